// `npm start` / `npm test` on a machine with only Node 20+ and npm:
// installs the pinned pnpm's frozen lockfile when something changed, then runs a script on the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

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
const quiet = "--disable-warning=ExperimentalWarning";
const cli = (command) => [quiet, "apps/api/src/cli.ts", command];
const release = (command) => [quiet, "tools/release/index.mjs", command];
/** The scripts of package.json; those of two words are its commands, such as `npm run ops -- restore`. */
const commands = {
  start: ["tools/start.mjs"], // builds what changed, then runs apps/api/src/main.ts
  dev: ["packages/build-config/dev.mjs"], // every part, or the named ones
  "dev gallery": ["tools/gallery.mjs"], // every component with its states, on its own port
  build: ["node_modules/turbo/bin/turbo", "run", "build", "--output-logs=errors-only"],
  check: ["tools/check.mjs"],
  e2e: ["tools/e2e.mjs"],
  test: ["tools/test.mjs"], // builds, checks, tests and journeys
  "test:full": ["tools/test.mjs", "--full"], // with tests that only run at night
  "test:stress": ["tools/stress.mjs"], // -- FILES: ten times on a busy machine
  mutate: ["tools/mutate.mjs"], // rules broken on purpose
  "contracts:accept": ["tools/lock-contracts.ts", "--accept"],
  content: [quiet, "packages/evaluation/scripts/content.ts"], // new, report, fill, show, check
  bench: [quiet, "bench/run.mjs"],
  "bench grading": [quiet, "bench/grading/run.mjs"],
  release: release("release"),
  backup: cli("backup"),
  "ops restore": cli("restore"),
  "ops admin:create": cli("admin:create"),
  "ops maintenance": cli("maintenance"), // the read-only mode: on, off, state
  "ops grade": cli("grade"), // grades answers with the interview grader
  "ops rollback": release("rollback"),
  "ops releases": release("releases"),
  "ops chaos": [quiet, "tools/chaos.mjs"],
  "ops load-data": ["bench/load/load.mjs"],
  "ops check-deploy": ["--test", "deploy/check/*.test.mjs"], // needs deploy/packages.sh; lists what it skipped
};
const words = process.argv.slice(2);
const command = [words.slice(0, 2).join(" "), words[0]].find((name) => Object.hasOwn(commands, name ?? ""));
if (!command) fail(`Unknown command ${words.join(" ")}; there are ${Object.keys(commands).join(", ")}.`);
/** These grade prose from the sources; `start`, `test` and `e2e` build everything. */
if (["dev", "ops grade", "bench grading"].includes(command)) {
  const models = ["--no-warnings", "packages/evaluation/scripts/models.ts", "--build"];
  if (spawnSync(node, models, { cwd: root, stdio: ["inherit", 2, 2], env }).status !== 0) process.exit(1);
}
const script = [...commands[command], ...words.slice(command.split(" ").length)];
const child = spawn(node, script, { cwd: root, stdio: "inherit", env });
for (const s of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(s, () => child.kill(s));
// npm runs us under `sh -c`, which exits without passing the signal on: exit with it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
