import { readFileSync } from "node:fs";
import { ModelsError } from "./models/models.ts";

export const NAME = "dryrun-offline";
/** The number that people read. Raise it in a change that moves grades; grades.lock.json shows which ones. */
export const MAJOR = "15";
/** The file of the build that holds `Versions`. */
export const VERSIONS = new URL("../dist/versions.json", import.meta.url);

/** Hashes, eight hex digits each. */
export interface Versions {
  /** Of the code that grades and of what all models share. */
  grader: string;
  /** By question: of the same, its model and its rubric. */
  questions: Readonly<Record<string, string>>;
}

let versions: { grader: string; questions: ReadonlyMap<string, string> } | undefined;

function readVersions() {
  try {
    const { grader, questions } = JSON.parse(readFileSync(VERSIONS, "utf8")) as Versions;
    return { grader, questions: new Map(Object.entries(questions)) };
  } catch {
    throw new ModelsError();
  }
}

/** A version such as "15+3f2a9c04". The same version gives the same grades. Without a question of the bank it covers the grader alone. */
export function versionOf(question?: string): string {
  versions ??= readVersions();
  return `${MAJOR}+${versions.questions.get(question ?? "") ?? versions.grader}`;
}
