// `npm run drill -- cluster`: PostgreSQL with a standby that takes over by itself, a pooler, two copies of the API and a worker on this
// machine, a mixed load, and one failure after the other. Counts what was acknowledged and is not there.
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { render } from "../render.mjs";
import { checkAll } from "./check.mjs";
import { asOneself, endDatabase, startDatabase } from "./database.mjs";
import { browse, createCaller, createProbe, createTally, prepare, study } from "./load.mjs";
import { startMailServer, startProvider } from "./outside.mjs";
import { createProcesses, freePort, sleep, until } from "./processes.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const NEEDED = ["/usr/bin/patroni", "/usr/bin/etcd", "/usr/bin/etcdctl", "/usr/sbin/pgbouncer", "/usr/sbin/haproxy"];
const NODE = path.join(ROOT, "node_modules/node/bin/node");
const RESTART_MS = 1000;
const DRAIN_SECONDS = 3;
/** Where this machine does not permit a failure, it is named here and counted as skipped. */
const SKIPPED = [
  "a full disk: needs a small file system of its own under one node",
  "a cut network: needs a network namespace for each node; a frozen primary is made instead",
];
const GOALS = { failoverSeconds: 30, copyShare: 0.01 };

const secrets = { key: randomBytes(16).toString("hex"), webhook: randomBytes(16).toString("hex") };

async function startApi({ urls, mails, provider, processes, folder }) {
  const common = {
    PATH: process.env.PATH,
    DRYRUN_MODE: "production",
    DRYRUN_DRILL: "1",
    RATE_LIMIT_SCALE: "1000000",
    HOST: "127.0.0.1",
    PUBLIC_URL: "https://localhost",
    TRUST_PROXY: "loopback",
    DATABASE_URL: urls.pooled,
    DATABASE_DIRECT_URL: urls.direct,
    JWT_SECRET: randomBytes(24).toString("hex"),
    HASH_SECRET: randomBytes(24).toString("hex"),
    SMTP_URL: mails.url,
    RAZORPAY_KEY_ID: "rzp_drill",
    RAZORPAY_KEY_SECRET: secrets.key,
    RAZORPAY_WEBHOOK_SECRET: secrets.webhook,
    RAZORPAY_BASE_URL: provider.url,
    EMPLOYER_VERIFICATION: "off",
    SITE_DIR: "none",
    LOG_LEVEL: "error",
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    MAX_DELAY_MS: "5000", // all processes of the cluster share this machine
  };
  const ports = { api1: await freePort(), api2: await freePort(), worker: await freePort() };
  const isReady = (name) => fetch(`http://127.0.0.1:${ports[name]}/api/health/ready`).then(({ ok }) => ok);
  for (const [name, port] of Object.entries(ports)) {
    const env = {
      ...common,
      PORT: String(port),
      DATA_DIR: path.join(folder, `data-${name}`),
      WORKERS: name === "worker" ? "only" : "none",
    };
    processes.start(name, NODE, ["--no-warnings", "apps/api/src/main.ts"], { env, cwd: ROOT, restartMs: RESTART_MS });
    await until(`${name} to be ready`, () => isReady(name), 120_000); // the first one migrates
  }
  const port = await freePort();
  const values = {
    WEB_ADDRESS: "127.0.0.1",
    WEB_PORT: port,
    API1: `127.0.0.1:${ports.api1}`,
    API2: `127.0.0.1:${ports.api2}`,
  };
  const config = path.join(folder, "web.cfg");
  writeFileSync(config, asOneself(render(readFileSync(path.join(ROOT, "deploy/cluster/web.cfg"), "utf8"), values)));
  processes.start("web-proxy", "haproxy", ["-db", "-f", config]);
  const url = `http://127.0.0.1:${port}`;
  await until("the proxy", () => fetch(`${url}/api/health/ready`).then(({ ok }) => ok));
  return { url, untilReady: (name) => until(`${name} to be ready again`, () => isReady(name), 60_000) };
}

/** What happens, in turn; each answers a remark for the table, or nothing. */
function failures({ processes, database, mails, provider, api }) {
  const mode = (what, name, ms) => async () => {
    what.state.mode = name;
    await sleep(ms);
    what.state.mode = "fine";
    await sleep(3000);
  };
  const untilStandby = () => until("a synchronous standby again", database.isSynchronous, 90_000);
  /** The node that was the primary before; another one is it when this resolves. */
  const takeover = async (fail) => {
    const node = await database.primaryNode();
    const began = performance.now();
    const undo = await fail(node);
    const isOther = async () => ![undefined, node].includes(await database.primaryNode());
    const seconds = await until("another primary", isOther, 60_000)
      .then(() => (performance.now() - began) / 1000)
      .finally(async () => {
        await sleep(3000);
        await undo();
      });
    await untilStandby();
    return `another primary after ${seconds.toFixed(1)} s`;
  };
  return [
    ["nothing, for comparison", () => sleep(10_000)],
    [
      "a copy of the API, kill -9",
      async () => {
        await processes.kill("api1");
        await sleep(2000);
        await api.untilReady("api1");
        await sleep(2000);
      },
    ],
    [
      "the worker, kill -9",
      async () => {
        await processes.kill("worker");
        await sleep(2000);
        await api.untilReady("worker");
      },
    ],
    [
      "PgBouncer, kill -9",
      async () => {
        await processes.kill("pgbouncer");
        await sleep(6000);
      },
    ],
    [
      "the primary's machine, kill -9",
      () =>
        takeover(async (node) => {
          await database.killNode(node);
          return () => database.startNode(node);
        }),
    ],
    ["the primary frozen, then back", () => takeover(async (node) => database.freezeNode(node))],
    [
      "etcd's leader, kill -9",
      async () => {
        await database.etcd.killLeader(5000);
        await sleep(3000);
      },
    ],
    ["mail server slow (4 s a mail)", mode(mails, "slow", 8000)],
    ["mail server refuses", mode(mails, "refusing", 8000)],
    ["payment provider slow (3 s a call)", mode(provider, "slow", 8000)],
    ["payment provider refuses (503)", mode(provider, "refusing", 8000)],
    [
      "rolling restart of both copies",
      async () => {
        for (const name of ["api1", "api2"]) {
          await processes.stop(name);
          await sleep(RESTART_MS + 500);
          await api.untilReady(name);
          await sleep(2000);
        }
      },
    ],
  ];
}

const kindsOf = (kinds) =>
  Object.entries(kinds)
    .map(([kind, times]) => `${kind} × ${times}`)
    .join(", ") || "–";

function startLoad({ call, provider, employer, prober, students }) {
  let isRunning = true;
  const running = () => isRunning;
  const faults = [];
  const noted = (work) => work.catch((error) => faults.push(error.message));
  const loops = [1, 2, 3].map(() => noted(browse(call, prober, running)));
  for (let number = 1; number <= 4; number++)
    loops.push(noted(study({ call, provider, employer, students, name: `student-${number}` }, running)));
  return {
    faults,
    async stop() {
      isRunning = false;
      await Promise.all(loops);
    },
  };
}

/** Saves a job and takes it out again, steadily; remembers what was acknowledged last. */
function createWriteProbe(url, { token }, jobId) {
  const saved = { token, jobId, state: undefined, isSettled: false };
  let next = false;
  const probe = createProbe(url, () => {
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

export async function clusterDrill() {
  const missing = NEEDED.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`This drill needs ${missing.join(", ")}: run deploy/packages.sh.`);
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
  try {
    const database = await startDatabase(folder, processes);
    const api = await startApi({ urls: database.urls, mails, provider, processes, folder });
    const report = await runAll({ processes, database, mails, provider, api });
    isKept = report.faults.length > 0;
    return report;
  } finally {
    await processes.stopAll();
    endDatabase(folder);
    await mails.close();
    await provider.close();
    if (isKept) console.error(`The logs are in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

async function runAll({ processes, database, mails, provider, api }) {
  const tally = createTally();
  const call = createCaller(api.url, tally);
  const { employer, prober } = await prepare(call, 3);
  const students = [];
  const load = startLoad({ call, provider, employer, prober, students });
  const reads = createProbe(api.url, () => ({ path: "/jobs", token: prober.token }));
  const { probe: writes, saved } = createWriteProbe(api.url, prober, employer.jobs[0]);
  const rows = [];
  const faults = [];
  try {
    await sleep(5000);
    for (const [what, happen] of failures({ processes, database, mails, provider, api })) {
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
  const { lost, wrong } = await checkAll({ call, students, provider, query: database.query, saved });
  faults.push(
    ...load.faults,
    ...lost.map((one) => `lost: ${one}`),
    ...wrong.map((one) => `wrong: ${one}`),
    ...missed(rows),
  );
  return { rows, lost, wrong, faults, students, mails, skipped: SKIPPED };
}

/** What did not reach its goal. */
function missed(rows) {
  const faults = [];
  const rowOf = (start) => rows.find(({ what }) => what.startsWith(start));
  const failed = ({ attempts, kinds }) => Object.values(kinds).reduce((sum, times) => sum + times, 0) / attempts;
  for (const start of ["the primary's machine", "the primary frozen"])
    if (rowOf(start)?.writes > GOALS.failoverSeconds) faults.push(`${start}: writes were interrupted for too long`);
  if (failed(rowOf("a copy of the API")) >= GOALS.copyShare)
    faults.push("the death of a copy was seen by 1% of requests or more");
  if (failed(rowOf("rolling restart")) > 0) faults.push("the rolling restart failed requests");
  return faults;
}

const lineOf = ({ what, attempts, kinds, reads, writes, remark }) =>
  `| ${what} | ${attempts} | ${kindsOf(kinds)} | ${reads.toFixed(1)} s | ${writes.toFixed(1)} s | ${remark ?? ""} |`;

/** The table and what follows it; false where something was lost, wrong or too slow. */
export function printReport({ rows, lost, wrong, faults, students, mails, skipped }) {
  console.log("\n| failure | requests | failed attempts, by kind | longest gap of reads | of writes | |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const row of rows) console.log(lineOf(row));
  const payments = students.reduce((sum, one) => sum + one.payments.length, 0);
  const interviews = students.filter(({ isSubmitted }) => isSubmitted).length;
  const doubled = [...mails.taken.values()].filter((times) => times > 1).length;
  console.log(
    `\n${students.length} students, ${payments} payments, ${interviews} interviews graded, ${mails.taken.size} mails (${doubled} of them twice).`,
  );
  console.log(`Acknowledged writes lost: ${lost.length}. Payments wrong: ${wrong.length}.`);
  for (const one of skipped) console.log(`Skipped: ${one}.`);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0;
}
