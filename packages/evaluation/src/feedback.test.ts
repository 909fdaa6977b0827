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

test("does not praise an answer whose score a flag limits, nor call it almost complete", async () => {
  const testQuestion = question("case-mean-or-median");
  const words = shuffle(mulberry32(5), testQuestion.modelAnswer.split(/\s+/)).join(" ");
  const result = await evaluator.evaluate(testQuestion, words);
  expect(result.flags).toContain("word_salad");
  expect(feedbackText(result)).toBe(
    "These words do not form sentences. Say what you would do. Write full sentences, so that each point you make counts.",
  );
});

test("says only once that a program runs and is wrong", async () => {
  const testQuestion = question("sql-customers-without-orders");
  const result = await evaluator.evaluate(testQuestion, "SELECT name FROM customers");
  expect(feedbackText(result)).toMatch(/^The query runs, but /);
  expect(feedbackText(result).match(/The query runs/gi)).toHaveLength(1);
});
