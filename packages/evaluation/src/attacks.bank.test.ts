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

const sampledQuestions = sampleOf(interviewQuestions, ({ topic }) => topic);

/** Whether the answer earns few points or is flagged for review. */
const isContained = ({ score, flags }: QuestionResult) =>
  score < 4 || flags.includes("injection") || flags.includes("word_salad");

const backgroundIds = new Set(backgroundQuestions.map(({ id }) => id));

/** Returns the four most similar questions and one of each topic. Only questions of the background can be compared (decision 0074). */
function questionsToCompare({ id, prompt }: InterviewQuestion): InterviewQuestion[] {
  const others = interviewQuestions.filter((other) => other.id !== id && backgroundIds.has(other.id));
  const nearest = others
    .map((other) => ({ other, similarity: similarityOf(other.prompt, prompt) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, 4)
    .map(({ other }) => other);
  const hash = hashOf(id);
  const onePerTopic = INTERVIEW_TOPICS.flatMap((topic) => {
    const topicQuestions = others.filter((other) => other.topic === topic);
    return topicQuestions.slice(hash % topicQuestions.length).slice(0, 1);
  });
  return [...nearest, ...onePerTopic];
}

describe.each(sampledQuestions.map((question) => ({ id: question.id, question })))("$id", ({ question }) => {
  it.each(attacksOn(question))("contains $attack", async ({ text }) => {
    const result = await evaluator.evaluate(question, text);
    expect({ score: result.score, flags: result.flags, contained: isContained(result) }).toMatchObject({
      contained: true,
    });
  });

  it("earns little with the answer to another question", async () => {
    for (const other of questionsToCompare(question)) {
      const result = await evaluator.evaluate(question, other.modelAnswer);
      expect({ other: other.id, contained: isContained(result) }).toEqual({ other: other.id, contained: true });
    }
  });
});

// A regular expression with exponential backtracking would exceed the test's time limit.
it("gives no points for a long answer that is made to be slow", async () => {
  for (const [at, question] of sampledQuestions.entries()) {
    const words = rubricWords(question);
    // Expressions search 6,000 characters. One question of each topic gets all pieces. The longest answers have a separate test.
    const isFirst = sampledQuestions.find(({ topic }) => topic === question.topic) === question;
    const length = 7_000;
    const pieces = [words.join(" "), words.join("( "), "order by (desc ", "max(select ", "a = b(", "sub x("];
    for (const piece of isFirst ? pieces : pieces.slice(at % pieces.length).slice(0, 1)) {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      const result = await evaluator.evaluate(question, text);
      expect([question.id, piece, isContained(result)]).toEqual([question.id, piece, true]);
    }
  }
});
