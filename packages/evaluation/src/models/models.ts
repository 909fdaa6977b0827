import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { isIntact, type ModelFile, openModels } from "./model-file.ts";

/** The file that `npm run models` writes. */
export const MODELS_FILE = new URL("../../dist/models.bin", import.meta.url);

/** The models cannot be used. The message tells the person who starts the server what to do. */
export class ModelsError extends Error {
  constructor() {
    super("The grader's models (packages/evaluation/dist/models.bin) are missing or damaged. Run: npm run build");
  }
}

/** Loads the file into memory that threads can share. Throws `ModelsError` if it cannot be read. */
export function loadModels(file = MODELS_FILE): SharedArrayBuffer {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, "r");
    const { size } = fstatSync(descriptor);
    const bytes = new SharedArrayBuffer(size);
    if (readSync(descriptor, new Uint8Array(bytes), 0, size, 0) !== size) throw new ModelsError();
    return bytes;
  } catch {
    throw new ModelsError();
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Reads the whole file, and throws `ModelsError` if it is missing, of another kind, or changed since it was written. */
export function checkModels(file = MODELS_FILE): ModelFile {
  const bytes = loadModels(file);
  const models = openModels(bytes);
  if (!models || !isIntact(bytes)) throw new ModelsError();
  return models;
}

let models: ModelFile | undefined;
const entries = new Map<string, unknown>();

/** Makes the grader use these models, which the threads of a process share. Without this call, it loads the file itself. */
export function shareModels(bytes: SharedArrayBuffer): void {
  const opened = openModels(bytes);
  if (!opened) throw new ModelsError();
  models = opened;
  entries.clear();
}

/** Returns an entry of the models and caches it; undefined if there is none. */
export function readModel<T>(name: string): T | undefined {
  if (!models) shareModels(loadModels());
  if (!entries.has(name)) entries.set(name, models?.read(name));
  return entries.get(name) as T | undefined;
}

/** Returns an entry that every file of models has. */
export function sharedModel<T>(name: "chance" | "disclaimers" | "model-answers" | "orders" | "rarity" | "topics"): T {
  const entry = readModel<T>(name);
  if (entry === undefined) throw new ModelsError();
  return entry;
}
