// `npm start` / `npm test` on a machine with only Node 20+ and npm:
// installs the pinned pnpm's frozen lockfile when something changed, then runs a script on the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { CHECKS } from "./checks.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const pkg = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const pnpm = pkg.packageManager.split("+")[0]; // "pnpm@12.21.0"
const win = process.platform === "win32";
const major = Number.parseInt(process.versions.node, 10);
if (major < 20) fail(`Node 20 or later is needed; this is ${process.version}.`);

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
function fingerprint() {
  const h = createHash("sha256").update(`${process.platform} ${process.arch} ${pnpm}`);
  const files = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "e2e/package.json"];
  for (const dir of ["apps", "packages"]) {
    for (const d of readdirSync(path.join(root, dir), { withFileTypes: true }))
      if (d.isDirectory()) files.push(`${dir}/${d.name}/package.json`);
  }
  for (const f of files) if (existsSync(path.join(root, f))) h.update(f).update(readFileSync(path.join(root, f)));
  return h.digest("hex");
}
const stamp = path.join(root, "node_modules/.bootstrap");
const print = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== print) {
  // To standard error, because a program may read the command's output.
  console.error(`Installing dependencies with ${pnpm} (first run or changed lockfile)…`);
  // npm warns about settings of the machine that it does not know, such as `nodedir`.
  const r = spawnSync(
    "npx",
    ["--loglevel=error", "-y", pnpm, "install", "--frozen-lockfile", "--reporter=append-only"],
    {
      cwd: root,
      stdio: ["inherit", 2, 2],
      shell: win,
    },
  );
  if (r.status !== 0) fail("Installing dependencies failed; see the lines above.");
  writeFileSync(stamp, print);
}
const bin = path.join(root, "node_modules", ".bin");
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
};
const node = path.join(root, "node_modules/node/bin", win ? "node.exe" : "node"); // the pinned Node
const turbo = path.join(root, "node_modules/turbo/bin/turbo");
const run = (...tasks) => [node, [turbo, "run", ...tasks, "--output-logs=errors-only"]];
const cli = (command) => [node, ["--disable-warning=ExperimentalWarning", "apps/api/src/cli.ts", command]];
const commands = {
  start: [node, ["tools/start.mjs"]], // builds what changed, then runs apps/api/src/main.ts
  dev: [node, ["packages/build-config/dev.mjs"]], // every part, or the named ones
  build: run("build"),
  check: run(...CHECKS),
  e2e: [node, ["tools/e2e.mjs"]],
  test: [node, ["tools/test.mjs"]], // builds, checks, tests and journeys; -- --affected: only what the change since origin/main affects
  "test:full": [node, ["tools/test.mjs", "--full"]], // with tests that only run at night
  "test:stress": [node, ["tools/stress.mjs"]], // -- FILES: ten times on a busy machine
  bench: [node, ["bench/run.mjs"]],
  "bench:grading": [node, ["--disable-warning=ExperimentalWarning", "bench/grading/run.mjs"]],
  "bench:cheating": [node, ["--disable-warning=ExperimentalWarning", "bench/grading/run.mjs", "cheating"]],
  chaos: [node, ["--disable-warning=ExperimentalWarning", "tools/chaos.mjs"]],
  "test:deploy": [node, ["--test", "deploy/check/*.test.mjs"]], // needs deploy/packages.sh; lists what it skipped
  gallery: [node, ["tools/gallery.mjs"]], // every component with its states, on its own port
  screenshots: [node, ["tools/screenshots.mjs", "screenshots"]],
  pictures: [node, ["tools/screenshots.mjs", "pictures"]],
  "admin:create": cli("admin:create"),
  maintenance: cli("maintenance"), // the read-only mode: on, off, state
  "load-data": [node, ["bench/load/load.mjs"]],
  gen: [node, ["tools/gen/index.mjs"]],
  backup: cli("backup"),
  restore: cli("restore"),
  grade: cli("grade"), // grades answers with the interview grader
  content: [node, ["--disable-warning=ExperimentalWarning", "packages/evaluation/scripts/content.ts"]], // new, report, fill, show, check
  mutate: [node, ["tools/mutate.mjs"]], // rules broken on purpose
  "test:delivery": [node, ["--disable-warning=ExperimentalWarning", "tools/delivery/index.mjs"]], // takes minutes
  release: [node, ["--disable-warning=ExperimentalWarning", "tools/release/index.mjs", "release"]],
  rollback: [node, ["--disable-warning=ExperimentalWarning", "tools/release/index.mjs", "rollback"]],
  eject: [node, ["tools/eject/index.mjs"]], // moves a part into its own repository
  releases: [node, ["--disable-warning=ExperimentalWarning", "tools/release/index.mjs", "releases"]],
  "contracts:accept": [node, ["tools/lock-contracts.ts", "--accept"]],
  models: [node, ["--no-warnings", "packages/evaluation/scripts/models.ts"]], // trained on the bank; --check compares
  "grades:accept": [node, ["--no-warnings", "packages/evaluation/scripts/lock-grades.ts", "--accept"]],
  "expressions:accept": [node, ["apps/api/test/expressions/accept.ts"]], // regular expressions that are proven to run in linear time
};
const [name, ...args] = process.argv.slice(2);
const [cmd, base] = commands[name] ?? fail(`Unknown command ${name}; there are ${Object.keys(commands).join(", ")}.`);
/** These grade prose from the sources; `start`, `test` and `e2e` build everything. */
if (["dev", "grade", "bench:grading", "bench:cheating"].includes(name)) {
  const models = ["--no-warnings", "packages/evaluation/scripts/models.ts", "--build"];
  if (spawnSync(node, models, { cwd: root, stdio: ["inherit", 2, 2], env }).status !== 0) process.exit(1);
}
const child = spawn(cmd, [...base, ...args], { cwd: root, stdio: "inherit", env });
for (const s of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(s, () => child.kill(s));
// npm runs us under `sh -c`, which exits without passing the signal on: exit with it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
