// `npm run chaos -- soak [--hours 6]`: two copies of the API and a worker with one PostgreSQL under a mixed load.
// A part is released every 20 minutes, and every hour a process is killed. Needs nothing but Node.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { SERVER_ALLOCATOR } from "../../apps/api/src/allocator.ts";
import { untried } from "../../tools/delivery/untried.mjs";
import { startPostgres } from "../../tools/postgres.mjs";
import { memoryOf } from "../../tools/proc.mjs";
import { wholeBuild } from "../../tools/release/extras.mjs";
import { releasePart } from "../../tools/release/release.mjs";
import { folderTarget } from "../../tools/release/targets/folder-target.mjs";
import { partsOf } from "../../tools/release/tree/tree.mjs";
import { assembleSite } from "../../tools/site.mjs";
import { environment, nodeOf, ROOT, SERVER_ARGUMENTS, secrets } from "./api.mjs";
import { checkAll } from "./check.mjs";
import { pg } from "./database/database.mjs";
import { createCaller, createTally, loadClient, prepare } from "./load.mjs";
import { startMailServer, startProvider } from "./outside.mjs";
import { createProcesses, freePort, sleep, waitUntil } from "./processes.mjs";
import { createWriteProbe, kindsOf, startLoad } from "./run.mjs";
import { createTimes } from "./times.mjs";

const NAMES = ["api1", "api2", "worker"];
const RESTART_MS = 1000;
const SLOTS_AN_HOUR = 3;
const VISIT_EVERY_MS = 2000;
const MOST_GROWTH = 1.1;
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Starts the processes on one database and one site; a killed one restarts. */
async function startServers({ processes, folder, postgres, mails, provider, siteDir }) {
  const common = environment({ urls: { pooled: postgres.url }, mails, provider });
  const ports = {};
  const isReady = (name) => fetch(`http://127.0.0.1:${ports[name]}/api/health/ready`).then(({ ok }) => ok);
  for (const name of NAMES) {
    ports[name] = await freePort();
    const env = {
      ...SERVER_ALLOCATOR,
      ...Object.fromEntries(Object.entries(common).filter(([, value]) => value !== undefined)),
      PORT: String(ports[name]),
      DATA_DIR: path.join(folder, `data-${name}`),
      WORKERS: name === "worker" ? "only" : "none",
      SITE_DIR: siteDir,
    };
    processes.start(name, nodeOf(ROOT), SERVER_ARGUMENTS, { env, cwd: ROOT, restartMs: RESTART_MS });
    await waitUntil(`${name} to be ready`, () => isReady(name), 120_000);
  }
  let turn = 0;
  return {
    /** The copies in turn, as a proxy chooses them. */
    urlOf: () => `http://127.0.0.1:${ports[turn++ % 2 === 0 ? "api1" : "api2"]}`,
    url: `http://127.0.0.1:${ports.api1}`,
    untilReady: (name) => waitUntil(`${name} to be ready again`, () => isReady(name), 120_000),
    /** The memory of a process with its children, in MB. */
    memoryOf: (name) => memoryOf(processes.pidOf(name)),
  };
}

/** Opens a page of the released site and everything that its head names, all the time. */
function visit(urlOf) {
  const failed = [];
  let pages = 0;
  let isOver = false;
  const get = async (url, headers) => {
    const answer = await fetch(url, { headers }).catch((error) => ({ ok: false, status: error.cause?.code }));
    // The killed copy: a proxy would ask the other one.
    if (!answer.ok && answer.status !== "ECONNREFUSED" && answer.status !== "ECONNRESET")
      failed.push(`${answer.status} ${url}`);
    return answer;
  };
  const ended = (async () => {
    while (!isOver) {
      const url = urlOf();
      const page = await get(`${url}/student/jobs`, { accept: "text/html" });
      if (page.ok) {
        await page.text();
        const files = [...(page.headers.get("link") ?? "").matchAll(/<(\/[^>]+)>/g)].map(([, file]) => file);
        for (const file of files) await (await get(url + file)).arrayBuffer?.();
        pages += 1;
      }
      await sleep(VISIT_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await ended;
    return { pages, failed };
  };
}

/** Releases the parts in turn, each time as another version. */
function releasing(siteDir, url) {
  const parts = partsOf(ROOT);
  let count = 0;
  return async () => {
    const part = parts[count % parts.length];
    const build = wholeBuild(ROOT, part.name, { "try.json": String(count++) });
    await releasePart({ target: folderTarget(siteDir), part, build, ...untried(url, `try ${count}`) });
    return part.name;
  };
}

/** Lets the time pass, slot by slot; returns the memory of each process at the end of each slot. */
async function passTime({ servers, processes, tally, release, slots, slotMs }) {
  const memory = [];
  console.log("| slot | calls | failed attempts, by kind | memory of api1, api2, worker | what happened |");
  console.log("| --- | --- | --- | --- | --- |");
  for (let slot = 1; slot <= slots; slot++) {
    tally.reset();
    await sleep(slotMs);
    const sizes = NAMES.map((name) => servers.memoryOf(name));
    memory.push(sizes);
    const done = [`${await release()} released`];
    if (slot % SLOTS_AN_HOUR === 0) {
      const name = NAMES[(slot / SLOTS_AN_HOUR) % NAMES.length];
      await processes.kill(name);
      await sleep(2 * RESTART_MS);
      await servers.untilReady(name);
      done.push(`${name} killed`);
    }
    const { attempts, kinds } = tally.read();
    const shown = sizes.map((size) => `${size.toFixed(0)} MB`).join(", ");
    console.log(`| ${slot} | ${attempts} | ${kindsOf(kinds)} | ${shown} | ${done.join(", ")} |`);
  }
  return memory;
}

/** Compares the last hour with the first one. A killed process begins again, so the sum of all is compared. */
function growthOf(memory) {
  const sums = memory.map((sizes) => sizes.reduce((sum, size) => sum + size, 0));
  return mean(sums.slice(-SLOTS_AN_HOUR)) / mean(sums.slice(0, SLOTS_AN_HOUR));
}

async function run({ servers, processes, siteDir, provider, postgres }, { slots, slotMs }) {
  const times = createTimes();
  const tally = createTally(times.add);
  const call = createCaller(servers.urlOf, tally);
  const client = await loadClient(ROOT);
  const { employer, prober, reader } = await prepare(call, client, 3);
  const students = [];
  const load = startLoad({ call, client, provider, employer, prober, reader, students });
  const { probe, saved } = createWriteProbe(servers.urlOf, prober, employer.jobs[0]);
  const stopVisits = visit(servers.urlOf);
  let memory;
  try {
    memory = await passTime({ servers, processes, tally, release: releasing(siteDir, servers.url), slots, slotMs });
  } finally {
    await Promise.all([probe.stop(), load.stop()]);
  }
  const visits = await stopVisits();
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const query = (text) => database.query(text);
  const { lost, wrong } = await checkAll({ call, students, opened: load.opened, provider, query, saved });
  await database.end();
  return { times, students, load, visits, memory, lost, wrong };
}

/** Prints what was found; returns whether everything holds. */
function report({ times, students, load, visits, memory, lost, wrong }) {
  console.log("\n| call | count | median | p99 |\n| --- | --- | --- | --- |");
  for (const { call, count, median, p99 } of times.rows())
    console.log(`| ${call} | ${count} | ${median.toFixed(0)} ms | ${p99.toFixed(0)} ms |`);
  const growth = growthOf(memory);
  const payments = students.reduce((sum, one) => sum + one.payments.length, 0);
  const interviews = students.filter(({ isSubmitted }) => isSubmitted).length;
  console.log(`\n${students.length} students, ${payments} payments, ${interviews} interviews, ${visits.pages} pages.`);
  console.log(`Memory of the last hour against the first: ${growth.toFixed(2)}.`);
  console.log(`Lost: ${lost.length}. Wrong: ${wrong.length}. Failed requests of pages: ${visits.failed.length}.`);
  const faults = [...load.faults, ...lost, ...wrong, ...visits.failed];
  if (growth > MOST_GROWTH) faults.push("the memory has grown");
  for (const fault of faults.slice(0, 50)) console.error(`  ${fault}`);
  return faults.length === 0;
}

/** @param slotMinutes the time between two releases; shorter for a trial */
export async function testSoak(hours, slotMinutes) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-soak-"));
  mkdirSync(path.join(folder, "logs"));
  const processes = createProcesses(folder);
  const [mails, provider, postgres] = [
    await startMailServer(),
    await startProvider(secrets),
    await startPostgres(ROOT),
  ];
  try {
    assembleSite(ROOT);
    const siteDir = path.join(folder, "site");
    cpSync(path.join(ROOT, ".site"), siteDir, { recursive: true });
    const servers = await startServers({ processes, folder, postgres, mails, provider, siteDir });
    const slots = Math.max(1, Math.round((hours * 60) / slotMinutes));
    return report(
      await run({ servers, processes, siteDir, provider, postgres }, { slots, slotMs: slotMinutes * 60_000 }),
    );
  } finally {
    await processes.stopAll();
    await mails.close();
    await provider.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
