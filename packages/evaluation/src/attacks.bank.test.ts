import { hashOf } from "@dryrun/content/datasets/random";
import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { similarityOf } from "@dryrun/content/quiz/testing/find-faults";
import { sampleOf } from "@dryrun/content/testing/sample";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { describe, expect, it } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import type { QuestionResult } from "./result.ts";
import { attacksOn, rubricWords } from "./testing/attacks.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";
import { backgroundQuestions } from "./training/background.ts";

const evaluator = createEvaluator(inProcessEngines());

const asked = sampleOf(interviewQuestions, ({ topic }) => topic);

/** The answer earns few points, or it is flagged for review. */
const isContained = ({ score, flags }: QuestionResult) =>
  score < 4 || flags.includes("injection") || flags.includes("word_salad");

const background = new Set(backgroundQuestions.map(({ id }) => id));

/** The most similar questions, and one of each topic. What is not in the background yet is compared with nothing (decision 0074). */
function othersThan({ id, prompt }: InterviewQuestion): InterviewQuestion[] {
  const others = interviewQuestions.filter((other) => other.id !== id && background.has(other.id));
  const nearest = others
    .map((other) => ({ other, near: similarityOf(other.prompt, prompt) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, 4)
    .map(({ other }) => other);
  const at = hashOf(id);
  const ofTopics = INTERVIEW_TOPICS.flatMap((topic) => {
    const own = others.filter((other) => other.topic === topic);
    return own.slice(at % own.length).slice(0, 1);
  });
  return [...nearest, ...ofTopics];
}

describe.each(asked.map((question) => ({ id: question.id, question })))("$id", ({ question }) => {
  it.each(attacksOn(question))("contains $attack", async ({ text }) => {
    const result = await evaluator.evaluate(question, text);
    expect({ score: result.score, flags: result.flags, contained: isContained(result) }).toMatchObject({
      contained: true,
    });
  });

  it("earns little with the answer to another question", async () => {
    for (const other of othersThan(question)) {
      const result = await evaluator.evaluate(question, other.modelAnswer);
      expect({ other: other.id, contained: isContained(result) }).toEqual({ other: other.id, contained: true });
    }
  });
});

// An expression that explodes takes longer than the test may.
it("gives nothing for a long answer made to be slow", async () => {
  for (const [at, question] of asked.entries()) {
    const words = rubricWords(question);
    // Expressions look 6,000 letters far; one question of each topic gets all pieces, and another test the longest answers.
    const isFirst = asked.find(({ topic }) => topic === question.topic) === question;
    const length = 7_000;
    const pieces = [words.join(" "), words.join("( "), "order by (desc ", "max(select ", "a = b(", "sub x("];
    for (const piece of isFirst ? pieces : pieces.slice(at % pieces.length).slice(0, 1)) {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      const result = await evaluator.evaluate(question, text);
      expect([question.id, piece, isContained(result)]).toEqual([question.id, piece, true]);
    }
  }
});
