import type { Output } from "@dryrun/domain/contract/define";
import type { interviewHistory } from "@dryrun/domain/interviews/contract";
import { idOf } from "../../testing/fixtures.ts";
import type { GradedQuestion, Result } from "./result.ts";

type Session = Output<typeof interviewHistory>["sessions"][number];

/** A completed session; `own` overrides fields. */
export const aSession = (number: number, own: Partial<Session> = {}): Session => ({
  sessionId: idOf(500 + number),
  createdAt: `2026-11-${String(number).padStart(2, "0")}T10:00:00.000Z`,
  isCompleted: true,
  submitted: true,
  score: 62,
  finalDecision: "Review",
  submittedToEmployer: false,
  sentAt: null,
  reviewedAt: null,
  evaluated: 10,
  applicationEnd: null,
  topic: null,
  applicationId: { _id: idOf(200), jobId: { title: `Analyst ${number}`, company: "Sahyadri Analytics" } },
  job: { title: `Analyst ${number}`, company: "Sahyadri Analytics", companyApply: false, companyUrl: "" },
  ...own,
});

export const pending = { isCompleted: false, score: null, finalDecision: null, evaluated: 0 } as const;

const ANSWER = "I would group by city.";

export const aGraded = (number: number, own: Partial<GradedQuestion> = {}): GradedQuestion => ({
  number,
  type: "Case",
  question: `What is asked in question ${number}?`,
  sampleData: null,
  answer: ANSWER,
  score: 6.5,
  assessed: true,
  feedback: "You name the grouping.",
  modelAnswer: "Group by city, then order.",
  family: "orders-by-city",
  rubric: [
    {
      criterion: "Groups the rows",
      points: 6.5,
      maxPoints: 7,
      verdict: "met",
      note: "You group by city.",
      evidence: { start: 8, end: 21, text: ANSWER.slice(8, 21) },
      counterexample: null,
    },
    {
      criterion: "Sorts them",
      points: 0,
      maxPoints: 3,
      verdict: "unmet",
      note: "Say the order.",
      evidence: null,
      counterexample: null,
    },
  ],
  ...own,
});

export const aResult = (own: Partial<Result> = {}): Result => ({
  ...aSession(20),
  graded: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  corrected: [],
  summaryFeedback: "Your strongest topic was SQL.",
  questions: Array.from({ length: 10 }, (_, index) => aGraded(index + 1, { score: index === 3 ? 1.5 : 6.5 })),
  evaluator: { name: "dryrun-offline", version: "1", isFallback: false },
  events: [{ type: "blur", number: 4, at: "2026-11-20T10:12:00.000Z" }],
  fullScreen: true,
  startedAt: "2026-11-20T10:00:00.000Z",
  expiresAt: "2026-11-20T10:30:00.000Z",
  submittedAt: "2026-11-20T10:25:00.000Z",
  evaluatedAt: "2026-11-20T10:26:00.000Z",
  sendable: true,
  answersWithinDays: null,
  review: null,
  job: { title: "Junior Data Analyst", company: "Sahyadri Analytics", companyApply: false, companyUrl: "" },
  ...own,
});
