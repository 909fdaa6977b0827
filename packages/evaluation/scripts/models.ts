import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { runsOfTexts } from "../src/gates/copies.ts";
import { madeFrom } from "../src/models/made-from.ts";
import { encodeModels, inSharedMemory, openModels } from "../src/models/model-file.ts";
import { checkModels, loadModels, MODELS, shareModels } from "../src/models/models.ts";
import { backgroundQuestions } from "../src/training/background.ts";
import { learn, rarity } from "../src/training/learn.ts";
import { countOrders } from "../src/training/orders.ts";
import { learnTopics } from "../src/training/topics.ts";
import { VERSIONS } from "../src/version.ts";
import { versionsNow } from "./versions.ts";

// npm run models             trains the models of prose and writes models.lock.json
// npm run models -- --check  fails unless the models of the bank and the code at hand are those of models.lock.json
// npm run models -- --fit    fits the weights and thresholds again first, by bench/grading/fit/ (some five minutes)
// All of them train only if dist/models.bin is missing or out of date. --build does nothing else.

/** The weights and thresholds that bench/grading/fit/ writes. */
const FITTED = path.resolve(import.meta.dirname, "../fitted");
const FIT = path.resolve(import.meta.dirname, "../../../bench/grading/fit/index.mjs");
const LOCK = path.resolve(import.meta.dirname, "../models.lock.json");

/** Trains the models if the bank or the code changed since the file was written. Always writes the lock file. */
export function build(): void {
  const sources = madeFrom();
  if (!isMadeFrom(sources)) write(encodeModels(sources, trainAll()));
  shareModels(loadModels());
  writeFileSync(VERSIONS, `${JSON.stringify(versionsNow(), null, 1)}\n`);
}

function isMadeFrom(sources: string): boolean {
  return existsSync(MODELS) && openModels(loadModels())?.madeFrom === sources;
}

/** Replaces a file in one step, so that a process never reads half of it. */
function write(bytes: Buffer): void {
  const file = fileURLToPath(MODELS);
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

/** Every entry of the file. What a question's entries hold does not depend on other questions of the bank. */
export function trainAll(questions: readonly InterviewQuestion[] = interviewQuestions): Map<string, unknown> {
  console.error("Training the models of prose, about 20 seconds…");
  const disclaimers = fittedDisclaimers();
  // Training reads sentences as answers are read, which needs the disclaimers alone.
  shareModels(inSharedMemory(encodeModels("00".repeat(32), new Map([["disclaimers", disclaimers]]))));
  const { topics, own } = learnTopics();
  const prose = backgroundQuestions.filter(({ isProgram }) => !isProgram);
  return new Map<string, unknown>([
    ["chance", fitted("chance")],
    ["disclaimers", disclaimers],
    ["rarity", rarity()],
    ["topics", topics],
    ["orders", countOrders()],
    ["model-answers", runsOfTexts(prose.map(({ modelAnswer }) => modelAnswer))],
    ...questions.map((question) => [`topics/${question.id}`, own(question)] as const),
    ...questions.flatMap(({ id }) => {
      const data = trainingDataOf(id);
      return data ? [[`criteria/${id}`, learn(id, data)] as const] : [];
    }),
  ]);
}

const fitted = <T>(name: string) => JSON.parse(readFileSync(path.join(FITTED, `${name}.json`), "utf8")) as T;

function fittedDisclaimers() {
  const { topic, weights, ...rest } = fitted<{ topic: string[]; weights: Record<string, number> }>("disclaimers");
  return { ...rest, topic: new Map(topic.map((stem) => [stem, 1])), weights: new Map(Object.entries(weights)) };
}

function lockedHash(): string | undefined {
  return existsSync(LOCK) ? (JSON.parse(readFileSync(LOCK, "utf8")) as { sha256: string }).sha256 : undefined;
}

function main(argument: string | undefined): void {
  if (argument === "--fit" && spawnSync(process.execPath, ["--no-warnings", FIT], { stdio: "inherit" }).status !== 0)
    process.exit(1);
  build();
  const { hash } = checkModels();
  if (argument === undefined || argument === "--fit")
    writeFileSync(LOCK, `${JSON.stringify({ sha256: hash }, null, 1)}\n`);
  if (argument === "--check" && hash !== lockedHash()) {
    console.error("The models are not those of packages/evaluation/models.lock.json. If that is meant: npm run models");
    process.exit(1);
  }
}

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) main(process.argv[2]);
