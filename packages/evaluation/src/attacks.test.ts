import { interviewQuestions } from "@dryrun/content/interview/load";
import { describe, expect, it } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import type { QuestionResult } from "./result.ts";
import { attacksOn } from "./testing/attacks.ts";
import { inProcessRunner } from "./testing/in-process-runner.ts";

const evaluator = createEvaluator({ sql: await inProcessRunner() });

const isContained = (result: QuestionResult) =>
  result.score < 4 || result.flags.includes("injection") || result.flags.includes("keyword_dump");

describe.each(interviewQuestions.map((question) => ({ id: question.id, question })))("$id", ({ question }) => {
  it.each(attacksOn(question))("contains $attack", async ({ text }) => {
    const result = await evaluator.evaluate(question, text);
    expect({ score: result.score, flags: result.flags, contained: isContained(result) }).toMatchObject({
      contained: true,
    });
  });

  it("earns little with the answer to another question", async () => {
    for (const other of interviewQuestions) {
      if (other.id === question.id) continue;
      const result = await evaluator.evaluate(question, other.modelAnswer);
      expect({ other: other.id, contained: isContained(result) }).toEqual({ other: other.id, contained: true });
    }
  });
});
