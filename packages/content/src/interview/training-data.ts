import { existsSync, readdirSync, readFileSync } from "node:fs";

/** By criterion, what meets it; by "!" and the id of an error, what makes that mistake. */
export type SentencesByLabel = Readonly<Record<string, readonly string[]>>;

/** A sentence or two of an answer, with the criteria that it meets, those that it only sounds like, and the errors that it makes. */
export interface AnswerPart {
  text: string;
  meets?: readonly string[];
  near?: readonly string[];
  /** Those that it meets by half; nothing is learned from such a part. */
  partly?: readonly string[];
  errors?: readonly string[];
}

export interface ScoredAnswer {
  /** What a careful interviewer gives, 0 to 10. */
  score: number;
  parts: readonly AnswerPart[];
}

/** What the criteria of a prose question are trained on. */
export interface TrainingData {
  sentences: SentencesByLabel;
  /** By criterion, what sounds like it and does not meet it. */
  wrong: SentencesByLabel;
  answers: readonly ScoredAnswer[];
}

/** A line of a file: a sentence that has a label, one that only sounds like it, or an answer. */
type Line = { label: string; text: string } | { near: string; text: string } | ScoredAnswer;

const TRAINING = new URL("../../interview/training/", import.meta.url);
const HELD_OUT = new URL("../../interview/held-out/", import.meta.url);

const fileOf = (folder: URL, question: string) => new URL(`${question}.jsonl`, folder);

/** The ids of the questions that have training data, in alphabetical order. */
export const trainedQuestions = (folder = TRAINING): string[] =>
  readdirSync(folder)
    .sort()
    .map((file) => file.replace(/\.jsonl$/, ""));

/** The training data of a question; undefined for one without. The file is read at each call. */
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

/** Labelled sentences that measure a grader. Nothing is trained on them, and they are not to be read when a grader is changed. */
export function heldOutOf(question: string): SentencesByLabel {
  const file = fileOf(HELD_OUT, question);
  const lines = existsSync(file) ? readLines<{ label: string; text: string }>(file) : [];
  return byLabel(lines.map(({ label, text }) => [label, text]));
}

/** The lines of a question's file. */
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
