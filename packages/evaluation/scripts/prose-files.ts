import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LearnersAnswer, LearnersSentences } from "@dryrun/content/interview/learners";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { Learners } from "../src/prose/training/learn.ts";

// The files of a prose question, in the folder of a bank: its form and what learners say to it.

/** The bank of the product. */
export const BANK = path.resolve(import.meta.dirname, "../../content/interview");

type OfTopic = Record<string, LearnersSentences>;

const filesOf = (bank: string, { id, topic }: Pick<InterviewQuestion, "id" | "topic">) => ({
  question: path.join(bank, "questions", topic, `${id}.json`),
  known: path.join(bank, "learners/known", `${topic}.json`),
  wrong: path.join(bank, "learners/wrong", `${topic}.json`),
  answers: path.join(bank, "learners/answers", `${id}.json`),
});

function readJson<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : otherwise;
}

function writeJson(file: string, value: unknown) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** What learners say to a question of this bank. */
export function readLearners(bank: string, question: InterviewQuestion): Learners {
  const files = filesOf(bank, question);
  const of = (file: string) => new Map(Object.entries(readJson<OfTopic>(file, {}))).get(question.id) ?? {};
  return { sentences: of(files.known), wrong: of(files.wrong), answers: readJson<LearnersAnswer[]>(files.answers, []) };
}

/** Writes a question and what learners say to it, as the bank's other files are formatted; returns the files. */
export function writeProse(
  bank: string,
  question: InterviewQuestion,
  { sentences, wrong, answers }: Learners,
): string[] {
  const files = filesOf(bank, question);
  writeJson(files.question, question);
  writeJson(files.answers, answers);
  // A key that is there already keeps its place, so the diff shows the question alone.
  for (const [file, own] of [
    [files.known, sentences],
    [files.wrong, wrong],
  ] as const) {
    const others = Object.entries(readJson<OfTopic>(file, {}));
    writeJson(file, Object.fromEntries(new Map([...others, [question.id, own]])));
  }
  const written = Object.values(files);
  if (bank === BANK) spawnSync("biome", ["format", "--write", ...written], { stdio: "ignore" });
  return written;
}
