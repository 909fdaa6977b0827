import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { openModels } from "../src/models/model-file.ts";
import { loadModels, ModelsError } from "../src/models/models.ts";
import type { Versions } from "../src/version.ts";

const packages = path.resolve(import.meta.dirname, "../..");
/** The code that a grade depends on. */
const CODE = [
  "evaluation/src/**/*.{ts,json}",
  "engines/src/**/*.ts",
  "content/src/interview/*.ts",
  "content/interview/thesaurus.json",
];
const WITHOUT = /\.test\.|\/(?:testing|authoring|training)\//;
/** Libraries that grade. */
const LIBRARIES = ["re2js", "sql.js", "@ironcalc/wasm"];
/** Models that all questions share. */
const SHARED = ["chance", "disclaimers", "rarity", "topics", "orders", "model-answers"];

const { resolve } = createRequire(import.meta.url);
const short = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 8);
};
/** The name and version of an installed library; its own package.json may not be exported. */
function installed(library: string): string {
  const folder = fileURLToPath(new URL(`file://${resolve(library)}`));
  const root = folder.slice(0, folder.lastIndexOf(library) + library.length);
  return `${library}@${JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).version}`;
}

/** The versions of the grader and of each question, of the files as they are now. */
export function versionsNow(asked = interviewQuestions): Versions {
  const files = CODE.flatMap((pattern) => globSync(pattern, { cwd: packages }))
    .filter((file) => !WITHOUT.test(file))
    .sort();
  const code = files.flatMap((file) => [file, readFileSync(path.join(packages, file))]);
  const models = openModels(loadModels());
  if (!models) throw new ModelsError();
  const grader = short(...LIBRARIES.map(installed), ...code, ...SHARED.map(models.bytesOf));
  const questions = asked.map(({ id, rubric }) => [
    id,
    short(grader, models.bytesOf(`criteria/${id}`), models.bytesOf(`topics/${id}`), JSON.stringify(rubric)),
  ]);
  return { grader, questions: Object.fromEntries(questions) };
}
