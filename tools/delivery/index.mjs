// `npm run test:delivery`: what is too heavy for `npm test`. Runs the journeys of recovery, a new shell under an open
// page, a canary that takes itself back, a part in its own repository, then the figures of docs/delivery.md: 50
// consecutive releases during the clicks of two simulated people, and the duration of a release and a rollback.
// `--journeys`, `--shell`, `--canary`, `--eject [part …]` and `--figures` run only one of them.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "../../e2e/chromium.ts";
import { wholeBuild } from "../release/extras.mjs";
import { releasePart } from "../release/release.mjs";
import { folderTarget } from "../release/targets/folder-target.mjs";
import { partsOf } from "../release/tree/tree.mjs";
import { assembleSite } from "../site.mjs";
import { tryCanary } from "./canary.mjs";
import { startClicking } from "./clicker.mjs";
import { EJECTED, tryEjected } from "./ejected.mjs";
import { tryShell } from "./shell.mjs";
import { startSite } from "./site.mjs";
import { untried } from "./untried.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const RELEASES = 50;
const GOALS = { releaseMs: 60_000, rollbackMs: 5000 };
const flag = { type: "boolean", default: false };
const { values: asked, positionals } = parseArgs({
  options: { journeys: flag, shell: flag, canary: flag, eject: flag, figures: flag },
  allowPositionals: true,
});
const isAsked = (one) => asked[one] || !Object.values(asked).includes(true);
/** One part is enough to test what all parts have in common. */
const ejected = positionals.length > 0 ? positionals : ["employer"];
const unknown = ejected.filter((part) => !EJECTED.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}: name some of ${EJECTED.join(", ")}.`);
  process.exit(2);
}
const faults = [];
const run = (args, more = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", ...more }).status ?? 1;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

function journeys() {
  const env = { ...process.env, DELIVERY: "1" };
  const args = ["node_modules/@playwright/test/cli.js", "test", "--project=delivery"];
  if (run(args, { cwd: path.join(root, "e2e"), env }) !== 0) faults.push("the journeys of recovery failed");
}

/** Releases each part repeatedly, under a new version each time: the same files and one more. */
async function manyReleases({ url, siteDir }) {
  await findChromium(); // unpacked here once, because two simultaneous starts would both unpack it
  const people = await Promise.all(["student", "employer"].map((role) => startClicking(root, url, role)));
  const target = folderTarget(siteDir);
  const parts = partsOf(root);
  for (let index = 0; index < RELEASES; index++) {
    const part = parts[index % parts.length];
    const build = wholeBuild(root, part.name, { "try.json": String(index) });
    await releasePart({ target, part, build, ...untried(url, `try ${index}`) });
  }
  const before = people.map(({ seen }) => seen.pages);
  // Everyone opens some pages of the last releases too.
  while (people.some(({ seen }, index) => seen.pages < before[index] + 5 && seen.failed.length === 0))
    await new Promise((resolve) => setTimeout(resolve, 200));
  const seen = await Promise.all(people.map((person) => person.stop()));
  for (const { pages, documents, failed } of seen) {
    console.log(`${RELEASES} releases: ${pages} pages in ${documents} documents, ${failed.length} failed requests`);
    faults.push(...failed);
  }
}

/** Runs the commands as a person does, with turbo's earlier builds. */
function commands({ url, siteDir }) {
  const of = (command, ...args) => {
    const start = performance.now();
    const index = ["--disable-warning=ExperimentalWarning", "tools/release/index.mjs"];
    const status = run([...index, command, ...args, "--to", siteDir, "--site", url]);
    if (status !== 0) faults.push(`${command} ${args.join(" ")} failed`);
    return performance.now() - start;
  };
  for (const { name } of partsOf(root)) {
    const released = of("release", name);
    const back = of("rollback", name);
    console.log(`${name}: released in ${seconds(released)}, rolled back in ${seconds(back)}`);
    if (released > GOALS.releaseMs) faults.push(`${name} took ${seconds(released)} to release`);
    if (back > GOALS.rollbackMs) faults.push(`${name} took ${seconds(back)} to roll back`);
  }
}

if (run(["node_modules/turbo/bin/turbo", "run", "build", "--output-logs=errors-only"]) !== 0) process.exit(1);
assembleSite(root);
if (isAsked("journeys")) journeys();
const site = await startSite(root);
try {
  if (isAsked("shell")) faults.push(...(await tryShell(root, site)));
  if (isAsked("canary")) faults.push(...(await tryCanary(root, site)));
  if (isAsked("eject")) for (const part of ejected) faults.push(...(await tryEjected(root, part, site)));
  if (isAsked("figures")) {
    await manyReleases(site);
    commands(site);
  }
} finally {
  await site.stop();
}
for (const fault of faults) console.error(`failed: ${fault}`);
console.log(faults.length === 0 ? "Everything holds." : `${faults.length} faults.`);
process.exit(faults.length > 0 ? 1 : 0);
