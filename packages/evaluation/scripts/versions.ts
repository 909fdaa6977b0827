import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { openModels } from "../src/models/model-file.ts";
import { loadModels, ModelsError } from "../src/models/models.ts";
import type { Versions } from "../src/version.ts";

const packagesFolder = path.resolve(import.meta.dirname, "../..");
/** The code that a grade depends on. */
const CODE_PATTERNS = [
  "evaluation/src/**/*.{ts,json}",
  "engines/src/**/*.ts",
  "content/src/interview/*.ts",
  "content/interview/thesaurus.json",
];
const EXCLUDED_FILES = /\.test\.|\/(?:testing|authoring|training)\//;
/** Libraries that grade. */
const LIBRARIES = ["re2js", "sql.js", "@ironcalc/wasm"];
/** Models that all questions share. */
const SHARED_MODELS = ["chance", "disclaimers", "rarity", "topics", "orders", "model-answers"];

const { resolve } = createRequire(import.meta.url);
const shortHash = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 8);
};
/** Returns the name and version of an installed library. Reads package.json from the folder, because it may not be exported. */
function installedVersion(library: string): string {
  const folder = fileURLToPath(new URL(`file://${resolve(library)}`));
  const root = folder.slice(0, folder.lastIndexOf(library) + library.length);
  return `${library}@${JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).version}`;
}

/** Hashes the grader and each question from the current files. */
export function currentVersions(bankQuestions = interviewQuestions): Versions {
  const files = CODE_PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: packagesFolder }))
    .filter((file) => !EXCLUDED_FILES.test(file))
    .sort();
  const namesAndContents = files.flatMap((file) => [file, readFileSync(path.join(packagesFolder, file))]);
  const models = openModels(loadModels());
  if (!models) throw new ModelsError();
  const graderHash = shortHash(
    ...LIBRARIES.map(installedVersion),
    ...namesAndContents,
    ...SHARED_MODELS.map(models.bytesOf),
  );
  const questionHashes = bankQuestions.map(({ id, rubric }) => [
    id,
    shortHash(graderHash, models.bytesOf(`criteria/${id}`), models.bytesOf(`topics/${id}`), JSON.stringify(rubric)),
  ]);
  return { grader: graderHash, questions: Object.fromEntries(questionHashes) };
}
