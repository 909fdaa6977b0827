// Measures what an employer waits for on PostgreSQL: the candidate search over 500,000 profiles against the same
// search by the database alone, in pgbench, and a list of 100,000 applications.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../apps/api/test/chaos/server.ts";
import { postgresTool, startPostgres } from "../tools/postgres.mjs";
import { measureBuild } from "./build-index.mjs";
import { measureApplications, measureLog } from "./lists.mjs";
import { askFor } from "./load/ask.mjs";
import { candidateQueriesOf, writeCandidateScripts } from "./load/candidates.mjs";
import { addColleagues, addInvitations } from "./load/company.mjs";
import { load } from "./load/load.mjs";
import { outputOf } from "./load/output.mjs";
import { BENCH_EMPLOYER, signInEmployer } from "./load/people.mjs";

const SIZES = { profiles: 500_000, applications: 100_000, queries: 500, warmSeconds: 5, seconds: 15 };
const CONNECTIONS = 16;
/** The maximum number of files of pgbench is 128. */
const SCRIPTS = 100;
const SEARCH_MS = 25;
const grouped = (count) => count.toLocaleString("en-IN");

async function measureSearch({ ask, databaseUrl, dataDir, owner, sizes }) {
  const pathsOf = (queries) => queries.map((query) => `/api/search-candidates?${query}`);
  const mix = candidateQueriesOf(sizes.queries, 1);
  await ask(pathsOf(mix), sizes.warmSeconds);
  const warm = await ask(pathsOf(mix), sizes.seconds);
  // Only a few filters occur twice.
  const cold = await ask(pathsOf(candidateQueriesOf(20_000, 2)), sizes.seconds, { isParted: true });
  const scripts = await writeCandidateScripts(databaseUrl, dataDir, mix.slice(0, SCRIPTS), owner);
  const flags = ["-n", "-M", "prepared", "-c", String(CONNECTIONS), "-j", "2", "-T", String(sizes.seconds)];
  const files = scripts.flatMap((file) => ["-f", file]);
  const output = await outputOf(postgresTool("pgbench"), [...flags, ...files, databaseUrl]);
  const raw = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  const row = (which, { perSecond, p95, p50, times }) => ({
    what: `search of ${grouped(sizes.profiles)}: ${which}`,
    measured: `p95 ${p95} ms, median ${p50} ms, ${perSecond.toFixed(0)}/s`,
    baseline: `${raw.toFixed(0)}/s: its statements`,
    goal: `p95 < ${SEARCH_MS} ms`,
    holds: p95 < SEARCH_MS,
    ...times,
  });
  return [
    row(`${grouped(sizes.queries)} queries`, warm),
    row("every query new", cold),
    ...(await measureBuild(databaseUrl, "candidates")),
  ];
}

/** The conditions of all rows. */
export const about =
  "On PostgreSQL: the candidate search with three filters over 16 connections against its statements by pgbench, and a company of 20 people with 100,000 applications over 4 connections.";

export async function measure(root, sizes = SIZES) {
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const pg = createRequire(path.join(root, "apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: postgres.url });
  let server;
  try {
    await load(postgres.url, { jobs: 100, profiles: sizes.profiles, applications: sizes.applications });
    await client.connect();
    const settings = { EMPLOYER_VERIFICATION: "required" };
    server = await startServer(dataDir, await freePort(), postgres.url, settings);
    const { url } = server;
    const token = await signInEmployer(`${url}/api`, client);
    const { rows } = await client.query("select id, company_id from users where email = $1", [BENCH_EMPLOYER]);
    const ask = (paths, seconds, more) =>
      askFor({ url, token, dataDir, paths, seconds, connections: CONNECTIONS, ...more });
    const data = {
      ask,
      client,
      token,
      dataDir,
      sizes,
      connections: CONNECTIONS,
      api: `${url}/api`,
      databaseUrl: postgres.url,
    };
    const [{ id: userId, company_id: companyId }] = rows;
    const owner = { userId, companyId, role: "owner", jobIds: null };
    await addColleagues(client, companyId);
    await addInvitations(client, sizes.applications);
    return [...(await measureSearch({ ...data, owner })), ...(await measureApplications(data)), await measureLog(data)];
  } finally {
    await server?.stop();
    await client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
