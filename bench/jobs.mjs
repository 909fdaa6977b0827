// Measures GET /jobs over a million jobs on PostgreSQL with random filters and typing errors: the same filters
// repeatedly, and filters that are all different, over titles of few words and of 63,000.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../apps/api/test/chaos/server.ts";
import { startPostgres } from "../tools/postgres.mjs";
import { measureBuild } from "./build-index.mjs";
import { askFor } from "./load/ask.mjs";
import { filtersOf, newFiltersOf, queryOf } from "./load/filters.mjs";
import { load } from "./load/load.mjs";
import { signUp } from "./load/sign-up.mjs";

const JOBS = 1_000_000;
const CONNECTIONS = 32;
const FILTERS = 2000;
const WARM_SECONDS = 10;
const SECONDS = 15;
/** What the search in SQL reached before the search in memory. */
const REPEATED_PER_SECOND = 6074;
const P95_MS = 20;
/** More than a connection can send, so that none is repeated. */
const NEW_FILTERS = 240_000;
const NEW_PER_SECOND = 1000;
const NEW_P95_MS = 60;

/** Makes a student who may see the jobs. */
async function aStudent(api, url) {
  const { token, email } = await signUp(api);
  const pg = createRequire(path.resolve(import.meta.dirname, "../apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update users set quiz_passed_at = now() where email = $1", [email]);
  await client.end();
  return token;
}

/** Sends the filters to the server for some seconds; `isParted`: each connection has separate filters. */
function ask({ dataDir, server, token }, filters, seconds, isParted = false) {
  const paths = filters.map((filter) => `/api/jobs?${queryOf(filter)}`);
  return askFor({ url: server.url, token, dataDir, paths, connections: CONNECTIONS, seconds, isParted });
}

function newRow(what, { perSecond, p95, times }) {
  return {
    what,
    measured: `${perSecond.toFixed(0)}/s, p95 ${p95} ms`,
    goal: `>= ${NEW_PER_SECOND}/s, p95 < ${NEW_P95_MS} ms`,
    holds: perSecond >= NEW_PER_SECOND && p95 < NEW_P95_MS,
    ...times,
  };
}

function rowsOf(warm) {
  return [
    {
      what: `${FILTERS} filters that repeat`,
      measured: `${warm.perSecond.toFixed(0)}/s`,
      goal: `>= ${REPEATED_PER_SECOND}/s`,
      holds: warm.perSecond >= REPEATED_PER_SECOND,
      ...warm.rates,
    },
    {
      what: "the same, time of an answer",
      measured: `p95 ${warm.p95} ms, median ${warm.p50} ms`,
      goal: `p95 < ${P95_MS} ms`,
      holds: warm.p95 < P95_MS,
      ...warm.times,
    },
  ];
}

/** Starts a server on a fresh database; `work` gets the parameters of `ask`. */
async function served(root, isWide, work) {
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  let server;
  try {
    await load(postgres.url, { jobs: JOBS, profiles: 1000, isWide });
    server = await startServer(dataDir, await freePort(), postgres.url);
    return await work({
      root,
      dataDir,
      server,
      url: postgres.url,
      token: await aStudent(`${server.url}/api`, postgres.url),
    });
  } finally {
    await server?.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The conditions of all rows. */
export const about =
  "GET /api/jobs over 1,000,000 jobs on PostgreSQL, 32 connections, a fifth of the words with a typing error.";

export async function measure(root) {
  const rows = await served(root, false, async (run) => {
    const mix = filtersOf(FILTERS, 1);
    await ask(run, mix, WARM_SECONDS);
    const warm = await ask(run, mix, SECONDS);
    const cold = await ask(run, newFiltersOf(NEW_FILTERS, 2), SECONDS, true);
    const built = await measureBuild(run.url, "jobs");
    return [...rowsOf(warm), newRow("every filter new", cold), ...built];
  });
  const wide = await served(root, true, async (run) => {
    await ask(run, filtersOf(FILTERS, 1), SECONDS);
    return ask(run, newFiltersOf(NEW_FILTERS, 3, true), SECONDS, true);
  });
  return [...rows, newRow("titles of 63,000 words, every filter new", wide)];
}
