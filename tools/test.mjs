// `npm test` runs what a change can break without anybody noticing: the checks, the tests of the packages, the API on
// PostgreSQL, and the journeys tagged @core. `npm run test:full` (--full) adds the embedded database, processes, the
// whole bank of questions, every journey at both widths, and random seeds. The last line sums up the reports of this run.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runChecks } from "./check.mjs";
import { startPostgres, THROWN_AWAY } from "./postgres.mjs";
import { readReport } from "./reports.mjs";
import { assembleSite } from "./site.mjs";
import { inWords, runStage } from "./turbo.mjs";

const root = path.resolve(import.meta.dirname, "..");
const isFull = process.argv.includes("--full");
/** The suites, by the package scripts that run them; each writes a report. */
const SUITES = {
  test: "test-report.json",
  ...(isFull && {
    "test:embedded": "test-embedded-report.json",
    "test:processes": "test-processes-report.json",
    "test:bank": "test-bank-report.json",
  }),
  e2e: "reports/e2e.json",
};

const DAY_MS = 86_400_000;
const MOMENTS = ["2026-11-18T18:29:00Z", "2026-12-31T18:29:00Z", "2028-02-29T18:29:00Z"];

const suites = new Map();
const folders = ["apps", "packages"].flatMap((kind) =>
  readdirSync(path.join(root, kind)).map((name) => path.join(kind, name)),
);
for (const folder of [...folders, "e2e"]) {
  const file = path.join(root, folder, "package.json");
  if (!existsSync(file)) continue;
  const { name, scripts = {} } = JSON.parse(readFileSync(file, "utf8"));
  for (const [script, report] of Object.entries(SUITES))
    if (scripts[script]) suites.set(`${name}#${script}`, path.join(root, folder, report));
}
for (const report of suites.values()) rmSync(report, { force: true });

/** Returns each journey's result, and for other suites the counts and the time. */
function resultOf(task, line, time) {
  if (task.endsWith("#e2e") && /^ *[✓✘-] /.test(line)) return line;
  if (line.startsWith("Test results written to: ")) return `${task}: ${inWords(readReport(suites.get(task)))}, ${time}`;
}

// A hanging test must not block the machine; normal runs take far less.
const LIMIT_MINUTES = 75;
setTimeout(() => {
  console.error(`The tests took over ${LIMIT_MINUTES} minutes: something waits for what does not come.`);
  console.log("0 passed, 1 failed, 0 skipped");
  process.exit(1);
}, LIMIT_MINUTES * 60_000).unref();

const began = performance.now();
const postgres = await startPostgres(root, THROWN_AWAY);
const env = { TEST_DATABASE_URL: postgres.url, ...(isFull && nightly()) };
const stage = (name, tasks, more = {}) => runStage(name, tasks, { env: { ...env, ...more }, resultOf });

/**
 * Returns the seed and a hard moment, different each night: the last minute of a day in India, of a month, and of 29
 * February.
 */
function nightly() {
  const night = Math.floor(Date.now() / DAY_MS);
  const { SEED = String(night), TEST_NOW = MOMENTS[night % MOMENTS.length] } = process.env;
  console.log(`SEED=${SEED} TEST_NOW=${TEST_NOW}`);
  return { TESTS: "full", SEED, TEST_NOW };
}

const failedBuilds = await stage("Builds", ["build"]);
const failedTasks = [
  ...failedBuilds,
  ...(await runChecks()),
  ...(await stage(
    "Tests",
    Object.keys(SUITES).filter((script) => script !== "e2e"),
  )),
];
if (failedBuilds.length === 0) {
  assembleSite(root);
  failedTasks.push(...(await stage("Journeys", ["e2e"], isFull ? {} : { JOURNEYS: "core" })));
}
await postgres.stop();

const reports = [...suites].map(([task, file]) => ({ task, ...readReport(file) }));
console.log("");
for (const { task, trouble, ...counts } of reports) console.log(`  ${task}: ${trouble ?? inWords(counts)}`);
// Repeated at the end, where a log that keeps only its last lines still has it.
for (const { task, failures } of reports)
  for (const { title, reason, kept = [] } of failures)
    console.log([`  ${task}: ${title}`, ...reason, ...kept].join("\n    "));
for (const task of failedTasks) console.log(`  ${task} failed: its last lines are above.`);
const sum = (key) => reports.reduce((total, counts) => total + counts[key], 0);
// A failed check (lint, boundaries, types, build) is a failure even when each test passed.
const failed = Math.max(sum("failed"), failedTasks.length > 0 ? 1 : 0);
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
console.log(inWords({ passed: sum("passed"), failed, skipped: sum("skipped") }));
process.exit(failed ? 1 : 0);
