// Runs the generators in a copy of the files that they read, and checks their output.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { generate } from "./gen/index.mjs";
import { spellings } from "./gen/names.mjs";

const root = path.resolve(import.meta.dirname, "..");
const KNOWN = [
  "packages/domain/src/contracts.ts",
  "apps/api/src/ports.ts",
  "apps/admin/src/paths.ts",
  "apps/admin/src/remote.tsx",
  "apps/admin/src/messages.en-in.ts",
  "apps/admin/src/frame/nav-rules.ts",
  "e2e/support/screens.ts",
  "packages/api-client/src",
  "packages/domain/src/admin",
  "packages/domain/src/certificates",
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
  for (const file of KNOWN) cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  const read = (file) => readFileSync(path.join(copy, file), "utf8");
  return { copy, read };
}

/** Checks that files are formatted and free of lint, except the tests that are generated as failing. */
function isClean(copy, files) {
  const biome = path.join(root, "node_modules/.bin/biome");
  spawnSync(biome, ["format", "--write", ...files], { cwd: copy });
  const lint = spawnSync(biome, ["lint", ...files.filter((file) => /\.tsx?$/.test(file))], {
    cwd: copy,
    encoding: "utf8",
  });
  assert.equal(lint.status, 0, lint.stdout + lint.stderr);
}

test("writes names in every spelling, all of them known", () => {
  assert.deepEqual(spellings("saved jobs"), {
    kebab: "saved-jobs",
    snake: "saved_jobs",
    camel: "savedJobs",
    pascal: "SavedJobs",
    title: "Saved jobs",
  });
  for (const bad of ["", "Über", "a/b", "../x", "1st"]) assert.throws(() => spellings(bad));
});

test("makes an area with contract, rules, route, service, queries and endpoint, and lists it", () => {
  const { copy, read } = aCopy();
  const { made, changed, next } = generate(copy, ["area", "saved-searches"], { caller: "employer" });
  assert.equal(made.length, 9);
  assert.match(read("packages/domain/src/saved-searches/calls.ts"), /access: "employer"/);
  assert.match(
    read("packages/domain/src/contracts.ts"),
    /import \* as savedSearches from "\.\/saved-searches\/contract\.ts";/,
  );
  assert.match(read("packages/domain/src/contracts.ts"), /areas = \{\s*savedSearches,/);
  assert.ok(next.length > 0);
  isClean(copy, [...made, ...changed]);
});

test("makes a page with its URL, its route and a test that fails until the page has content", () => {
  const { copy, read } = aCopy();
  const { made, changed } = generate(copy, ["page", "admin", "colleges", "colleges"], { path: "/admin/colleges" });
  assert.match(read("apps/admin/src/paths.ts"), /colleges: "\/admin\/colleges",\n\} as const;/);
  assert.match(read("apps/admin/src/remote.tsx"), /path: paths\.colleges,/);
  assert.match(read("apps/admin/src/features/colleges/colleges-page.test.tsx"), /write what this page shows first/);
  isClean(copy, [...made, ...changed]);
});

const LISTED = [
  ["apps/admin/src/paths.ts", /rows: "\/admin\/rows",\n\} as const;/],
  ["apps/admin/src/remote.tsx", /path: paths\.rows,/],
  ["apps/admin/src/messages.en-in.ts", /import \{ rows \} from "\.\/messages\/rows\.en-in\.ts";/],
  ["apps/admin/src/messages.en-in.ts", /nav: \{[^}]*rows: "Rows",\s*\}/],
  ["apps/admin/src/messages.en-in.ts", /\n {2}lists,\n {2}rows,/],
  ["apps/admin/src/frame/nav-rules.ts", /to: paths\.rows, label: words\.nav\.rows \},\n\] as const;/],
  ["e2e/support/screens.ts", /asAdmin\("admin-rows", "\/admin\/rows"\),/],
];
const aList = (copy, call) => generate(copy, ["list", "admin", "rows"], { call, path: "/admin/rows" });

test("makes a list with an endpoint, columns by the contract, messages, all its registrations, and a failing test", () => {
  const { copy, read } = aCopy();
  rmSync(path.join(copy, "packages/api-client/src/certificates/admin.ts")); // as if no page used the call yet
  const { made, changed } = aList(copy, "certificates.certificates");
  for (const [file, shape] of LISTED) assert.match(read(file), shape, file);
  assert.match(read("packages/api-client/src/certificates/admin.ts"), /\{ useAdminCertificatesQuery \} = baseApi/);
  const page = read("apps/admin/src/features/rows/rows-page.tsx");
  assert.match(
    page,
    /key: "certId", header: say\.columns\.certId, isRowHeader: true, cell: \(\{ certId \}\) => certId/,
  );
  assert.match(page, /issuedOn \}\) => words\.lists\.at\(issuedOn\)/);
  assert.match(page, /revokedAt === null \? "–" : words\.lists\.at\(revokedAt\)/);
  assert.match(page, /<SearchForm label=\{say\.searchLabel\}/);
  assert.match(read("apps/admin/src/features/rows/rows-page.test.tsx"), /write what a row shows first/);
  isClean(copy, [...made, ...changed]);
});

test("makes a list with an existing endpoint, and names the remaining manual steps", () => {
  const { copy, read } = aCopy();
  const { made, changed } = aList(copy, "admin.reviews");
  const page = read("apps/admin/src/features/rows/rows-page.tsx");
  assert.match(page, /useAdminReviewsQuery.*client\/interviews\/admin"/);
  assert.match(page, /key: "score", header: say\.columns\.score, isEnd: true, cell/);
  assert.deepEqual(
    [...made, ...changed].filter((file) => file.includes("api-client")),
    [],
  );
  assert.match(page, /state: chosen\("state", say\.options\.state\.map/);
  assert.match(page, /<ChoiceFilter name="state" label=\{say\.filters\.state\} options=\{say\.options\.state\} \/>/);
  assert.match(read("apps/admin/src/messages/rows.en-in.ts"), /value: "open", label: "Open"/);
  assert.match(aList(aCopy().copy, "admin.auditEntries").next.join("\n"), /Not offered as a filter: .*actor/);
  assert.match(aList(aCopy().copy, "admin.reports").next.join("\n"), /a cell cannot hold it: job, reporter/);
  isClean(copy, [...made, ...changed]);
});

test("adds a missing endpoint to its file", () => {
  const { copy, read } = aCopy();
  const file = "packages/api-client/src/interviews/admin.ts";
  const before = read(file);
  const fresh = before.replace(/ {4}adminReviews:[\s\S]*?\}\),\n/, "").replace("useAdminReviewsQuery, ", "");
  writeFileSync(path.join(copy, file), fresh.replace(", reviews }", " }"));
  mkdirSync(path.join(copy, "packages/api-client/src/admin"), { recursive: true });
  renameSync(path.join(copy, file), path.join(copy, "packages/api-client/src/admin/admin.ts"));
  const { made, changed } = aList(copy, "admin.reviews");
  const text = read("packages/api-client/src/admin/admin.ts");
  assert.match(text, /import \{ reviews, decideReview, review \} from "@dryrun\/domain\/admin\/contract"/);
  assert.match(text, /\{ useAdminReviewsQuery, useAdminReviewQuery/);
  assert.match(text, /adminReviews: build\.query<Output<typeof reviews>, Arg<typeof reviews>>/);
  isClean(copy, [...made, ...changed]);
});

test("refuses a page for a call that is not a paged list for admins", () => {
  const { copy } = aCopy();
  assert.throws(() => aList(copy, "admin.unknown"), /There is no call/);
  assert.throws(() => aList(copy, "admin.hideJob"), /not a GET for admins/);
  assert.throws(() => aList(copy, "jobs.savedJobs"), /not a GET for admins/);
  assert.throws(() => aList(copy, "admin.review"), /does not answer a paged list/);
});

test("makes a port with its adapter and the tests of every adapter", () => {
  const { copy, read } = aCopy();
  const { made, changed } = generate(copy, ["port", "sms", "gateway"], {});
  assert.match(read("apps/api/src/ports.ts"), /export interface Sms \{/);
  assert.ok(existsSync(path.join(copy, "apps/api/src/adapters/sms/sms.contract-test.ts")));
  isClean(copy, [...made, ...changed]);
});

test("lists a remote wherever a part must be listed", () => {
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

test("overwrites no existing file", () => {
  const { copy } = aCopy();
  generate(copy, ["port", "sms", "gateway"], {});
  assert.throws(() => generate(copy, ["port", "sms", "gateway"], {}), /exists already/);
});
