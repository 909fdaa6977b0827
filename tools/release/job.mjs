// Accesses the machine for a release: the tree's commit, the build of one part, the live API, the releaser's name.
import { execFileSync, spawnSync } from "node:child_process";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { wholeBuild } from "./extras.mjs";
import { ReleaseError } from "./list.mjs";
import { overBudget } from "./tree/sizes.mjs";
import { buildCommand, partsOf } from "./tree/tree.mjs";

/** Commands run at the root of their repository. */
export const ROOT = process.cwd();
export const DEFAULT_TARGET = process.env.RELEASE_TO ?? ".site";
export const DEFAULT_SITE = process.env.PUBLIC_URL ?? "http://localhost:3000";
const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" }).trim();

export function partNamed(name) {
  const parts = partsOf(ROOT);
  const part = parts.find((one) => one.name === name);
  if (!part)
    throw new ReleaseError(
      `Name a part: ${parts.map((one) => one.name).join(", ")}${name ? `; there is no ${name}` : ""}.`,
    );
  return part;
}

/** Returns who releases, and from which commit; a tree outside of git has none. */
export function siteOrigin() {
  const who = process.env.GITHUB_ACTOR ?? os.userInfo().username;
  try {
    return { who, commit: git("rev-parse", "HEAD"), isDirty: git("status", "--porcelain", "-uno") !== "" };
  } catch {
    return { who, commit: "", isDirty: false };
  }
}

/** Whether the first commit is in the history of the other; false for commits that this tree does not have. */
export async function isAncestor(commit, other) {
  const { status } = spawnSync("git", ["merge-base", "--is-ancestor", commit, other], { cwd: ROOT, stdio: "ignore" });
  return status === 0;
}

/** Builds the part and what it needs, and checks the budget of its first files. `more` replaces files of it. */
export async function buildPart(part, more = {}) {
  const [command, args] = buildCommand(ROOT, part.name);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new ReleaseError(`${part.name} does not build:\n${stdout}${stderr}`.trimEnd());
  const faults = overBudget(ROOT, part.name);
  if (faults.length > 0) throw new ReleaseError([`${part.name} is over its size budget:`, ...faults].join("\n  - "));
  const build = wholeBuild(ROOT, part.name, more);
  return { ...build, sizes: sizesOf(build.files) };
}

/** Returns the total size of the scripts, in KB after gzip. */
const sizesOf = (files) => {
  const scripts = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name));
  const bytes = scripts.reduce(
    (sum, [name, content]) => sum + (files[`${name}.gz`]?.length ?? gzipSync(content).length),
    0,
  );
  return { files: Object.keys(files).length, kb: Math.round(bytes / 1024) };
};

const TRIES = 5;
const PAUSE_MS = 3000;

/** Returns the calls of the API at `site`. A busy API is queried again. */
export async function liveCallsOf(site, left = TRIES) {
  const url = new URL("/api/contracts?calls=1", site);
  const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch((error) => {
    throw new ReleaseError(`The live API does not answer at ${url.origin}: ${error.cause?.message ?? error.message}.`);
  });
  if (answer.status === 503 && left > 1) {
    await sleep(PAUSE_MS);
    return liveCallsOf(site, left - 1);
  }
  const { calls, code = "" } = await answer.json().catch(() => ({}));
  if (!answer.ok || !calls)
    throw new ReleaseError(
      `The live API at ${url.origin} does not say which calls it has: ${answer.status} ${code}`.trimEnd(),
    );
  return JSON.parse(calls);
}
