import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { linesOf, type TrainingData, trainingDataOf } from "@dryrun/content/interview/training-data";

// The files of a prose question, in the folder of a bank: its form and its training data.

/** The bank of the product. */
export const BANK = path.resolve(import.meta.dirname, "../../content/interview");

const filesOf = (bank: string, { id, topic }: Pick<InterviewQuestion, "id" | "topic">) => ({
  question: path.join(bank, "questions", topic, `${id}.json`),
  training: path.join(bank, "training", `${id}.jsonl`),
});

/** What the criteria of a question of this bank are trained on. */
export function readTrainingData(bank: string, { id }: InterviewQuestion): TrainingData {
  const folder = pathToFileURL(`${path.join(bank, "training")}/`);
  return trainingDataOf(id, folder) ?? { sentences: {}, wrong: {}, answers: [] };
}

/** Writes a question and its training data, as the bank's other files are formatted; returns the files. */
export function writeProse(bank: string, question: InterviewQuestion, data: TrainingData): string[] {
  const files = filesOf(bank, question);
  for (const file of Object.values(files)) mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(files.question, `${JSON.stringify(question, null, 2)}\n`);
  writeFileSync(files.training, linesOf(data));
  if (bank === BANK) spawnSync("biome", ["format", "--write", files.question], { stdio: "ignore" });
  return Object.values(files);
}
