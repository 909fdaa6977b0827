import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { QuestionResult, ResultFlag } from "@dryrun/evaluation/result";
import type { Evaluator } from "../../../../ports.ts";

const point = (id: string, weight: number) => ({
  id,
  label: `Names ${id}`,
  weight,
  match: [],
  feedbackHit: `You name ${id}.`,
  feedbackMiss: `Name ${id}.`,
});

/** A question of prose with weights 5, 3 and 2 and one error of 4. */
export const QUESTION: InterviewQuestion = {
  id: "case-test",
  version: 1,
  topic: "case",
  type: "Case",
  difficulty: 1,
  level: 3,
  minutes: 4,
  prompt: "Sales fell by 18% last month. How do you find out why?",
  sampleData: null,
  modelAnswer: "I check the data first and compare with last year.",
  rubric: {
    version: 1,
    points: [point("data", 5), point("season", 3), point("report", 2)],
    errors: [{ id: "guess", label: "Guesses a cause", penalty: 4, match: [], feedback: "Do not guess the cause." }],
    exemplars: [],
  },
};
export const ANSWER =
  "I would check\n  whether all data is loaded, then look at the same month a year before. It is the price.";

/** An offline grader that returns this result. */
export function offlineWith(score: number, flags: ResultFlag[] = []): Evaluator {
  const result: QuestionResult = {
    score,
    confidence: 0.5,
    evaluator: "offline/4",
    rubricVersion: 1,
    flags,
    evidence: [],
    feedback: { good: [], missing: [], next: "The offline advice." },
  };
  return { name: "offline", version: "4", evaluate: async () => result };
}

type Verdict = "met" | "partial" | "unmet";
type Said = Record<string, [verdict: Verdict, quote: string]>;

/** A reply that matches the schema; criteria that are not named are unmet. */
export const replyWith = (said: Said, errorsStated: { id: string; quote: string }[] = [], feedback = "") => ({
  criteria: QUESTION.rubric.points.map(({ id }) => {
    const [verdict, quote] = said[id] ?? ["unmet", ""];
    return { id, reasoning: "Because.", quote, verdict };
  }),
  errorsStated,
  feedback,
});
