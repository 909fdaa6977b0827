import { interviewQuestions } from "@dryrun/content/interview/load";
import { describe, expect, it } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import { inProcessRunner } from "./testing/in-process-runner.ts";

const evaluator = createEvaluator({ sql: await inProcessRunner() });

describe.each(interviewQuestions.map((question) => ({ id: question.id, question })))("$id", ({ question }) => {
  it.each(question.rubric.exemplars)("grades about $score: $why", async ({ text, score }) => {
    const result = await evaluator.evaluate(question, text);
    expect(Math.abs(result.score - score)).toBeLessThanOrEqual(1.5);
  });

  it("gives the model answer all that can be known", async () => {
    const result = await evaluator.evaluate(question, question.modelAnswer);
    // A macro is read and not run.
    expect(result.score).toBeGreaterThanOrEqual(question.topic === "vba" ? 8 : 9);
    expect(result.flags).toEqual([]);
  });

  it("quotes the answer word for word and keeps scores in halves", async () => {
    for (const { text } of [...question.rubric.exemplars, { text: question.modelAnswer }]) {
      const result = await evaluator.evaluate(question, text);
      expect(Number.isInteger(result.score * 2)).toBe(true);
      expect(result.confidence).toBeGreaterThanOrEqual(0);
      expect(result.confidence).toBeLessThanOrEqual(1);
      for (const { quote, verdict } of result.evidence) {
        if (quote) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
        else expect(verdict).toBe("unmet");
      }
    }
  });

  it("gives byte-equal results for the same answer", async () => {
    for (const { text } of question.rubric.exemplars) {
      const first = JSON.stringify(await evaluator.evaluate(question, text));
      expect(JSON.stringify(await evaluator.evaluate(question, text))).toBe(first);
    }
  });
});
