// The searches in a process of their own: three API processes ask one search process, against three that search in
// their own memory; and what happens when the search process is killed.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../../apps/api/test/chaos/server.ts";
import { startPostgres } from "../../tools/postgres.mjs";
import { memoryOf } from "../../tools/proc.mjs";
import { candidateQueriesOf } from "../load/candidates.mjs";
import { filtersOf, newFiltersOf, queryOf } from "../load/filters.mjs";
import { load } from "../load/load.mjs";
import { signInEmployer } from "../load/people.mjs";
import { signUp } from "../load/sign-up.mjs";
import { askFor } from "../timing/ask.mjs";
import { percentile } from "../timing/samples.mjs";

const SIZES = { jobs: 1_000_000, profiles: 500_000 };
const PROCESSES = 3;
/** Of each API process. */
const CONNECTIONS = 8;
const WARM_SECONDS = 8;
const SECONDS = 20;
const NEW_FILTERS = 60_000;
const SECRET = "the secret of the searches in a bench";
const PROBE_MS = 20;
/** A new search process must have built its index again. */
const BACK_SECONDS = 60;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts servers that are stopped together. */
function starting(databaseUrl) {
  const started = [];
  const folders = [];
  return {
    async start(settings, port) {
      const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
      folders.push(folder);
      const began = performance.now();
      const server = await startServer(folder, port ?? (await freePort()), databaseUrl, {
        EMPLOYER_VERIFICATION: "required",
        ...settings,
      });
      started.push(server);
      return { ...server, folder, seconds: (performance.now() - began) / 1000 };
    },
    async stop() {
      for (const server of started.splice(0).reverse()) await server.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks all API processes at once; returns the requests per second of all and the slowest 95th percentile. */
async function askAll(servers, token, paths, seconds, isParted) {
  const results = await Promise.all(
    servers.map(({ url, folder }, at) =>
      askFor({
        url,
        token,
        dataDir: folder,
        paths: paths.filter((_, index) => index % servers.length === at),
        connections: CONNECTIONS,
        seconds,
        isParted,
      }),
    ),
  );
  return {
    perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p95: Math.max(...results.map(({ p95 }) => p95)),
  };
}

async function measureKind(servers, { student, employer }) {
  const jobsOf = (filters) => filters.map((filter) => `/api/jobs?${queryOf(filter)}`);
  const candidates = candidateQueriesOf(20_000, 2).map((query) => `/api/search-candidates?${query}`);
  await askAll(servers, student, jobsOf(filtersOf(2000, 1)), WARM_SECONDS);
  return {
    memory: servers.map(({ pid }) => memoryOf(pid)),
    repeated: await askAll(servers, student, jobsOf(filtersOf(2000, 1)), SECONDS),
    fresh: await askAll(servers, student, jobsOf(newFiltersOf(NEW_FILTERS, 2)), SECONDS, true),
    candidates: await askAll(servers, employer, candidates, SECONDS, true),
  };
}

/** Asks for changing filters without a pause; returns how long searches were refused after the kill, in seconds. */
async function killSearch(processes, apis, searchProcess, port, token) {
  const paths = newFiltersOf(4000, 9).map((filter) => `/api/jobs?${queryOf(filter)}`);
  const answered = [];
  let isOver = false;
  const asking = (async () => {
    for (let at = 0; !isOver; at++) {
      const answer = await fetch(apis[at % apis.length].url + paths[at % paths.length], {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      answered.push({ at: performance.now(), status: answer.status });
      await pause(PROBE_MS);
    }
  })();
  await pause(1000);
  await searchProcess.kill();
  const { seconds } = await processes.start({ SEARCH: "only", SEARCH_SECRET: SECRET, WORKERS: "none" }, port);
  await pause(3000);
  isOver = true;
  await asking;
  const refused = answered.filter(({ status }) => status !== 200);
  const others = refused.filter(({ status }) => status !== 503).length;
  const away = refused.length > 0 ? (refused.at(-1).at - refused[0].at) / 1000 : 0;
  return { away, others, seconds };
}

const figures = ({ perSecond, p95 }) => `${perSecond.toFixed(0)}/s, p95 ${p95} ms`;

function rowsOf(own, apart, search, killed) {
  const row = (what, key) => ({
    what,
    measured: figures(apart[key]),
    baseline: `${figures(own[key])} in own memory`,
    goal: "reported",
    holds: true,
  });
  const mb = (all) => `${percentile(all, 0.5).toFixed(0)} MB`;
  return [
    row("jobs, filters that repeat", "repeated"),
    row("jobs, every filter new", "fresh"),
    row("candidates, every query new", "candidates"),
    {
      what: "memory of an API process",
      measured: mb(apart.memory),
      baseline: `${mb(own.memory)} with the searches`,
      goal: "reported",
      holds: true,
    },
    { what: "memory of the search process", measured: `${search.mb.toFixed(0)} MB`, goal: "reported", holds: true },
    {
      what: "start of a search process, until it is ready",
      measured: `${search.seconds.toFixed(1)} s`,
      goal: `< ${BACK_SECONDS} s`,
      holds: search.seconds < BACK_SECONDS,
    },
    {
      what: "after a kill -9, new searches refused; other faults",
      measured: `${killed.away.toFixed(1)} s; ${killed.others}`,
      goal: `< ${BACK_SECONDS} s; 0`,
      holds: killed.away < BACK_SECONDS && killed.others === 0,
    },
  ];
}

/** The conditions of all rows. */
export const about =
  "Three API processes and one search process with 1,000,000 jobs and 500,000 candidates, on one machine with PostgreSQL, against three API processes that search in their own memory.";

export async function measure(root) {
  const postgres = await startPostgres(root);
  const pg = createRequire(path.join(root, "apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: postgres.url });
  const processes = starting(postgres.url);
  try {
    await load(postgres.url, SIZES);
    await client.connect();
    const api = { WORKERS: "none", JWT_SECRET: "signs the tokens of all processes in benches" };
    const alone = [];
    for (let count = 0; count < PROCESSES; count++) alone.push(await processes.start(api));
    const employer = await signInEmployer(`${alone[0].url}/api`, client);
    const { token: student, email } = await signUp(`${alone[0].url}/api`);
    await client.query("update users set quiz_passed_at = now() where email = $1", [email]);
    await client.query("update companies set name = 'Bench'"); // otherwise read from its newest job, of a million
    const tokens = { student, employer };
    const own = await measureKind(alone, tokens);
    for (const server of alone) await server.stop();

    const port = await freePort();
    const search = await processes.start({ ...api, SEARCH: "only", SEARCH_SECRET: SECRET }, port);
    const settings = { ...api, SEARCH_URL: search.url, SEARCH_SECRET: SECRET };
    const apis = [];
    for (let count = 0; count < PROCESSES; count++) apis.push(await processes.start(settings));
    const apart = await measureKind(apis, tokens);
    const mb = memoryOf(search.pid);
    const killed = await killSearch(processes, apis, search, port, student);
    return rowsOf(own, apart, { mb, seconds: search.seconds }, killed);
  } finally {
    await processes.stop();
    await client.end();
    await postgres.stop();
  }
}
