// Shows that each rule of .dependency-cruiser.cjs can fail, on a small tree that breaks all of them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import test from "node:test";

const root = path.resolve(import.meta.dirname, "..");
const { forbidden } = createRequire(import.meta.url)("../.dependency-cruiser.cjs");

/** The violations of this rule: file and import. */
const BREAKS = {
  "no-app-to-app": ["apps/shell/src/a.ts", "../../api/src/app.ts"],
  "no-package-to-app": ["packages/forms/src/b.ts", "../../../apps/shell/src/main.ts"],
  "no-sibling-feature": ["apps/student/src/features/jobs/c.ts", "../quiz/q.ts"],
  "records-below-features": ["apps/api/src/records/d.ts", "../features/quiz/queries.ts"],
  "search-below-records": ["apps/api/src/search/p.ts", "../records/users.ts"],
  "domain-is-pure": ["packages/domain/src/e.ts", "node:fs"],
  "evaluation-is-pure": ["packages/evaluation/src/f.ts", "node:fs"],
  "grades-know-no-other-question": ["packages/evaluation/src/criteria/y.ts", "../../../content/src/interview/load.ts"],
  "engines-stand-alone": ["packages/engines/src/f.ts", "@dryrun/domain/time"],
  "routes-never-touch-the-database": ["apps/api/src/features/jobs/routes.ts", "../../db/schema/jobs.ts"],
  "only-queries-speak-sql": ["apps/api/src/features/jobs/m.ts", "drizzle-orm"],
  "only-adapters-use-sdks": ["apps/api/src/features/jobs/g.ts", "new-sdk"],
  "client-never-imports-server": ["packages/auth/src/h.ts", "../../content/src/bank.ts"],
  "one-app-per-endpoint-file": ["apps/student/src/i.ts", "../../../packages/api-client/src/jobs/employer.ts"],
  "masterclass-asks-as-a-visitor": ["apps/masterclass/src/o.ts", "../../../packages/api-client/src/auth/public.ts"],
  "shared-by-name": ["packages/api-client/src/j.ts", "./base.ts"],
  "no-orphans": ["packages/forms/src/n.ts", null],
  "no-circular": ["packages/rich-text/src/k.ts", "./l.ts"],
};
/** Imports that some rules refuse, and imports that they accept. */
const ALSO_BREAKS = [
  ["no-sibling-feature", "apps/api/src/features/jobs/own/q.ts", "../../quiz/queries.ts"],
  ["records-below-features", "apps/api/src/search/r.ts", "../features/quiz/queries.ts"],
  ["only-adapters-use-sdks", "apps/api/src/http/s.ts", "new-sdk"],
  ["only-adapters-use-sdks", "apps/api/src/records/t.ts", "nodemailer"],
];
const ADMITTED = [
  ["only-adapters-use-sdks", "apps/api/src/adapters/mailer/u.ts", "new-sdk"],
  ["only-queries-speak-sql", "apps/api/src/records/v.ts", "drizzle-orm"],
  ["only-queries-speak-sql", "apps/api/src/search/v-queries.ts", "drizzle-orm"],
  ["records-below-features", "apps/api/src/records/w.ts", "../search/tokens.ts"],
];
const TYPES_OF_A_SIBLING = "apps/api/src/features/jobs/x.ts";
const TARGETS = {
  [TYPES_OF_A_SIBLING]: 'import type { Quiz } from "../quiz/queries.ts"; export const quizzes: Quiz[] = [];',
  "apps/api/src/app.ts": "",
  "apps/shell/src/main.ts": "",
  "apps/student/src/features/quiz/q.ts": "",
  "apps/api/src/features/quiz/queries.ts": "",
  "apps/api/src/records/users.ts": "",
  "apps/api/src/search/tokens.ts": "",
  "apps/api/src/db/schema/jobs.ts": "",
  "packages/content/src/bank.ts": "",
  "packages/content/src/interview/load.ts": "",
  "packages/api-client/src/jobs/employer.ts": "",
  "packages/api-client/src/base.ts": "",
  "packages/api-client/src/auth/public.ts": "",
  "packages/rich-text/src/l.ts": 'import { value } from "./k.ts"; export const other = value;',
};

function cruise() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-boundaries-"));
  try {
    const write = (file, text) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${text}\nexport const value = 1;\n`);
    };
    for (const [file, text] of Object.entries(TARGETS)) write(file, text);
    const others = [...ALSO_BREAKS, ...ADMITTED].map(([, ...use]) => use);
    for (const [file, target] of [...Object.values(BREAKS), ...others])
      write(file, target === null ? "" : `import * as used from "${target}"; export const kept = used;`);
    for (const file of [".dependency-cruiser.cjs", "tsconfig.base.json"])
      copyFileSync(path.join(root, file), path.join(folder, file));
    write("node_modules/new-sdk/index.js", "");
    symlinkSync(path.join(root, "node_modules/@swc"), path.join(folder, "node_modules/@swc"));
    for (const library of ["nodemailer", "drizzle-orm"])
      symlinkSync(path.join(root, "apps/api/node_modules", library), path.join(folder, "node_modules", library));
    const bin = path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
    const args = [bin, "--config", ".dependency-cruiser.cjs", "--output-type", "json", "apps", "packages"];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 });
    assert.notEqual(stdout, "", stderr);
    return JSON.parse(stdout).summary.violations;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("each rule has a tree that breaks it", () => {
  assert.deepEqual([...new Set(forbidden.map(({ name }) => name))].sort(), Object.keys(BREAKS).sort());
});

const violations = cruise();
const isFound = (rule, file) => violations.some((violation) => violation.rule.name === rule && violation.from === file);
for (const [rule, file] of [...Object.entries(BREAKS).map(([name, [file]]) => [name, file]), ...ALSO_BREAKS]) {
  test(`${rule} refuses ${file}`, () => {
    assert.ok(
      isFound(rule, file),
      `found: ${violations.map(({ rule: { name }, from }) => `${name} ${from}`).join("; ")}`,
    );
  });
}
for (const [rule, file] of ADMITTED) test(`${rule} admits ${file}`, () => assert.ok(!isFound(rule, file)));

test("no-sibling-feature admits types", () => {
  assert.ok(!isFound("no-sibling-feature", TYPES_OF_A_SIBLING));
});
