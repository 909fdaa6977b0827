import { readFileSync } from "node:fs";

/**
 * The folder with the background: texts from which every prose model learns the rarity of words, the order of words and the topics of other
 * questions. It is a copy of the bank that does not change within a major version, so that a grade does not depend on other questions.
 */
export const BACKGROUND = new URL("../../background/", import.meta.url);

export interface BackgroundQuestion {
  id: string;
  /** Whether its answers are programs; their exemplars are left out. */
  isProgram: boolean;
  prompt: string;
  modelAnswer: string;
  exemplars: readonly { text: string; score: number }[];
  /** The rubric's feedback texts. */
  feedback: readonly string[];
}
/** A learner's sentence on a question. */
export interface BackgroundSentence {
  question: string;
  text: string;
}

const readLines = (name: string) =>
  readFileSync(new URL(`${name}.jsonl`, BACKGROUND), "utf8")
    .split("\n")
    .filter(Boolean);

/** The questions in `background/`, a frozen copy of the question bank, in the order of the bank. */
export const backgroundQuestions = readLines("questions").map((line) => JSON.parse(line) as BackgroundQuestion);
/** The learners' sentences of the background. */
export const backgroundSentences = readLines("sentences").map((line) => JSON.parse(line) as BackgroundSentence);
