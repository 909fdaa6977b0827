import { MODELS, readOnce } from "./prose/built.ts";

export const NAME = "dryrun-offline";
/** The number that people read. Raise it in a change that moves grades; grades.lock.json shows which ones. */
export const MAJOR = "14";
/** The file of the build that holds `Versions`. */
export const VERSIONS = new URL("versions.json", MODELS);

/** Hashes, eight hex digits each. */
export interface Versions {
  /** Of the code that grades and of what all models share. */
  grader: string;
  /** By question: of the same, its model and its rubric. */
  questions: Readonly<Record<string, string>>;
}

const versions = readOnce<Versions>(VERSIONS);
let ofQuestions: ReadonlyMap<string, string> | undefined;

/** "14+3f2a9c04": the same version gives the same grades. Without a question of the bank it covers the grader alone. */
export function versionOf(question?: string): string {
  const { grader, questions } = versions();
  ofQuestions ??= new Map(Object.entries(questions));
  return `${MAJOR}+${ofQuestions.get(question ?? "") ?? grader}`;
}
