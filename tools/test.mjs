// Everything that must hold. The last line is summed from the reports of this run.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { startPostgres, THROWN_AWAY } from "./postgres.mjs";
import { readReport } from "./reports.mjs";
import { assembleSite } from "./site.mjs";

const root = path.resolve(import.meta.dirname, "..");
const parts = ["apps", "packages"]
  .flatMap((kind) => readdirSync(path.join(root, kind)).map((name) => path.join(kind, name)))
  .concat("e2e");
/** Each suite that a package's scripts name must have left its report. */
const SUITES = {
  test: "test-report.json",
  "test:processes": "test-processes-report.json",
  "test:pg": "test-pg-report.json",
  e2e: "reports/e2e.json",
};

const suites = [];
for (const part of parts) {
  const file = path.join(root, part, "package.json");
  if (!existsSync(file)) continue;
  const { scripts = {} } = JSON.parse(readFileSync(file, "utf8"));
  for (const [script, report] of Object.entries(SUITES))
    if (scripts[script]) suites.push({ name: `${part} ${script}`, report: path.join(root, part, report) });
}
for (const { report } of suites) rmSync(report, { force: true });

// A hanging test must not block the machine; normal runs take far less.
setTimeout(() => {
  console.error("npm test took over 75 minutes: something waits for what does not come.");
  console.log("0 passed, 1 failed, 0 skipped");
  process.exit(1);
}, 75 * 60_000).unref();

const turbo = (tasks, env = {}) =>
  new Promise((resolve) => {
    const args = [
      "node_modules/turbo/bin/turbo",
      "run",
      ...tasks,
      "--output-logs=errors-only",
      "--continue",
      "--concurrency=3",
    ];
    spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } }).on("exit", (code) =>
      resolve(code === 0),
    );
  });

const postgres = await startPostgres(root, THROWN_AWAY);
const env = { TEST_DATABASE_URL: postgres.url };
const checks = await turbo(
  [
    "lint",
    "boundaries",
    "typecheck",
    "knip",
    "unused-exports",
    "house",
    "words",
    "contracts",
    "sizes",
    "test",
    "test:processes",
    "test:pg",
    "build",
  ],
  env,
);
const isBuilt = await turbo(["build"]); // from the cache; a failed check does not hide the journeys
if (isBuilt) assembleSite(root);
const journeys = isBuilt && (await turbo(["e2e"], env));
await postgres.stop();

const all = suites.map(({ name, report }) => ({ name, ...readReport(report) }));
for (const { name, passed, failed, skipped, trouble } of all)
  console.log(`  ${name}: ${trouble ?? `${passed} passed, ${failed} failed, ${skipped} skipped`}`);
// Again at the end, where a log that keeps only its last lines still shows it.
for (const { name, failures } of all)
  for (const { title, reason } of failures)
    console.log([`  ${name}: ${title}`, ...reason.map((line) => `    ${line}`)].join("\n"));
const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
const broken = !(checks && journeys);
// A failed check (lint, boundaries, types, build) is a failure even when each test passed.
const failed = Math.max(sum("failed"), broken ? 1 : 0);
console.log(`${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`);
process.exit(failed ? 1 : 0);
