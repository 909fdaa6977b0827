// Tests that the check of unused exports fails, on a small tree that has each kind.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import test from "node:test";
import { faultsOf, namesOf, unusedExports } from "./unused-exports.mjs";

const JEST = { devDependencies: { jest: "*" } };
const DOMAIN = { name: "@dryrun/domain", type: "module", exports: { "./*": "./src/*.ts" }, ...JEST };
const SHELL = { name: "@dryrun/shell", type: "module", dependencies: { "@dryrun/domain": "*" }, ...JEST };
const TREE = {
  "package.json": JSON.stringify({ name: "tree", private: true, workspaces: ["apps/*", "packages/*"] }),
  "packages/domain/package.json": JSON.stringify(DOMAIN),
  "packages/domain/src/jobs/rules.ts": ["used", "byName", "ofTheFile", "tested", "dead"]
    .map((name) => `export const ${name} = ${name === "used" ? "() => ofTheFile" : 1};`)
    .join("\n"),
  "packages/domain/src/jobs/rules.test.ts": 'import { tested } from "./rules.ts"; console.log(tested);',
  "apps/shell/package.json": JSON.stringify(SHELL),
  "apps/shell/src/main.ts": 'import { used } from "@dryrun/domain/jobs/rules"; console.log(used());',
  "apps/shell/src/page.tsx": 'import * as rules from "@dryrun/domain/jobs/rules"; console.log(rules.byName);',
  "apps/shell/src/main.test.ts": 'import { tested } from "@dryrun/domain/jobs/rules"; console.log(tested);',
};

test("finds an export that only tests use, or nothing", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-exports-"));
  try {
    for (const [file, text] of Object.entries(TREE)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    mkdirSync(path.join(folder, "node_modules/@dryrun"), { recursive: true });
    symlinkSync(path.join(folder, "packages/domain"), path.join(folder, "node_modules/@dryrun/domain"));
    assert.deepEqual(unusedExports(folder), ["jobs/rules.ts dead", "jobs/rules.ts tested"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("requires unused exports to be allowed, and allowed ones to be unused", () => {
  const allowed = namesOf([{ reason: "planned", exports: { "jobs/rules.ts": ["planned", "used"] } }]);
  assert.deepEqual(faultsOf(["jobs/rules.ts dead", "jobs/rules.ts planned"], allowed), [
    "jobs/rules.ts dead: used by nobody but tests; delete it",
    "jobs/rules.ts used: used or gone; remove it from tools/unused-exports.json",
  ]);
});
