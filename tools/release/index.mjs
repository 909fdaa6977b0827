// `npm run release -- <part>`, `npm run rollback -- <part>`, `npm run releases`: see docs/delivery.md.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { SHELL } from "./built.mjs";
import {
  buildPart,
  DEFAULT_SITE,
  DEFAULT_TARGET,
  isAncestor,
  liveCallsOf,
  partNamed,
  ROOT,
  siteOrigin,
} from "./job.mjs";
import { parseList, ReleaseError, shareOf } from "./list.mjs";
import { promote, releasePart, rollBack } from "./release.mjs";
import { REMOVED_WORKER } from "./removed-worker.mjs";
import { smoke } from "./smoke.mjs";
import { openTarget } from "./targets/target.mjs";
import { partsOf } from "./tree/tree.mjs";
import { historyOf } from "./upload.mjs";
import { readMetrics, watchCanary } from "./watch.mjs";

const LONGEST_PAUSE_S = 3600;
const OPTIONS = {
  to: { type: "string", default: DEFAULT_TARGET },
  site: { type: "string", default: DEFAULT_SITE },
  canary: { type: "string" },
  promote: { type: "boolean", default: false },
  older: { type: "boolean", default: false },
  "remove-worker": { type: "boolean", default: false },
  watch: { type: "boolean", default: false },
  "take-back": { type: "boolean", default: false },
  every: { type: "string", default: "30" },
};

/** Refuses options that contradict each other. */
function checkOptions(values) {
  const { promote: promotes, canary, "remove-worker": removes } = values;
  if (promotes && (canary !== undefined || removes))
    throw new ReleaseError(
      "--promote gives everybody the canary's version: it goes with neither --canary nor --remove-worker.",
    );
  if (!/^\d+$/.test(values.every) || Number(values.every) < 1 || Number(values.every) > LONGEST_PAUSE_S)
    throw new ReleaseError(`--every is a whole number of seconds from 1 to ${LONGEST_PAUSE_S}, not "${values.every}".`);
}

async function jobFor(name, values) {
  const { isDirty, ...from } = siteOrigin();
  const job = { target: await openTarget(values.to, ROOT), part: partNamed(name), ...from, now: () => new Date() };
  const liveCalls = () => liveCallsOf(values.site);
  return { ...job, isDirty, say: (text) => console.log(text), isAncestor, allowsOlder: values.older, liveCalls };
}
const sinceStart = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

async function release(name, values) {
  const start = performance.now();
  const job = await jobFor(name, values);
  const share = values.canary === undefined ? undefined : shareOf(values.canary);
  if (values.promote) return console.log(`Everybody has ${name} ${await promote(job)} (${sinceStart(start)}).`);
  if (job.isDirty) console.log("The tree has changes that are in no commit: the history cannot name them.");
  const removed = values["remove-worker"] ? { "sw.js": REMOVED_WORKER } : {};
  if (values["remove-worker"] && name !== SHELL) throw new ReleaseError("The service worker is the shell's.");
  const build = await buildPart(job.part, removed);
  console.log(`${name} ${build.release.version} is built, ${build.sizes.kb} KB (${sinceStart(start)})`);
  const tries = (what) => smoke({ ...what, site: values.site, root: ROOT });
  const version = await releasePart({ ...job, build, share, smoke: tries });
  const reach = share === undefined ? "Everybody has" : `${share}% of visitors have`;
  console.log(`${reach} ${name} ${version} (${sinceStart(start)}).`);
}

/** `canary`: ends only a canary of this version; by default the rollback takes the release that it finds. */
async function takeBack(name, values, canary) {
  const start = performance.now();
  const { what, version } = await rollBack({ ...(await jobFor(name, values)), canary });
  console.log(`${what}: everybody has ${name} ${version} (${sinceStart(start)}).`);
}

const COLUMNS = ["when", "what", "version", "share", "who", "commit", "kb"];
const rowOf = ({ when, what, version, share, who, commit, sizes }) => ({
  when: when.slice(0, 19).replace("T", " "),
  what,
  version,
  share: share ? `${share}%` : "",
  who,
  commit: commit.slice(0, 10),
  kb: sizes?.kb ?? "",
});

async function listReleases(name, values) {
  const target = await openTarget(values.to, ROOT);
  const lines = parseList((await target.read("remotes.json"))?.body.toString() ?? null);
  const names = name ? [partNamed(name).name] : partsOf(ROOT).map((part) => part.name);
  for (const part of names) {
    const line = lines.find((one) => one.name === part);
    const canary = line?.canary ? `, ${line.canary.share}% have ${line.canary.version}` : "";
    console.log(`\n${part}: ${line ? `${line.current.version}${canary}` : "never released"}`);
    const past = await historyOf(target, part);
    if (past.length > 0) console.table(past.slice(-10).reverse().map(rowOf), COLUMNS);
  }
}

/** Prints both versions until the canary ends; with --take-back a worse canary is ended automatically. */
async function watch(name, values) {
  const job = await jobFor(name, values);
  await watchCanary(job.part.name, {
    metrics: () => readMetrics(values.site, process.env),
    list: async () => parseList((await job.target.read("remotes.json"))?.body.toString() ?? null),
    takeBack: values["take-back"] && ((version) => takeBack(name, values, version)),
    say: (text) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`),
    pause: () => sleep(Number(values.every) * 1000),
  });
}

const [command, ...args] = process.argv.slice(2);
const commands = {
  release,
  rollback: (name, values) => takeBack(name, values),
  releases: (name, values) => (values.watch ? watch(name, values) : listReleases(name, values)),
};
try {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  checkOptions(values);
  await commands[command](positionals[0], values);
} catch (error) {
  // An error that the caller can fix is printed as a sentence; a bug of the tool with its stack.
  const isTheirs = error instanceof ReleaseError || error.code?.startsWith("ERR_PARSE_ARGS");
  console.error(isTheirs ? error.message : error);
  process.exitCode = 1;
}
