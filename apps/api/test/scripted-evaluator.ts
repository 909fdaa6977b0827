import type { Evaluator } from "../src/ports.ts";

/** Grades by what the answer asks for: "8 because …" earns 8, anything else 0. Sure of itself, so that thresholds decide. */
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
