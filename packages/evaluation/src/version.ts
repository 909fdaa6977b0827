import { readFileSync } from "node:fs";
import { ModelsError } from "./models/models.ts";

export const NAME = "dryrun-offline";
/** The number that people read. Raise it in a commit that changes grades; the diff of grades.lock.json shows which. */
export const MAJOR = "15";
/** The built file with the `Versions`. */
export const VERSIONS = new URL("../dist/versions.json", import.meta.url);

/** Hashes, eight hex digits each. */
export interface Versions {
  /** The hash of the grading code and the shared models. */
  grader: string;
  /** By question id, the hash of the grader, the question's models and its rubric. */
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

/** Returns a version such as "15+3f2a9c04". The same version gives the same grades. Without a question of the bank it covers the grader only. */
export function versionOf(question?: string): string {
  versions ??= readVersions();
  return `${MAJOR}+${versions.questions.get(question ?? "") ?? versions.grader}`;
}
