import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { describe, expect, it } from "@jest/globals";
import { criteriaOf } from "./criteria.ts";
import { createEvaluator } from "./evaluator.ts";
import { feedbackText } from "./feedback.ts";
import { feedbackForRecruiter } from "./for-recruiter.ts";
import { piecesOf } from "./language/pieces.ts";
import { toPlainLetters } from "./language/plain.ts";
import { tokensOf } from "./language/tokens.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

// JavaScript objects inherit these names, and people who know a programming language may write them in an answer.
const INHERITED_NAMES = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];
const LEAKED_CODE = /native code|\[object|function Object/;

const evaluator = createEvaluator(inProcessEngines());

/** For each topic, one question that is graded by running a program and one that is graded as prose, if there are both. */
const sampledQuestions = INTERVIEW_TOPICS.flatMap((topic) => {
  const topicQuestions = interviewQuestions.filter((question) => question.topic === topic);
  const programQuestion = topicQuestions.find(({ rubric }) => rubric.exec);
  const proseQuestion = topicQuestions.find(({ rubric }) => !rubric.exec);
  return [programQuestion, proseQuestion].flatMap((question) => question ?? []);
});

/** Returns answers with the word in each language that the grader reads: as prose and in programs. */
const answersContaining = (word: string, { modelAnswer }: InterviewQuestion): string[] => [
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

describe.each(INHERITED_NAMES)("an answer with the word %s", (word) => {
  it.each(sampledQuestions.map((question) => ({ id: question.id, question })))(
    "is graded: $id",
    async ({ question }) => {
      for (const answer of answersContaining(word, question)) {
        const result = await evaluator.evaluate(question, answer);
        const feedback = [feedbackText(result), feedbackForRecruiter(question, result), criteriaOf(question, result)];
        expect(JSON.stringify([result, feedback])).not.toMatch(LEAKED_CODE);
        expect(result.score).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it("is read without a change", () => {
    const text = `${word} nhi`;
    const sentence = { start: 0, end: text.length, tokens: tokensOf(text) };
    expect(piecesOf(text, sentence).map((piece) => piece.word)).toEqual([word.toLowerCase(), "nahi"]);
    expect(toPlainLetters(word)).toBe(word);
  });
});

it("does not change the grade of a right answer that contains such a word", async () => {
  for (const question of sampledQuestions.filter(({ rubric }) => !rubric.exec)) {
    const plainResult = await evaluator.evaluate(question, `${question.modelAnswer} I write unit tests for it.`);
    const resultWithWord = await evaluator.evaluate(
      question,
      `${question.modelAnswer} I write constructor tests for it.`,
    );
    expect(Math.abs(plainResult.score - resultWithWord.score)).toBeLessThanOrEqual(0.5);
  }
});
