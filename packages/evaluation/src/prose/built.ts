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
  /** The number of each feature. */
  numbers: ReadonlyMap<string, number>;
  /** The questions that have a model. */
  questions: ReadonlySet<string>;
}

/** The model of a question, and the column of each feature by its number, -1 for none. */
export interface StoredModel {
  trained: Trained;
  columns: Int32Array;
}

/** Whether the models in this folder are those of the texts and the code at hand. */
export function areBuilt(folder = MODELS): boolean {
  const file = new URL(MADE_FROM, folder);
  return existsSync(file) && readFileSync(file, "utf8") === madeFrom();
}

/** Throws where the models in this folder are missing or made from other texts or code. */
export function checkBuild(folder = MODELS): void {
  if (!areBuilt(folder)) throw new Error("The prose models are missing or older than the bank: run `npm run build`.");
}

let isChecked = false;

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
  const { trained, columns } = readBuilt<StoredModel>(`questions/${question}`);
  const columnOf = (name: string) => {
    const column = columns[numbers.get(name) ?? -1] ?? -1;
    return column < 0 ? undefined : column;
  };
  const model = modelOf(trained, { rarityOf: rarityIn(rarity), columnOf });
  models.set(question, model);
  return model;
}
