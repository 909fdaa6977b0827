// Runs tests ten times each on an overloaded machine: `npm run test:stress -- FILES`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism, setPriority } from "node:os";
import path from "node:path";
import { startPostgres, THROWN_AWAY } from "./postgres.mjs";

const root = path.resolve(import.meta.dirname, "..");
const TIMES = 10;
/** Next to a busy process it leaves a quarter of a core. Nice 19 leaves 1.5%: a run would take hours. */
const NICE = 5;
/** Milliseconds before each answer in tests of pages (`packages/api-client/src/testing/msw.ts`). */
const SLOW_ANSWERS = "150";
const JOURNEY = /^e2e\/journeys\/(.*\.spec)\.ts$/;
const TEST = /^((?:apps|packages)\/[^/]+)\/(.*\.test\.tsx?)$/;

const specs = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const files = specs.filter((file) => existsSync(path.join(root, file)) && (JOURNEY.test(file) || TEST.test(file)));
if (files.length === 0) {
  console.error(`No test among ${specs.join(", ") || "no files"}.`);
  process.exit(1);
}

const spinning = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ["-e", "for (;;);"]));
process.on("exit", () => {
  for (const child of spinning) child.kill("SIGKILL");
});
setPriority(NICE); // of this process and those that it starts from here on
const postgres = await startPostgres(root, THROWN_AWAY);
const env = { ...process.env, TEST_DATABASE_URL: postgres.url, SLOW_ANSWERS };
const run = (command, args, cwd) => spawnSync(command, args, { cwd, env, stdio: "inherit" }).status === 0;

const failed = [];
const journeys = files.flatMap((file) => JOURNEY.exec(file)?.[1] ?? []);
const e2e = [path.join(root, "tools/e2e.mjs"), ...journeys, `--repeat-each=${TIMES}`, "--workers=4"];
if (journeys.length > 0 && !run(process.execPath, e2e, root)) failed.push("journeys");
const suites = Map.groupBy(
  files.filter((file) => TEST.test(file)),
  (file) => `${TEST.exec(file)[1]} ${/\.(process|full)\.test/.test(file) ? "test:processes" : "test"}`,
);
for (const [suite, tests] of suites) {
  const [folder, script] = suite.split(" ");
  const args = [
    "run",
    "--silent",
    script,
    "--",
    "--runTestsByPath",
    ...tests.map((file) => path.relative(folder, file)),
  ];
  for (let time = 1; time <= TIMES; time++)
    if (!run("npm", args, path.join(root, folder))) failed.push(`${suite}, run ${time}`);
}
await postgres.stop();
console.log(failed.length > 0 ? `Failed: ${failed.join("; ")}` : `${files.length} files passed ${TIMES} times.`);
process.exit(failed.length > 0 ? 1 : 0);
