import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { serialize } from "node:v8";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { areBuilt, type Features, MADE_FROM, MODELS, type StoredModel } from "../src/prose/built.ts";
import { learn, learnersOf, rarity } from "../src/prose/training/learn.ts";
import { madeFrom } from "../src/prose/training/made-from.ts";
import { countOrders } from "../src/prose/training/orders.ts";
import { learnTopics } from "../src/prose/training/topics.ts";

/** Trains the models of prose and writes them to dist/models (src/prose/built.ts), unless they are there already and made from the same. */
export function buildModels(): void {
  if (areBuilt()) return;
  console.error("Training the models of prose (some ten seconds)…");
  const folder = fileURLToPath(MODELS);
  const unfinished = fileURLToPath(new URL("../models.new", MODELS));
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.join(unfinished, "questions"), { recursive: true });
  const write = (name: string, value: unknown) => writeFileSync(path.join(unfinished, `${name}.v8`), serialize(value));
  const numbers = new Map<string, number>();
  const questions = new Set<string>();
  for (const { id } of interviewQuestions) {
    const learners = learnersOf(id);
    if (!learners) continue;
    const { trained, columns } = learn(id, learners);
    for (const name of columns.keys()) if (!numbers.has(name)) numbers.set(name, numbers.size);
    const stored: StoredModel = { trained, columns: new Int32Array(numbers.size).fill(-1) };
    for (const [name, column] of columns) stored.columns[numbers.get(name) ?? 0] = column;
    write(`questions/${id}`, stored);
    questions.add(id);
  }
  write("features", { rarity: rarity(), numbers, questions } satisfies Features);
  write("topics", learnTopics());
  write("orders", countOrders());
  writeFileSync(path.join(unfinished, MADE_FROM), madeFrom());
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) buildModels();
