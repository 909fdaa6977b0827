import { findInterviewQuestion } from "@dryrun/content/interview/load";
import { heldOutOf, trainedQuestions } from "@dryrun/content/interview/training-data";
import { expect, it } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

const evaluator = createEvaluator(inProcessEngines());

it("recognizes the criteria of held-out sentences and does not confuse them with others", async () => {
  const count = { found: 0, sentences: 0, confused: 0, otherCriteria: 0 };
  for (const id of trainedQuestions()) {
    const question = findInterviewQuestion(id);
    if (!question) throw new Error(id);
    for (const [criterion, sentences] of Object.entries(heldOutOf(id)).filter(([name]) => !name.startsWith("!"))) {
      for (const sentence of sentences) {
        const { evidence } = await evaluator.evaluate(question, sentence);
        const met = evidence.filter(({ verdict }) => verdict === "met").map(({ pointId }) => pointId);
        count.sentences += 1;
        count.found += met.includes(criterion) ? 1 : 0;
        count.confused += met.filter((other) => other !== criterion).length;
        count.otherCriteria += question.rubric.points.length - 1;
      }
    }
  }
  expect(count.sentences).toBeGreaterThan(1_000);
  expect(count.found / count.sentences).toBeGreaterThanOrEqual(0.78);
  expect(count.confused / count.otherCriteria).toBeLessThanOrEqual(0.02);
});
