import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { formatJson } from "@dryrun/content/format-json";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { linesOf, type TrainingData, trainingDataOf } from "@dryrun/content/interview/training-data";

// Reads and writes the two files of a prose question in a bank's folder: the question and its training data.

/** The bank of the product. */
export const BANK = path.resolve(import.meta.dirname, "../../content/interview");

const filesOf = (bank: string, { id, topic }: Pick<InterviewQuestion, "id" | "topic">) => ({
  question: path.join(bank, "questions", topic, `${id}.json`),
  training: path.join(bank, "training", `${id}.jsonl`),
});

/** Returns the training data of a question of this bank; empty if it has none. */
export function readTrainingData(bank: string, { id }: InterviewQuestion): TrainingData {
  const folder = pathToFileURL(`${path.join(bank, "training")}/`);
  return trainingDataOf(id, folder) ?? { sentences: {}, wrong: {}, answers: [] };
}

/** Writes a question and its training data, formatted like the bank's other files. Returns the paths. */
export function writeProse(bank: string, question: InterviewQuestion, data: TrainingData): string[] {
  const files = filesOf(bank, question);
  for (const file of Object.values(files)) mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(files.question, formatJson(question));
  writeFileSync(files.training, linesOf(data));
  return Object.values(files);
}
