import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { runsOfTexts } from "../src/gates/copies.ts";
import { hashSources } from "../src/models/made-from.ts";
import { encodeModels, inSharedMemory, openModels } from "../src/models/model-file.ts";
import { checkModels, loadModels, MODELS_FILE, shareModels } from "../src/models/models.ts";
import { backgroundQuestions } from "../src/training/background.ts";
import { backgroundRarity, trainCriteria } from "../src/training/learn.ts";
import { countOrders } from "../src/training/orders.ts";
import { trainTopics } from "../src/training/topics.ts";
import { VERSIONS } from "../src/version.ts";
import { currentVersions } from "./versions.ts";

// npm run models             trains the models of prose and writes models.lock.json
// npm run models -- --check  fails unless the models of the current bank and code match models.lock.json
// npm run models -- --fit    first fits the weights and thresholds again with scripts/fit/ (about five minutes)
// Each of them trains only if dist/models.bin is missing or out of date. --build does nothing else.

/** The weights and thresholds that scripts/fit/ writes. */
const FITTED_FOLDER = path.resolve(import.meta.dirname, "../fitted");
const FIT_SCRIPT = path.resolve(import.meta.dirname, "fit/index.mjs");
const LOCK_FILE = path.resolve(import.meta.dirname, "../models.lock.json");

/** Trains the models if the bank or the code changed since the file was written. Always writes the file of versions. */
export function buildModels(): void {
  const sources = hashSources();
  if (!isMadeFrom(sources)) replaceModelsFile(encodeModels(sources, trainModels()));
  shareModels(loadModels());
  writeFileSync(VERSIONS, `${JSON.stringify(currentVersions(), null, 1)}\n`);
}

function isMadeFrom(sources: string): boolean {
  return existsSync(MODELS_FILE) && openModels(loadModels())?.madeFrom === sources;
}

/** Replaces a file in one step, so that a process never reads half of it. */
function replaceModelsFile(bytes: Buffer): void {
  const file = fileURLToPath(MODELS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, bytes);
  renameSync(temporaryFile, file);
}

/** Returns every entry of the models file. The entries of a question do not depend on other questions of the bank. */
export function trainModels(questions: readonly InterviewQuestion[] = interviewQuestions): Map<string, unknown> {
  console.error("Training the models of prose, about 20 seconds…");
  const disclaimers = fittedDisclaimers();
  // Training reads sentences the way the grader reads answers, which needs the disclaimer model and no other.
  shareModels(inSharedMemory(encodeModels("00".repeat(32), new Map([["disclaimers", disclaimers]]))));
  const { topics, topicOf } = trainTopics();
  const proseQuestions = backgroundQuestions.filter(({ isProgram }) => !isProgram);
  return new Map<string, unknown>([
    ["chance", readFitted("chance")],
    ["disclaimers", disclaimers],
    ["rarity", backgroundRarity()],
    ["topics", topics],
    ["orders", countOrders()],
    ["model-answers", runsOfTexts(proseQuestions.map(({ modelAnswer }) => modelAnswer))],
    ...questions.map((question) => [`topics/${question.id}`, topicOf(question)] as const),
    ...questions.flatMap(({ id }) => {
      const trainingData = trainingDataOf(id);
      return trainingData ? [[`criteria/${id}`, trainCriteria(id, trainingData)] as const] : [];
    }),
  ]);
}

const readFitted = <T>(name: string) => JSON.parse(readFileSync(path.join(FITTED_FOLDER, `${name}.json`), "utf8")) as T;

function fittedDisclaimers() {
  const { topic, weights, ...rest } = readFitted<{ topic: string[]; weights: Record<string, number> }>("disclaimers");
  return { ...rest, topic: new Map(topic.map((stem) => [stem, 1])), weights: new Map(Object.entries(weights)) };
}

function lockedHash(): string | undefined {
  return existsSync(LOCK_FILE) ? (JSON.parse(readFileSync(LOCK_FILE, "utf8")) as { sha256: string }).sha256 : undefined;
}

function main(argument: string | undefined): void {
  if (
    argument === "--fit" &&
    spawnSync(process.execPath, ["--no-warnings", FIT_SCRIPT], { stdio: "inherit" }).status !== 0
  )
    process.exit(1);
  buildModels();
  const { hash } = checkModels();
  if (argument === undefined || argument === "--fit")
    writeFileSync(LOCK_FILE, `${JSON.stringify({ sha256: hash }, null, 1)}\n`);
  if (argument === "--check" && hash !== lockedHash()) {
    console.error(
      "The models are not those of packages/evaluation/models.lock.json. If that is meant: npm run models in that folder",
    );
    process.exit(1);
  }
}

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) main(process.argv[2]);
