// Tests that the files named in documents exist, so that renaming a test cannot leave a wrong reference.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";

const root = path.resolve(import.meta.dirname, "..");
/** Abbreviations of docs/rules.md and docs/security.md. */
const SHORT = {
  domain: "packages/domain/src",
  api: "apps/api/src",
  features: "apps/api/src/features",
  attacks: "apps/api/test/attacks",
  forms: "packages/forms/src",
  csv: "packages/csv/src",
  content: "packages/content/src",
  evaluation: "packages/evaluation/src",
  student: "apps/student/src/features",
  employer: "apps/employer/src/features",
  masterclass: "apps/masterclass/src/features",
};

/** Expands `a/{b,c}.ts` to `a/b.ts` and `a/c.ts`. */
const expanded = (name) => {
  const [, before, choices, after] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return choices === undefined ? [name] : choices.split(",").map((choice) => `${before}${choice}${after}`);
};
/** Names in capitals are environment variables for folders. */
const isPath = (name) =>
  /^(?![A-Z_]+\/)[\w.-]+\/[\w./{},-]+$/.test(name) && /(\.[cm]?[jt]sx?|\.md|\.json|\.sql|\/)$/.test(name);
const placeOf = (name) => {
  const [first, ...rest] = name.split("/");
  return path.join(root, SHORT[first] ?? first, ...rest);
};
const pathsIn = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name)
    .filter(isPath)
    .flatMap(expanded);

const pagesIn = (folder) =>
  readdirSync(path.join(root, folder)).flatMap((name) => (name.endsWith(".md") ? [`${folder}/${name}`] : []));

const FOLDERS = ["docs", "docs/decisions", "docs/decisions/superseded", "docs/proofs"];
const docs = ["README.md", "CONTRIBUTING.md", ...FOLDERS.flatMap(pagesIn)];
for (const file of docs)
  test(`${file} names existing files`, () => {
    const missing = pathsIn(readFileSync(path.join(root, file), "utf8")).filter((name) => !existsSync(placeOf(name)));
    assert.deepEqual(missing, []);
  });
