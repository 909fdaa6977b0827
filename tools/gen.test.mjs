// What the generators make and change, in a copy of the files that they know.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { generate } from "./gen/index.mjs";
import { spellings } from "./gen/names.mjs";

const root = path.resolve(import.meta.dirname, "..");
const KNOWN = [
  "packages/domain/src/contracts.ts",
  "apps/api/src/features/system/pending.ts",
  "apps/api/src/ports.ts",
  "apps/admin/src/paths.ts",
  "apps/admin/src/remote.tsx",
  "apps/shell/remotes.dev.json",
  "tsconfig.json",
  "knip.json",
  "turbo.json",
  "biome.json",
  ".github/CODEOWNERS",
  ".gitignore",
];

function aCopy() {
  const copy = mkdtempSync(path.join(os.tmpdir(), "dryrun-gen-"));
  for (const file of KNOWN) cpSync(path.join(root, file), path.join(copy, file));
  const read = (file) => readFileSync(path.join(copy, file), "utf8");
  return { copy, read };
}

/** Formatted as the project is, and free of lint, apart from the test that is meant to be written. */
function isClean(copy, files) {
  const biome = path.join(root, "node_modules/.bin/biome");
  spawnSync(biome, ["format", "--write", ...files], { cwd: copy });
  const lint = spawnSync(biome, ["lint", ...files.filter((file) => /\.tsx?$/.test(file))], {
    cwd: copy,
    encoding: "utf8",
  });
  assert.equal(lint.status, 0, lint.stdout + lint.stderr);
}

test("names have every spelling, and none of them is a stranger", () => {
  assert.deepEqual(spellings("saved jobs"), {
    kebab: "saved-jobs",
    snake: "saved_jobs",
    camel: "savedJobs",
    pascal: "SavedJobs",
    title: "Saved jobs",
  });
  for (const bad of ["", "Über", "a/b", "../x", "1st"]) assert.throws(() => spellings(bad));
});

test("an area has contract, rules, route, service, queries and endpoint, and is listed", () => {
  const { copy, read } = aCopy();
  const { made, changed, next } = generate(copy, ["area", "saved-searches"], { caller: "employer" });
  assert.equal(made.length, 8);
  assert.match(read("packages/domain/src/saved-searches/contract.ts"), /access: "employer"/);
  assert.match(
    read("packages/domain/src/contracts.ts"),
    /import \* as savedSearches from "\.\/saved-searches\/contract\.ts";/,
  );
  assert.match(read("packages/domain/src/contracts.ts"), /areas = \{\s*savedSearches,/);
  assert.match(read("apps/api/src/features/system/pending.ts"), /"savedSearches\.readSavedSearches",/);
  assert.ok(next.length > 0);
  isClean(copy, [...made, ...changed]);
});

test("a page has its URL, its route and a test that is red until it says something", () => {
  const { copy, read } = aCopy();
  const { made, changed } = generate(copy, ["page", "admin", "colleges", "colleges"], { path: "/admin/colleges" });
  assert.match(read("apps/admin/src/paths.ts"), /colleges: "\/admin\/colleges",\n\} as const;/);
  assert.match(read("apps/admin/src/remote.tsx"), /path: paths\.colleges,/);
  assert.match(read("apps/admin/src/features/colleges/colleges-page.test.tsx"), /write what this page shows first/);
  isClean(copy, [...made, ...changed]);
});

test("a port has its adapter and the tests of every adapter", () => {
  const { copy, read } = aCopy();
  const { made, changed } = generate(copy, ["port", "sms", "gateway"], {});
  assert.match(read("apps/api/src/ports.ts"), /export interface Sms \{/);
  assert.ok(existsSync(path.join(copy, "apps/api/src/adapters/sms/sms.contract-test.ts")));
  isClean(copy, [...made, ...changed]);
});

test("a remote is listed wherever a part must be", () => {
  const { copy, read } = aCopy();
  const { made, changed } = generate(copy, ["remote", "college"], { role: "student", owns: "/college" });
  assert.deepEqual(JSON.parse(read("apps/shell/remotes.dev.json")).at(-1), {
    name: "college",
    owns: ["/college"],
    current: { version: "dev", entry: "/remotes/college/mf-manifest.json", integrity: "" },
  });
  for (const file of ["tsconfig.json", "knip.json", "turbo.json", "biome.json", ".github/CODEOWNERS"])
    assert.match(read(file), /college/, file);
  isClean(copy, [...made, ...changed]);
});

test("nothing that is there is written over", () => {
  const { copy } = aCopy();
  generate(copy, ["port", "sms", "gateway"], {});
  assert.throws(() => generate(copy, ["port", "sms", "gateway"], {}), /exists already/);
});
