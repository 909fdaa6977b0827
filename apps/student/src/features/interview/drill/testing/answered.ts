import { aDrillQuestion } from "../../../../testing/fixtures.ts";
import type { DrillQuestion, GradedAnswer } from "../drill.ts";

export const aGradedAnswer = (number: number, own: Partial<GradedAnswer> = {}): GradedAnswer => ({
  number,
  type: "SQL",
  question: `What is asked in question ${number}?`,
  sampleData: null,
  answer: "SELECT city",
  score: 7.5,
  assessed: true,
  feedback: `You name the city ${number}.`,
  modelAnswer: "SELECT city FROM sales",
  family: `family-${number}`,
  climb: [own.score ?? 7.5],
  rubric: [
    {
      criterion: "Names the city",
      points: 7.5,
      maxPoints: 10,
      verdict: "partial",
      note: "Say from where.",
      evidence: { start: 7, end: 11, text: "city" },
      counterexample: null,
    },
  ],
  ...own,
});

/** A question that was answered and graded. */
export const anAnswered = (number: number, own: Partial<GradedAnswer> = {}): DrillQuestion =>
  aDrillQuestion(number, {
    answer: own.answer ?? "SELECT city",
    answeredAt: "2026-11-20T10:01:00.000Z",
    result: aGradedAnswer(number, own),
  });
