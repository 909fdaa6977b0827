import { mulberry32, shuffle } from "@dryrun/content/datasets/random";
import { findInterviewQuestion } from "@dryrun/content/interview/load";
import { expect, test } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import { feedbackText } from "./feedback.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

const evaluator = createEvaluator(inProcessEngines());

function question(id: string) {
  const found = findInterviewQuestion(id);
  if (!found) throw new Error(id);
  return found;
}

test("an answer whose score a flag limits is not praised, and is not called complete but for one thing", async () => {
  const asked = question("case-mean-or-median");
  const words = shuffle(mulberry32(5), asked.modelAnswer.split(/\s+/)).join(" ");
  const result = await evaluator.evaluate(asked, words);
  expect(result.flags).toContain("word_salad");
  expect(feedbackText(result)).toBe(
    "These words do not form sentences. Say what you would do. Write full sentences, so that each point you make counts.",
  );
});

test("a program that runs and is wrong is called so once", async () => {
  const asked = question("sql-customers-without-orders");
  const result = await evaluator.evaluate(asked, "SELECT name FROM customers");
  expect(feedbackText(result)).toMatch(/^The query runs, but /);
  expect(feedbackText(result).match(/The query runs/gi)).toHaveLength(1);
});
