// Runs PostgreSQL with a standby that takes over automatically, a pooler, two copies of the API and a worker on this
// machine under a mixed load, during one event after the other. Counts acknowledged changes that are missing.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ROOT, secrets, startApi } from "./api.mjs";
import { checkAll } from "./check.mjs";
import { startDatabase } from "./database/database.mjs";
import { endDatabase } from "./database/nodes.mjs";
import {
  browse,
  createCaller,
  createProbe,
  createTally,
  loadClient,
  prepare,
  readOwnWrites,
  recruit,
  study,
} from "./load.mjs";
import { startMailServer, startProvider } from "./outside.mjs";
import { createProcesses, sleep } from "./processes.mjs";

const NEEDED = ["/usr/bin/patroni", "/usr/bin/etcd", "/usr/bin/etcdctl", "/usr/sbin/pgbouncer", "/usr/sbin/haproxy"];

export const kindsOf = (kinds) =>
  Object.entries(kinds)
    .map(([kind, times]) => `${kind} × ${times}`)
    .join(", ") || "–";

export function startLoad({ call, client, provider, employer, prober, reader, students }) {
  let isRunning = true;
  const running = () => isRunning;
  const faults = [];
  const noted = (work) => work.catch((error) => faults.push(error.message));
  const opened = new Set();
  const loops = [1, 2, 3].map(() => noted(browse(call, reader, running)));
  loops.push(noted(recruit(call, employer, opened, running)));
  for (let number = 1; number <= 4; number++)
    loops.push(noted(study({ call, client, provider, employer, students, name: `student-${number}` }, running)));
  const own = readOwnWrites(call, prober, employer.jobs[1], running).then((unread) => {
    if (unread > 0) faults.push(`${unread} own writes were not read at once`);
  });
  loops.push(noted(own));
  return {
    faults,
    opened,
    async stop() {
      isRunning = false;
      await Promise.all(loops);
    },
  };
}

/** Saves a job and removes it again in a loop; records the last acknowledged state. */
export function createWriteProbe(urlOf, { token }, jobId) {
  const saved = { token, jobId, state: undefined, isSettled: false };
  let next = false;
  const probe = createProbe(urlOf, () => {
    next = !next;
    const isSaving = next;
    saved.isSettled = false;
    return {
      ...{ method: isSaving ? "PUT" : "DELETE", path: `/saved-jobs/${jobId}`, token },
      onDone: () => Object.assign(saved, { state: isSaving, isSettled: true }),
    };
  });
  return { probe, saved };
}

/**
 * `steps` gets the cluster and returns the events in order: a name and a function, which returns a remark or nothing.
 * `missed` returns the rows that missed their goal. `tree` is the release that runs at first, by default this one.
 */
export async function runUnderLoad({ steps, missed, skipped = [], tree = ROOT }) {
  const missing = NEEDED.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`This test needs ${missing.join(", ")}: run deploy/packages.sh.`);
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-cluster-"));
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, "logs"));
  const processes = createProcesses(folder);
  const mails = await startMailServer();
  const provider = await startProvider(secrets);
  let isKept = true;
  const interrupted = () => {
    processes.killAll();
    endDatabase(folder);
    process.exit(1);
  };
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, interrupted);
  let database;
  try {
    database = await startDatabase(folder, processes);
    const api = await startApi({ urls: database.urls, mails, provider, processes, folder, tree });
    const client = await loadClient(tree, ROOT);
    const report = await runAll({ processes, database, mails, provider, api }, { client, steps, missed, skipped });
    isKept = report.faults.length > 0;
    return report;
  } finally {
    await processes.stopAll();
    endDatabase(folder);
    database?.endMachines();
    await mails.close();
    await provider.close();
    if (isKept) console.error(`The logs are in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

async function runAll(cluster, { client, steps, missed, skipped }) {
  const { database, mails, provider, api } = cluster;
  const tally = createTally();
  const urlOf = () => api.url;
  const call = createCaller(urlOf, tally);
  const { employer, prober, reader } = await prepare(call, client, 3);
  const students = [];
  const load = startLoad({ call, client, provider, employer, prober, reader, students });
  const reads = createProbe(urlOf, () => ({ path: "/jobs", token: reader.token }));
  const { probe: writes, saved } = createWriteProbe(urlOf, prober, employer.jobs[0]);
  const rows = [];
  const faults = [];
  try {
    await sleep(5000);
    for (const [what, happen] of steps(cluster)) {
      for (const one of [tally, reads, writes]) one.reset();
      const remark = await happen().catch((error) => void faults.push(`${what}: ${error.message}`));
      const row = {
        ...{ what, remark, ...tally.read() },
        ...{ reads: reads.longestSeconds(), writes: writes.longestSeconds() },
      };
      rows.push(row);
      console.log(lineOf(row));
    }
  } finally {
    await Promise.all([reads.stop(), writes.stop(), load.stop()]);
  }
  const { opened } = load;
  if (opened.size === 0) faults.push("no candidate was opened");
  for (const one of await database.unencrypted()) faults.push(`connected without TLS: ${one}`);
  const { lost, wrong } = await checkAll({ call, students, opened, provider, query: database.query, saved });
  faults.push(
    ...load.faults,
    ...lost.map((one) => `lost: ${one}`),
    ...wrong.map((one) => `wrong: ${one}`),
    ...missed(rows),
  );
  return { rows, lost, wrong, faults, students, opened, mails, skipped };
}

/** Returns the share of requests that failed at least once. */
export const shareFailed = ({ attempts, kinds }) =>
  Object.values(kinds).reduce((sum, times) => sum + times, 0) / attempts;

const lineOf = ({ what, attempts, kinds, reads, writes, remark }) =>
  `| ${what} | ${attempts} | ${kindsOf(kinds)} | ${reads.toFixed(1)} s | ${writes.toFixed(1)} s | ${remark ?? ""} |`;

/** Prints the table and the findings; returns false if something was lost, wrong or too slow. */
export function printReport({ rows, lost, wrong, faults, students, opened, mails, skipped }) {
  console.log("\n| what happens | requests | failed attempts, by kind | longest gap of reads | of writes | |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const row of rows) console.log(lineOf(row));
  const payments = students.reduce((sum, one) => sum + one.payments.length, 0);
  const interviews = students.filter(({ isSubmitted }) => isSubmitted).length;
  const events = students.reduce((sum, one) => sum + one.events, 0);
  const doubled = [...mails.taken.values()].filter((times) => times > 1).length;
  console.log(
    `\n${students.length} students, ${payments} payments, ${interviews} interviews graded with ${events} events, ${opened.size} profiles opened, ${mails.taken.size} mails (${doubled} of them twice).`,
  );
  console.log(`Acknowledged writes lost: ${lost.length}. Payments wrong: ${wrong.length}.`);
  for (const one of skipped) console.log(`Skipped: ${one}.`);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0;
}
