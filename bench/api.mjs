// A GET with a signed token, its version check and one indexed query, against the same two queries without HTTP.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { startServer } from "../apps/api/test/drill/server.ts";
import { startPostgres } from "../tools/postgres.mjs";
import { outputOf } from "./load/output.mjs";
import { signUp } from "./load/sign-up.mjs";

const CONNECTIONS = 32;
const WARM_SECONDS = 3;
const SECONDS = 10;
const SHARE_PERCENT = 35;
const P95_MS = 10;

/** The two statements of the request, with as many connections, in a separate process. */
const RAW = `
const pg = require(process.argv[1]);
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const id = process.argv[3];
const caller = { name: "caller", text: "select id, user_type, token_version, blocked_at from users where id = $1", values: [id] };
const profile = { name: "profile", text: "select * from profiles where user_id = $1", values: [id] };
const end = Date.now() + ${SECONDS} * 1000;
let done = 0;
const work = async () => { while (Date.now() < end) { await pool.query(caller); await pool.query(profile); done++; } };
Promise.all(Array.from({ length: ${CONNECTIONS} }, work)).then(() => { console.log(done / ${SECONDS}); process.exit(0); });
`;

/** The request, sent for some seconds. */
async function fire(root, server, authorization, seconds) {
  const cannon = createRequire(path.join(root, "package.json")).resolve("autocannon/autocannon.js");
  const flags = ["--json", "-c", String(CONNECTIONS), "-d", String(seconds), "-H", `authorization=${authorization}`];
  const result = JSON.parse(await outputOf(process.execPath, [cannon, ...flags, `${server.url}/api/profile/me`]));
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

function rowsOf(http, raw) {
  const share = (http.requests.average / raw) * 100;
  const p95 = http.latency.p97_5; // autocannon has no p95; its next is stricter
  return [
    {
      what: `GET /api/profile/me on PostgreSQL, ${CONNECTIONS} connections`,
      measured: `${http.requests.average.toFixed(0)} req/s = ${share.toFixed(0)}%`,
      baseline: `${raw.toFixed(0)} pairs of queries/s by node-postgres`,
      goal: `>= ${SHARE_PERCENT}%`,
      holds: share >= SHARE_PERCENT,
    },
    {
      what: "the same, 97.5th percentile (p95 is not above it)",
      measured: `${p95} ms`,
      goal: `p95 < ${P95_MS} ms`,
      holds: p95 < P95_MS,
    },
  ];
}

export async function measure(root) {
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const server = await startServer(dataDir, 3978, postgres.url);
  try {
    const { token } = await signUp(`${server.url}/api`);
    const authorization = `Bearer ${token}`;
    const { user } = await (await fetch(`${server.url}/api/auth/me`, { headers: { authorization } })).json();
    await fire(root, server, authorization, WARM_SECONDS);
    const http = await fire(root, server, authorization, SECONDS);
    const pg = createRequire(path.join(root, "apps/api/package.json")).resolve("pg");
    return rowsOf(http, Number(await outputOf(process.execPath, ["-e", RAW, pg, postgres.url, user._id])));
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
