// Measures a GET with a signed token, its version check and one indexed query, against the same two queries without HTTP.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { startServer } from "../apps/api/test/chaos/server.ts";
import { startPostgres } from "../tools/postgres.mjs";
import { askFor } from "./load/ask.mjs";
import { outputOf } from "./load/output.mjs";
import { signUp } from "./load/sign-up.mjs";
import { median, summarise } from "./samples.mjs";

const CONNECTIONS = 32;
const WARM_SECONDS = 3;
/** Both sides in turn, so that other load on the machine affects both. */
const ROUNDS = 5;
const SECONDS = 4;
const SHARE_PERCENT = 45;
const P95_MS = 10;

/** Runs the two statements of the request, with as many connections, in a separate process. */
const RAW = `
const pg = require(process.argv[1]);
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const ids = process.argv[3].split(",");
const caller = (id) => ({ name: "caller", text: "select id, user_type, token_version, blocked_at from users where id = $1", values: [id] });
const profile = (id) => ({ name: "profile", text: "select * from profiles where user_id = $1", values: [id] });
const end = Date.now() + ${SECONDS} * 1000;
let done = 0;
const work = async (_, at) => { while (Date.now() < end) { await pool.query(caller(ids[at])); await pool.query(profile(ids[at])); done++; } };
Promise.all(Array.from({ length: ${CONNECTIONS} }, work)).then(() => { console.log(done / ${SECONDS}); process.exit(0); });
`;

function rowsOf(rounds) {
  const shares = rounds.map(({ http, raw }) => (http.perSecond / raw) * 100);
  const p95s = rounds.map(({ http }) => http.p95);
  const [share, p95] = [median(shares), median(p95s)];
  return [
    {
      what: "requests",
      measured: `${median(rounds.map(({ http }) => http.perSecond)).toFixed(0)}/s = ${share.toFixed(0)}%`,
      baseline: `${median(rounds.map(({ raw }) => raw)).toFixed(0)} pairs of queries/s`,
      goal: `>= ${SHARE_PERCENT}%`,
      holds: share >= SHARE_PERCENT,
      ...summarise(shares, "%"),
    },
    {
      what: "time of an answer, 95th percentile of a round",
      measured: `${p95.toFixed(1)} ms`,
      goal: `< ${P95_MS} ms`,
      holds: p95 < P95_MS,
      ...summarise(p95s, "ms", 1),
    },
  ];
}

/** The conditions of all rows. */
export const about =
  "GET /api/profile/me on PostgreSQL over 32 connections, against the same two queries by node-postgres without HTTP.";

export async function measure(root) {
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const server = await startServer(dataDir, 3978, postgres.url);
  try {
    const [tokens, ids] = [[], []];
    while (tokens.length < CONNECTIONS) {
      const { token } = await signUp(`${server.url}/api`, `bench${tokens.length}@example.com`);
      const headers = { authorization: `Bearer ${token}` };
      const { user } = await (await fetch(`${server.url}/api/auth/me`, { headers })).json();
      tokens.push(token);
      ids.push(user._id);
    }
    const options = {
      url: server.url,
      token: tokens.join(),
      dataDir,
      paths: ["/api/profile/me"],
      connections: CONNECTIONS,
    };
    await askFor({ ...options, seconds: WARM_SECONDS });
    const pg = createRequire(path.join(root, "apps/api/package.json")).resolve("pg");
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const http = await askFor({ ...options, seconds: SECONDS });
      rounds.push({ http, raw: Number(await outputOf(process.execPath, ["-e", RAW, pg, postgres.url, ids.join()])) });
    }
    return rowsOf(rounds);
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
