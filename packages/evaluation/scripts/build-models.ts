import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { serialize } from "node:v8";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { runsOfTexts } from "../src/gates/copies.ts";
import { areBuilt, type Features, MADE_FROM, MODELS, type StoredModel } from "../src/prose/built.ts";
import { backgroundQuestions } from "../src/prose/training/background.ts";
import { type Learners, learn, learnersOf, numberBackground, rarity } from "../src/prose/training/learn.ts";
import { madeFrom } from "../src/prose/training/made-from.ts";
import { countOrders } from "../src/prose/training/orders.ts";
import { learnTopics } from "../src/prose/training/topics.ts";
import { VERSIONS } from "../src/version.ts";
import { versionsNow } from "./versions.ts";

/** Trains the models of prose and writes them to dist/models, unless they are there and made from the same; then writes the versions. */
export function build(): void {
  if (!areBuilt()) trainModels();
  writeFileSync(VERSIONS, `${JSON.stringify(versionsNow(), null, 1)}\n`);
}

function trainModels(): void {
  console.error("Training the models of prose (some ten seconds)…");
  const folder = fileURLToPath(MODELS);
  const unfinished = fileURLToPath(new URL("../models.new", MODELS));
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.join(unfinished, "questions"), { recursive: true });
  const write = (name: string, value: unknown) => writeFileSync(path.join(unfinished, `${name}.v8`), serialize(value));
  const numbers = numberBackground();
  const questions = new Set<string>();
  for (const { id } of interviewQuestions) {
    const learners = learnersOf(id);
    if (!learners) continue;
    write(`questions/${id}`, storedModel(id, learners, numbers));
    questions.add(id);
  }
  write("features", { rarity: rarity(), numbers, questions } satisfies Features);
  write("topics", learnTopics(interviewQuestions));
  write("orders", countOrders());
  const prose = backgroundQuestions.filter(({ isProgram }) => !isProgram);
  write("model-answers", runsOfTexts(prose.map(({ modelAnswer }) => modelAnswer)));
  writeFileSync(path.join(unfinished, MADE_FROM), madeFrom());
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** The model of a question as its file holds it; `numbers` are those of the background's features. */
export function storedModel(id: string, learners: Learners, numbers: ReadonlyMap<string, number>): StoredModel {
  const { trained, columns } = learn(id, learners);
  const stored = new Int32Array(numbers.size).fill(-1);
  const own = new Map<string, number>();
  for (const [name, column] of columns) {
    const number = numbers.get(name);
    if (number === undefined) own.set(name, column);
    else stored[number] = column;
  }
  return { trained, columns: stored, own };
}

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) build();
