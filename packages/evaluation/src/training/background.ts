import { readFileSync } from "node:fs";

/**
 * Texts that every prose model is trained against: what is rare, how words follow each other, what other questions are about. It is a copy
 * of the bank that never changes within a major version, so that the grade of a question does not depend on the other questions.
 */
export const BACKGROUND = new URL("../../background/", import.meta.url);

export interface BackgroundQuestion {
  id: string;
  /** Whether its answers are programs; their exemplars are left out. */
  isProgram: boolean;
  prompt: string;
  modelAnswer: string;
  exemplars: readonly { text: string; score: number }[];
  /** What the product says to answers. */
  feedback: readonly string[];
}
/** What a learner said to a question. */
export interface BackgroundSentence {
  question: string;
  text: string;
}

const linesOf = (name: string) =>
  readFileSync(new URL(`${name}.jsonl`, BACKGROUND), "utf8")
    .split("\n")
    .filter(Boolean);

/** The questions of the background, in the order of the bank that it was copied from. */
export const backgroundQuestions = linesOf("questions").map((line) => JSON.parse(line) as BackgroundQuestion);
/** The sentences of learners of the background. */
export const backgroundSentences = linesOf("sentences").map((line) => JSON.parse(line) as BackgroundSentence);
