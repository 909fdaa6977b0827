import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { isIntact, type ModelFile, openModels } from "./model-file.ts";

/** Where `npm run models` writes what it trains. */
export const MODELS = new URL("../../dist/models.bin", import.meta.url);

/** The models cannot be used. The message is for the person who starts the server. */
export class ModelsError extends Error {
  constructor() {
    super("The grader's models (packages/evaluation/dist/models.bin) are missing or damaged. Run: npm run models");
  }
}

/** The bytes of the file in memory that threads can share. Throws `ModelsError` where there is none. */
export function loadModels(file = MODELS): SharedArrayBuffer {
  let opened: number | undefined;
  try {
    opened = openSync(file, "r");
    const { size } = fstatSync(opened);
    const bytes = new SharedArrayBuffer(size);
    if (readSync(opened, new Uint8Array(bytes), 0, size, 0) !== size) throw new ModelsError();
    return bytes;
  } catch {
    throw new ModelsError();
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

/** Throws `ModelsError` where the file is missing, of another kind, or changed since it was made. It reads all of it. */
export function checkModels(file = MODELS): ModelFile {
  const bytes = loadModels(file);
  const models = openModels(bytes);
  if (!models || !isIntact(bytes)) throw new ModelsError();
  return models;
}

let models: ModelFile | undefined;
const entries = new Map<string, unknown>();

/** Makes the grader use these models, which the threads of a process share. Without this call it loads the file itself. */
export function shareModels(bytes: SharedArrayBuffer): void {
  const opened = openModels(bytes);
  if (!opened) throw new ModelsError();
  models = opened;
  entries.clear();
}

/** An entry of the models, read when it is first asked for; undefined where there is none. */
export function readModel<T>(name: string): T | undefined {
  if (!models) shareModels(loadModels());
  if (!entries.has(name)) entries.set(name, models?.read(name));
  return entries.get(name) as T | undefined;
}

/** An entry that each file of models has. */
export function sharedModel<T>(name: "chance" | "disclaimers" | "model-answers" | "orders" | "rarity" | "topics"): T {
  const found = readModel<T>(name);
  if (found === undefined) throw new ModelsError();
  return found;
}
