// `npm run release -- <part>`, `npm run ops -- rollback <part>`, `npm run ops -- releases`: see docs/delivery.md.
import { execFileSync, spawnSync } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { wholeBuild } from "./build.mjs";
import { historyOf, readList } from "./folder.mjs";
import { ReleaseError, shareOf } from "./list.mjs";
import { partsOf } from "./parts.mjs";
import { promote, releasePart, rollBack } from "./release.mjs";
import { overBudget } from "./sizes.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const TIMEOUT_MS = 15_000;
const OPTIONS = {
  to: { type: "string", default: process.env.RELEASE_TO ?? ".site" },
  site: { type: "string", default: process.env.PUBLIC_URL ?? "http://localhost:3000" },
  canary: { type: "string" },
  promote: { type: "boolean", default: false },
  older: { type: "boolean", default: false },
};
const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" }).trim();

function partNamed(name) {
  const parts = partsOf(ROOT);
  const part = parts.find((one) => one.name === name);
  if (!part) throw new ReleaseError(`Name a part: ${parts.map((one) => one.name).join(", ")}.`);
  return part;
}

/** Returns the tree's commit; empty outside of git. */
function commitOfTree() {
  try {
    if (git("status", "--porcelain", "-uno") !== "")
      console.log("The tree has changes that are in no commit: the history cannot name them.");
    return git("rev-parse", "HEAD");
  } catch {
    return "";
  }
}

/** Whether the first commit is in the history of the other; false for commits that this tree does not have. */
const isAncestor = (commit, other) =>
  spawnSync("git", ["merge-base", "--is-ancestor", commit, other], { cwd: ROOT, stdio: "ignore" }).status === 0;

/** Returns the calls of the live API. */
async function liveCallsOf(site) {
  const url = new URL("/api/contracts?calls=1", site);
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
    throw new ReleaseError(`The live API does not answer at ${url.origin}: ${error.cause?.message ?? error.message}.`);
  });
  const { calls } = await answer.json().catch(() => ({}));
  if (!answer.ok || !calls)
    throw new ReleaseError(`The live API at ${url.origin} does not say which calls it has: ${answer.status}`);
  return JSON.parse(calls);
}

/** Builds the part and what it needs, and checks the budget of its first files. */
function buildPart({ name }) {
  const args = ["run", "build", `--filter=@dryrun/${name}`, "--output-logs=errors-only"];
  const turbo = path.join(ROOT, "node_modules/turbo/bin/turbo");
  const { status, stdout, stderr } = spawnSync(process.execPath, [turbo, ...args], { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new ReleaseError(`${name} does not build:\n${stdout}${stderr}`.trimEnd());
  const faults = overBudget(ROOT, name);
  if (faults.length > 0) throw new ReleaseError([`${name} is over its size budget:`, ...faults].join("\n  - "));
  const build = wholeBuild(ROOT, name);
  const code = Object.entries(build.files).filter(([file]) => /\.(js|css)$/.test(file));
  const bytes = code.reduce((sum, [file, content]) => sum + (build.files[`${file}.gz`] ?? gzipSync(content)).length, 0);
  return { ...build, kb: Math.round(bytes / 1024) };
}

const jobFor = (name, values) => ({
  site: path.resolve(ROOT, values.to),
  part: partNamed(name),
  who: process.env.GITHUB_ACTOR ?? os.userInfo().username,
  now: () => new Date(),
  say: (text) => console.log(text),
  isAncestor,
  allowsOlder: values.older,
  liveCalls: () => liveCallsOf(values.site),
});

async function release(name, values) {
  const job = jobFor(name, values);
  if (values.promote && values.canary !== undefined)
    throw new ReleaseError("--promote gives everybody the canary's version: it does not go with --canary.");
  if (values.promote) return console.log(`Everybody has ${name} ${await promote(job)}.`);
  const share = values.canary === undefined ? undefined : shareOf(values.canary);
  const build = buildPart(job.part);
  console.log(`${name} ${build.release.version} is built, ${build.kb} KB`);
  const version = await releasePart({ ...job, commit: commitOfTree(), build, share });
  console.log(`${share === undefined ? "Everybody has" : `${share}% of visitors have`} ${name} ${version}.`);
}

async function rollback(name, values) {
  const { what, version } = await rollBack(jobFor(name, values));
  console.log(`${what}: everybody has ${name} ${version}.`);
}

const COLUMNS = ["when", "what", "version", "share", "who", "commit", "kb"];
function releases(name, values) {
  const site = path.resolve(ROOT, values.to);
  const lines = readList(site);
  for (const part of name ? [partNamed(name)] : partsOf(ROOT)) {
    const line = lines.find((one) => one.name === part.name);
    const canary = line?.canary ? `, ${line.canary.share}% have ${line.canary.version}` : "";
    console.log(`\n${part.name}: ${line ? `${line.current.version}${canary}` : "never released"}`);
    const past = historyOf(site, part.name).slice(-10).reverse();
    if (past.length > 0)
      console.table(
        past.map((entry) => ({ ...entry, commit: entry.commit?.slice(0, 10), kb: entry.kb ?? entry.sizes?.kb })),
        COLUMNS,
      );
  }
}

const [command, ...args] = process.argv.slice(2);
try {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  await { release, rollback, releases }[command](positionals[0], values);
} catch (error) {
  // An error that the caller can fix is printed as a sentence; a bug of the tool with its stack.
  const isTheirs = error instanceof ReleaseError || error.code?.startsWith("ERR_PARSE_ARGS");
  console.error(isTheirs ? error.message : error);
  process.exitCode = 1;
}
