import { readFileSync } from "node:fs";
import path from "node:path";
import { findInterviewQuestion } from "@dryrun/content/interview/load";
import { expect, it } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../content/interview/learners/held");
const evaluator = createEvaluator(inProcessEngines());

it("knows what learners say to a criterion, in sentences that were held back, and does not take it for another", async () => {
  const count = { own: 0, sentences: 0, others: 0, chances: 0 };
  for (const topic of ["excel", "power-bi", "case", "behavioural"]) {
    const held = JSON.parse(readFileSync(path.join(FOLDER, `${topic}.json`), "utf8")) as Record<
      string,
      Record<string, string[]>
    >;
    for (const [id, criteria] of Object.entries(held)) {
      const question = findInterviewQuestion(id);
      if (!question) throw new Error(id);
      for (const [criterion, sentences] of Object.entries(criteria).filter(([name]) => !name.startsWith("!"))) {
        for (const sentence of sentences) {
          const { evidence } = await evaluator.evaluate(question, sentence);
          const met = evidence.filter(({ verdict }) => verdict === "met").map(({ pointId }) => pointId);
          count.sentences += 1;
          count.own += met.includes(criterion) ? 1 : 0;
          count.others += met.filter((other) => other !== criterion).length;
          count.chances += question.rubric.points.length - 1;
        }
      }
    }
  }
  expect(count.sentences).toBeGreaterThan(1_000);
  expect(count.own / count.sentences).toBeGreaterThanOrEqual(0.78);
  expect(count.others / count.chances).toBeLessThanOrEqual(0.02);
});
