// GET /jobs over a million jobs on PostgreSQL: random filters with typing errors, against the same statements, none of them
// remembered, by pgbench.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../apps/api/test/drill/server.ts";
import { postgresTool, startPostgres } from "../tools/postgres.mjs";
import { filtersOf, queryOf } from "./load/filters.mjs";
import { load } from "./load/load.mjs";
import { pgbenchScript, writeMix } from "./load/mix.mjs";
import { outputOf } from "./load/output.mjs";
import { signUp } from "./load/sign-up.mjs";

const JOBS = 1_000_000;
const CONNECTIONS = 32;
const FILTERS = 2000;
const WARM_SECONDS = 60;
const SECONDS = 30;
const SHARE_PERCENT = 70;
const P95_MS = 20;

/** A student who may see the jobs. */
async function aStudent(api, url) {
  const { token, email } = await signUp(api);
  const pg = createRequire(path.resolve(import.meta.dirname, "../apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update users set quiz_passed_at = now() where email = $1", [email]);
  await client.end();
  return token;
}

/** Sends the filters to the server for some seconds; `parted`: each connection has separate filters. */
async function ask({ root, dataDir, server, token }, filters, seconds, ...isParted) {
  const file = path.join(dataDir, "paths.json");
  writeFileSync(file, JSON.stringify(filters.map((filter) => `/api/jobs?${queryOf(filter)}`)));
  const script = path.join(root, "bench/load/http-load.mjs");
  const args = [script, server.url, token, file, String(CONNECTIONS), String(seconds), ...isParted];
  const result = JSON.parse(await outputOf(process.execPath, ["--no-warnings", ...args]));
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

/** The statements of these filters by pgbench, per second. */
async function statementsPerSecond(url, dataDir, mix) {
  await writeMix(url, mix);
  const script = path.join(dataDir, "mix.sql");
  writeFileSync(script, pgbenchScript(FILTERS));
  const flags = ["-n", "-M", "prepared", "-c", String(CONNECTIONS), "-j", "2", "-T", String(SECONDS), "-f", script];
  return Number(/tps = ([\d.]+)/.exec(await outputOf(postgresTool("pgbench"), [...flags, url]))?.[1]);
}

function rowsOf(warm, cold, raw) {
  const share = (warm.perSecond / raw) * 100;
  const what = `GET /api/jobs over ${JOBS.toLocaleString("en-IN")} jobs, ${CONNECTIONS} connections`;
  return [
    {
      what: `${what}, ${FILTERS} filters`,
      measured: `${warm.perSecond.toFixed(0)} req/s = ${share.toFixed(0)}%`,
      baseline: `${raw.toFixed(0)}/s: the same statements by pgbench -M prepared`,
      goal: `>= ${SHARE_PERCENT}%`,
      holds: share >= SHARE_PERCENT,
    },
    {
      what: "the same, 97.5th percentile (p95 is not above it)",
      measured: `${warm.p95} ms (median ${warm.p50} ms)`,
      goal: `p95 < ${P95_MS} ms`,
      holds: warm.p95 < P95_MS,
    },
    {
      what: `${what}, every filter new`,
      measured: `${cold.perSecond.toFixed(0)} req/s, 97.5th percentile ${cold.p95} ms`,
      baseline: `${raw.toFixed(0)}/s`,
      goal: "reported",
      holds: true,
    },
  ];
}

export async function measure(root) {
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  let server;
  try {
    await load(postgres.url, { jobs: JOBS, profiles: 1000 });
    server = await startServer(dataDir, await freePort(), postgres.url);
    const run = { root, dataDir, server, token: await aStudent(`${server.url}/api`, postgres.url) };
    const mix = filtersOf(FILTERS, 1);
    await ask(run, mix, WARM_SECONDS);
    const warm = await ask(run, mix, SECONDS);
    const cold = await ask(run, filtersOf(30_000, 2), SECONDS, "parted"); // few filters occur twice
    return rowsOf(warm, cold, await statementsPerSecond(postgres.url, dataDir, mix));
  } finally {
    await server?.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
