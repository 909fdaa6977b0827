import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { describe, expect, it } from "@jest/globals";
import { criteriaOf } from "./criteria.ts";
import { createEvaluator } from "./evaluator.ts";
import { feedbackText } from "./feedback.ts";
import { feedbackForRecruiter } from "./for-recruiter.ts";
import { piecesOf } from "./language/pieces.ts";
import { plain } from "./language/plain.ts";
import { tokensOf } from "./language/tokens.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

// Every object of JavaScript inherits these; people who know a programming language write them.
const WORDS = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];
const INHERITED = /native code|\[object|function Object/;

const evaluator = createEvaluator(inProcessEngines());

/** Two questions of each topic: where programs are run, one of each way to grade them. */
const asked = INTERVIEW_TOPICS.flatMap((topic) => {
  const own = interviewQuestions.filter((question) => question.topic === topic);
  const run = own.find(({ rubric }) => rubric.exec);
  const read = own.find(({ rubric }) => !rubric.exec);
  return [run, read].flatMap((question) => question ?? []);
});

/** Answers in each language that is graded, and in programs, fenced and bare. */
const answersWith = (word: string, { modelAnswer }: InterviewQuestion): string[] => [
  word,
  `${word}, ${word}: ${word}! Don't use ${word}; I'd check the ${word} first, because ${word} isn't reliable.`,
  `${modelAnswer}\n\nI would not call ${word} here.`,
  `Main pehle ${word} check karunga, phir ${word} nahi use karunga kyunki ${word} galat hai.`,
  `मैं पहले ${word} देखूँगा, फिर ${word} का इस्तेमाल नहीं करूँगा।`,
  `SELECT ${word}, COUNT(*) AS ${word} FROM ${word} WHERE ${word} = '${word}' GROUP BY ${word}`,
  `=IF(${word}(A1)="${word}",TEXT(A1,"${word}"),${word})`,
  `${word} = VAR ${word} = SUM(${word}[${word}]) RETURN FORMAT(${word}, "${word}")`,
  `\`\`\`vba\nSub ${word}()\n  Dim ${word} As ${word}\n  Range("A1").Value = Format(Now, "${word}")\n  Names.Add "${word}", "=A1"\nEnd Sub\n\`\`\``,
];

describe.each(WORDS)("an answer with the word %s", (word) => {
  it.each(asked.map((question) => ({ id: question.id, question })))("is graded: $id", async ({ question }) => {
    for (const answer of answersWith(word, question)) {
      const result = await evaluator.evaluate(question, answer);
      const shown = [feedbackText(result), feedbackForRecruiter(question, result), criteriaOf(question, result)];
      expect(JSON.stringify([result, shown])).not.toMatch(INHERITED);
      expect(result.score).toBeGreaterThanOrEqual(0);
    }
  });

  it("is read as it is written", () => {
    const text = `${word} nhi`;
    const sentence = { start: 0, end: text.length, tokens: tokensOf(text) };
    expect(piecesOf(text, sentence).map((piece) => piece.word)).toEqual([word.toLowerCase(), "nahi"]);
    expect(plain(word)).toBe(word);
  });
});

it("changes nothing about the right answer beside it", async () => {
  for (const question of asked.filter(({ rubric }) => !rubric.exec)) {
    const alone = await evaluator.evaluate(question, `${question.modelAnswer} I write unit tests for it.`);
    const beside = await evaluator.evaluate(question, `${question.modelAnswer} I write constructor tests for it.`);
    expect(Math.abs(alone.score - beside.score)).toBeLessThanOrEqual(0.5);
  }
});
