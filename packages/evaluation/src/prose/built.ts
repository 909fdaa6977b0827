import { existsSync, readFileSync } from "node:fs";
import { deserialize } from "node:v8";
import { type CriterionModel, modelOf, type Trained } from "./criterion-model.ts";
import { type Rarity, rarityIn } from "./features.ts";
import { madeFrom } from "./training/made-from.ts";

/**
 * Where scripts/build-models.ts writes what it makes of the bank's texts. The files are those of `v8.serialize`, which keeps typed arrays and
 * maps. Each is read when it is first needed; all functions here that read one throw as `checkBuild` does.
 */
export const MODELS = new URL("../../dist/models/", import.meta.url);
/** The file of the build that holds its `madeFrom`. */
export const MADE_FROM = "made-from";
/** What the models of all questions share. */
export interface Features {
  rarity: Rarity;
  /** The number of each feature that the background has. */
  numbers: ReadonlyMap<string, number>;
  /** The questions that have a model. */
  questions: ReadonlySet<string>;
}

/** The model of a question. It says nothing of other questions: its file is the same, byte for byte, whatever they are. */
export interface StoredModel {
  trained: Trained;
  /** The column of each feature of the background by its number, -1 for none. */
  columns: Int32Array;
  /** The columns of features that only the question's own texts have. */
  own: ReadonlyMap<string, number>;
}

/** Whether the models in this folder are those of the texts and the code at hand. */
export function areBuilt(folder = MODELS): boolean {
  const file = new URL(MADE_FROM, folder);
  return existsSync(file) && readFileSync(file, "utf8") === madeFrom();
}

const NOT_BUILT = "The prose models are missing or older than the bank: run `npm run build`.";

/** Throws where the models in this folder are missing or made from other texts or code. */
export function checkBuild(folder = MODELS): void {
  if (!areBuilt(folder)) throw new Error(NOT_BUILT);
}

let isChecked = false;

/** Reads a JSON file of the build when it is first asked for. */
export function readOnce<T>(file: URL): () => T {
  let read: T | undefined;
  return () => {
    if (read === undefined && !existsSync(file)) throw new Error(NOT_BUILT);
    read ??= JSON.parse(readFileSync(file, "utf8")) as T;
    return read;
  };
}

/** Reads a file of the build. */
export function readBuilt<T>(name: string): T {
  if (!isChecked) checkBuild();
  isChecked = true;
  return deserialize(readFileSync(new URL(`${name}.v8`, MODELS))) as T;
}

let features: Features | undefined;
const models = new Map<string, CriterionModel>();

/** What learners say to each criterion of a question; undefined for a question without their sentences. */
export function criterionModel(question: string): CriterionModel | undefined {
  features ??= readBuilt<Features>("features");
  const { numbers, questions, rarity } = features;
  if (!questions.has(question)) return undefined;
  const known = models.get(question);
  if (known) return known;
  const { trained, columns, own } = readBuilt<StoredModel>(`questions/${question}`);
  const columnOf = (name: string) => {
    const column = columns[numbers.get(name) ?? -1] ?? -1;
    return column < 0 ? own.get(name) : column;
  };
  const model = modelOf(trained, { rarityOf: rarityIn(rarity), columnOf });
  models.set(question, model);
  return model;
}
