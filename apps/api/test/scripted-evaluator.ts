import type { Evaluator } from "../src/ports.ts";

/** Grades by a number in the answer: "8 because …" scores 8, others 0, with full confidence so that thresholds decide. */
export const scriptedEvaluator: Evaluator = {
  name: "scripted",
  version: "1",
  async evaluate(question, answer) {
    const score = Math.min(10, Number(/^\d+(\.5)?/.exec(answer)?.[0] ?? 0));
    return {
      score,
      confidence: 1,
      evaluator: "scripted/1",
      rubricVersion: question.rubric.version,
      flags: answer === "" ? ["empty"] : [],
      evidence: question.rubric.points.map(({ id }) => ({
        pointId: id,
        verdict: score >= 5 ? "met" : "unmet",
        note: "scripted",
      })),
      feedback: { good: [], missing: [], next: "Next." },
    };
  },
};
