import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Texts by label: the id of a criterion for texts that meet it, "!" and the id of an error for texts that contain it. */
export type SentencesByLabel = Readonly<Record<string, readonly string[]>>;

/**
 * A sentence or two of an answer, with the criteria that it meets, those that it only sounds like, and the errors
 * that it contains.
 */
export interface AnswerPart {
  text: string;
  meets?: readonly string[];
  near?: readonly string[];
  /** Criteria that it meets in part. The model is not trained on them. */
  partly?: readonly string[];
  errors?: readonly string[];
}

export interface ScoredAnswer {
  /** The score of a careful interviewer, 0 to 10. */
  score: number;
  parts: readonly AnswerPart[];
}

/** The training data of a prose question's criteria. */
export interface TrainingData {
  sentences: SentencesByLabel;
  /** Texts that sound like a criterion without meeting it, by the criterion's id. */
  wrong: SentencesByLabel;
  answers: readonly ScoredAnswer[];
}

/** A line of a training file: a sentence that meets a criterion, one that only sounds like it, or a whole answer. */
type Line = { label: string; text: string } | { near: string; text: string } | ScoredAnswer;

const TRAINING = new URL("../../interview/training/", import.meta.url);
const HELD_OUT = new URL("../../interview/held-out.jsonl", import.meta.url);

const fileOf = (folder: URL, question: string) => new URL(`${question}.jsonl`, folder);

/** Returns the ids of the questions with training data, in alphabetical order. */
export const trainedQuestions = (folder = TRAINING): string[] =>
  readdirSync(folder)
    .sort()
    .map((file) => file.replace(/\.jsonl$/, ""));

/** Returns the training data of a question, or undefined if it has none. Each call reads the file. */
export function trainingDataOf(question: string, folder = TRAINING): TrainingData | undefined {
  const file = fileOf(folder, question);
  if (!existsSync(file)) return undefined;
  const lines = readLines<Line>(file);
  return {
    sentences: byLabel(lines.flatMap((line) => ("label" in line ? [[line.label, line.text]] : []))),
    wrong: byLabel(lines.flatMap((line) => ("near" in line ? [[line.near, line.text]] : []))),
    answers: lines.flatMap((line) => ("parts" in line ? [line] : [])),
  };
}

/** Returns labelled sentences that measure the grader. Never train on them, and do not read them while you change the grader. */
export function heldOutOf(question: string): SentencesByLabel {
  const lines = readLines<{ question: string; label: string; text: string }>(HELD_OUT);
  return byLabel(lines.flatMap((line) => (line.question === question ? [[line.label, line.text]] : [])));
}

/** Returns the lines of a question's file. */
export const linesOf = ({ sentences, wrong, answers }: TrainingData): string =>
  [
    ...Object.entries(sentences).flatMap(([label, texts]) => texts.map((text) => ({ label, text }))),
    ...Object.entries(wrong).flatMap(([near, texts]) => texts.map((text) => ({ near, text }))),
    ...answers,
  ]
    .map((line: Line) => `${JSON.stringify(line)}\n`)
    .join("");

function readLines<T>(file: URL): T[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter(Boolean).map((line) => JSON.parse(line) as T);
}

const byLabel = (labelled: readonly (readonly string[])[]): SentencesByLabel =>
  Object.fromEntries(
    [...Map.groupBy(labelled, ([label = ""]) => label)].map(([label, all]) => [
      label,
      all.map(([, text = ""]) => text),
    ]),
  );
