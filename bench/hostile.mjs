// Measures how grading affects others: with the worst known answers of six students, and with 200 interviews that end
// in one minute. Also what one account and eight new ones can do to others.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DEMO_PASSWORD } from "../apps/api/src/demo/people/people.ts";
import { WORST_ANSWERS } from "../apps/api/test/attacks/worst-answers.ts";
import { freePort, startServer } from "../apps/api/test/chaos/server.ts";
import { findAsked } from "../packages/content/src/interview/find-asked.ts";
import { startPostgres } from "../tools/postgres.mjs";
import { measureNewAccounts, measurePdfs } from "./load/crowds.mjs";
import { startInterviews, watchMemory } from "./load/interviews.mjs";
import { percentile, summarise } from "./samples.mjs";

/** What students hand in, and within how long. `answers` gives the ten answers of one of them. */
const SCENARIOS = [
  {
    what: "worst answers",
    students: 6,
    topic: "sql",
    seconds: 0,
    doneSeconds: 120,
    memoryMb: 1024,
    answers: async () => WORST_ANSWERS,
  },
  {
    what: "200 interviews",
    students: 200,
    topic: "mixed",
    seconds: 60,
    doneSeconds: 120,
    memoryMb: 900,
    answers: ordinaryAnswers,
  },
];
const IMAGE_BUILD = "apps/api/src/db/embedded/build-empty-database.ts";
const IDLE_SECONDS = 15;
const IDLE_MB = 300;
const LIVE_P99_MS = 50;
const JOBS_FACTOR = 2;
const CERTIFICATE_MS = 2_000;
const GRADED_FACTOR = 2;
const DRILL_MS = 5_000;
const PAUSE_MS = 25;
const MOST_MS = 12 * 60_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Measures each GET of this path until it is stopped. */
function watch(url, to, token) {
  const times = [];
  let failed = 0;
  let isOver = false;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const ended = (async () => {
    while (!isOver) {
      const began = performance.now();
      const answer = await fetch(`${url}/api${to}`, { headers });
      await answer.arrayBuffer();
      times.push(performance.now() - began);
      if (!answer.ok) failed += 1;
      await pause(PAUSE_MS);
    }
  })();
  return async () => {
    isOver = true;
    await ended;
    return { times, failed };
  };
}

async function signIn(url) {
  const person = { email: "asha@student.example", password: DEMO_PASSWORD };
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(person) });
  return (await answer.json()).token;
}

/** Returns an exemplar for each question: right, partly right or wrong. */
async function ordinaryAnswers(url, { token, sessionId }, student) {
  const headers = { authorization: `Bearer ${token}` };
  const answers = [];
  for (let number = 1; number <= 10; number += 1) {
    const answer = await fetch(`${url}/api/mock-interview/${sessionId}/question/${number}`, { headers });
    const exemplars = findAsked((await answer.json()).question)?.rubric.exemplars ?? [];
    answers.push(exemplars[(student + number) % exemplars.length]?.text ?? "");
  }
  return answers;
}

async function handIn(url, { token, sessionId }, answers) {
  const numbered = answers.map((answer, index) => ({ number: index + 1, answer }));
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ sessionId, answers: numbered });
  const answer = await fetch(`${url}/api/mock-interview/submit-all`, { method: "POST", headers, body });
  if (answer.status !== 202) throw new Error(`submit-all: ${answer.status} ${await answer.text()}`);
}

async function allDone(url, sessions) {
  const began = performance.now();
  let open = [...sessions];
  while (open.length > 0 && performance.now() - began < MOST_MS) {
    const [{ token, sessionId }, ...others] = open; // one at a time: concurrent calls would be measured as well
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/mock-interview/history/${sessionId}`, { headers });
    if ((await answer.json()).isCompleted) open = others;
    else await pause(1_000);
  }
  return { seconds: (performance.now() - began) / 1000, left: open.length };
}

function rowsOf(database, scenario, { before, lives, lists, most, seconds, left }) {
  const [p99, p95] = [percentile(lives.times, 0.99), percentile(lists.times, 0.95)];
  const what = `${scenario.what}, ${database}`;
  const row = (more, measured, goal, holds, rest = {}) => ({
    what: `${what}: ${more}`,
    measured,
    goal,
    holds,
    ...rest,
  });
  return [
    row(
      "p99 of the health call, failures",
      `${p99.toFixed(0)} ms, ${lives.failed}`,
      `< ${LIVE_P99_MS} ms, none`,
      p99 < LIVE_P99_MS && lives.failed === 0,
      summarise(lives.times, "ms"),
    ),
    row(
      "p95 of the job list, failures",
      `${p95.toFixed(0)} ms, ${lists.failed}`,
      `< ${JOBS_FACTOR} times the idle one, none`,
      p95 < JOBS_FACTOR * before && lists.failed === 0,
      { baseline: `${before.toFixed(0)} ms`, ...summarise(lists.times, "ms") },
    ),
    row(
      "until all are graded, left",
      `${seconds.toFixed(0)} s, ${left}`,
      `< ${scenario.doneSeconds} s, none`,
      seconds < scenario.doneSeconds && left === 0,
    ),
    row("memory", `${most.toFixed(0)} MB`, `< ${scenario.memoryMb} MB`, most < scenario.memoryMb),
  ];
}

/** Measures probes and job lists during the grading, compared with those of an idle server. */
async function watchOthers(server, scenario, first) {
  const { url, pid } = server;
  const token = await signIn(url);
  const sessions = await startInterviews(url, scenario.students, first, scenario.topic);
  const answers = [];
  for (const [student, session] of sessions.entries()) answers.push(await scenario.answers(url, session, student));
  await pause(2_000);
  const idle = watch(url, "/jobs", token);
  await pause(IDLE_SECONDS * 1000);
  const before = percentile((await idle()).times, 0.95);
  const memory = watchMemory(pid);
  const [live, jobs] = [watch(url, "/health/live"), watch(url, "/jobs", token)];
  for (const [student, session] of sessions.entries()) {
    await handIn(url, session, answers[student]);
    await pause((scenario.seconds * 1000) / sessions.length);
  }
  const { seconds, left } = await allDone(url, sessions);
  const [lives, lists, most] = [await live(), await jobs(), memory()];
  return { before, lives, lists, most, seconds, left };
}

/** Rows of what costs its sender nothing: resumes without an end, and endless answers of new accounts. */
async function crowdRows(url) {
  const pdfs = await measurePdfs(url);
  const faults = Object.keys(pdfs.statuses).filter((status) => !["200", "503"].includes(status));
  const accounts = await measureNewAccounts(url);
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  const longestDrill = Math.max(accounts.drillMs, accounts.newcomerMs);
  return [
    {
      what: "30 slow PDFs of one account: another's certificate, answers but 200 and 503",
      measured: `${pdfs.ms.toFixed(0)} ms, ${faults.length}`,
      goal: `< ${CERTIFICATE_MS} ms, none`,
      holds: pdfs.ms < CERTIFICATE_MS && faults.length === 0,
      baseline: `${pdfs.idleMs.toFixed(0)} ms`,
    },
    {
      what: "eight new accounts with endless answers: until an interview is graded",
      measured: seconds(accounts.ms),
      goal: `< ${GRADED_FACTOR} times the idle one`,
      holds: accounts.ms < GRADED_FACTOR * accounts.idleMs,
      baseline: seconds(accounts.idleMs),
    },
    {
      what: "the same: practice answers of an older account, of a ninth new one",
      measured: `${seconds(accounts.drillMs)}, ${seconds(accounts.newcomerMs)}`,
      goal: `< ${seconds(DRILL_MS)}`,
      holds: longestDrill < DRILL_MS,
      baseline: seconds(accounts.idleDrillMs),
    },
  ];
}

async function measureOn(database, scenarios, databaseUrl) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const server = await startServer(dataDir, await freePort(), databaseUrl, { DEMO_DATA: "on" });
  const rows = [];
  let first = 0;
  try {
    await pause(IDLE_SECONDS * 1000);
    const idleMb = watchMemory(server.pid)();
    rows.push({
      what: `idle, ${database}: memory`,
      measured: `${idleMb.toFixed(0)} MB`,
      goal: `< ${IDLE_MB} MB`,
      holds: idleMb < IDLE_MB,
    });
    for (const scenario of scenarios) {
      const seen = rowsOf(database, scenario, await watchOthers(server, scenario, first));
      for (const { what, measured } of seen) console.error(`${what}: ${measured}`); // the whole takes minutes
      rows.push(...seen);
      first += scenario.students;
    }
    if (databaseUrl) rows.push(...(await crowdRows(server.url)));
    return rows;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The conditions of all rows. */
export const about =
  "How fast the server answers others while six students submit the ten slowest known answers, and while 200 interviews end within a minute; and how long others wait for what crowds of one account or of eight new ones ask for. Memory is that of the server and its graders together; shared pages count once.";

export async function measure(root) {
  // The output of the API's build, as on a server.
  execFileSync(process.execPath, ["--no-warnings", path.join(root, IMAGE_BUILD)]);
  const postgres = await startPostgres(root);
  try {
    const [worst, ordinary] = SCENARIOS;
    // Bad answers occupy only the graders, on either database; with PGlite, the server's memory includes the database.
    return [...(await measureOn("postgres", [worst], postgres.url)), ...(await measureOn("pglite", [ordinary]))];
  } finally {
    await postgres.stop();
  }
}
