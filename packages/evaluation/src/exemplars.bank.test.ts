import { interviewQuestions } from "@dryrun/content/interview/load";
import { sampleOf } from "@dryrun/content/testing/sample";
import { describe, expect, it } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import { feedbackText } from "./feedback.ts";
import { criteriaForRecruiter, feedbackForRecruiter } from "./for-recruiter.ts";
import type { QuestionResult } from "./result.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

const sampledQuestions = sampleOf(interviewQuestions, ({ topic }) => topic).map((question) => ({
  id: question.id,
  question,
}));
const engines = inProcessEngines();
const evaluator = createEvaluator(engines, { mayRepeatUs: true });

/** An error that Excel shows, which a note quotes. */
const EXCELS_WORDS = /Run-time error '\d+': [^.]*\.(?: Try a different one\.)?/g;
const ADDRESSES_READER = /\b(?:you|your|yours)\b|(?:^|[.!?] )(?:Say|Name|Tell|Use|Write|Try)\b/i;

describe.each(sampledQuestions)("$id", ({ question }) => {
  const { exemplars } = question.rubric;
  const texts = [...exemplars.map(({ text }) => text), question.modelAnswer];
  const results = new Map<string, Promise<QuestionResult>>();
  /** Grades an answer once and caches the result for later tests. */
  const gradeOf = (text: string) => {
    const result = results.get(text) ?? evaluator.evaluate(question, text);
    results.set(text, result);
    return result;
  };

  it.each(exemplars)("grades within 1.5 of $score: $why", async ({ text, score }) => {
    expect(Math.abs((await gradeOf(text)).score - score)).toBeLessThanOrEqual(1.5);
  });

  it("flags the exemplar that offers nothing and the one that attacks the grader", async () => {
    const flags = (await Promise.all(texts.map(gradeOf))).flatMap((result) => result.flags);
    expect(flags).toContain("empty");
    expect(flags.some((flag) => flag === "injection" || flag === "word_salad")).toBe(true);
  });

  it("gives the model answer at least 9 points and no flag", async () => {
    const result = await gradeOf(question.modelAnswer);
    expect(result.score).toBeGreaterThanOrEqual(9);
    expect(result.flags).toEqual([]);
  });

  it("quotes the answer word for word and keeps scores in halves", async () => {
    for (const text of texts) {
      const result = await gradeOf(text);
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
    for (const text of texts.slice(0, 2)) {
      expect(JSON.stringify(await evaluator.evaluate(question, text))).toBe(JSON.stringify(await gradeOf(text)));
    }
  });

  it("explains each exemplar in sentences", async () => {
    for (const { text } of exemplars) {
      const paragraph = feedbackText(await gradeOf(text));
      expect(paragraph.length).toBeGreaterThan(20);
      expect(paragraph).toMatch(/[.!?]$/);
      expect(paragraph).not.toMatch(/undefined|\n|\.\./);
    }
  });

  it("never addresses the person who answered in what a recruiter reads", async () => {
    const labels = [...question.rubric.points, ...question.rubric.errors].map(({ label }) => label);
    for (const { text } of exemplars) {
      const result = await gradeOf(text);
      const withoutLabels = labels.reduce(
        (feedback, label) => feedback.replaceAll(`“${label}”`, ""),
        feedbackForRecruiter(question, result),
      );
      expect(withoutLabels.replaceAll(/“[^”]*”/g, "").replace(EXCELS_WORDS, "")).not.toMatch(ADDRESSES_READER);
      for (const { note, maxPoints } of criteriaForRecruiter(question, result))
        if (maxPoints !== 10) expect(note.replace(EXCELS_WORDS, "")).not.toMatch(ADDRESSES_READER);
    }
  });
});
