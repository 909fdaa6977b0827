import type { Interview, Question } from "../../shared/answers.ts";
import { application } from "./application.ts";
import { listed, person } from "./listed-applications.ts";

const question = (number: number): Question => ({
  number,
  type: "SQL",
  question: `Sum the revenue, task ${number}.`,
  sampleData: null,
  answer: `SELECT SUM(revenue) FROM sales -- ${number}`,
  score: 7.5,
  assessed: true,
  feedback: "The sum is right.",
  rubric: [
    {
      criterion: "Sums the revenue",
      points: 4,
      maxPoints: 5,
      verdict: "partial",
      note: "The alias is missing.",
      evidence: { start: 0, end: 19, text: "SELECT SUM(revenue)" },
      counterexample: null,
    },
  ],
});

export const interview: Interview = {
  applicationId: {
    _id: application._id,
    fullName: person.fullName,
    status: "pending",
    undoUntil: null,
    bookedMeetingAt: null,
    decidedAt: null,
    decidedBy: null,
    jobId: listed.jobId,
  },
  finalDecision: "Review",
  score: 74,
  summaryFeedback: "Strong in SQL, close to the line.",
  sentAt: "2026-11-19T06:00:00.000Z",
  reviewedAt: null,
  evaluator: { name: "Dryrun rubric", version: "1.0", isFallback: false },
  fullScreen: false,
  events: [
    { type: "blur", number: 3 },
    { type: "blur", number: 3 },
    { type: "offline", number: null },
  ],
  questions: Array.from({ length: 10 }, (_, index) => question(index + 1)),
};
