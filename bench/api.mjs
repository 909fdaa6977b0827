// A GET with a signed token, its version check and one indexed query, against the same two queries without HTTP.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { startServer } from "../apps/api/test/drill/server.ts";
import { startPostgres } from "../tools/postgres.mjs";

const CONNECTIONS = 32;
const SECONDS = 10;
const SHARE_PERCENT = 35;
const P95_MS = 10;

/** The two statements of the request, by as many connections, in a process of their own. */
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

function output(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    child.stdout.on("data", (part) => (text += part));
    child.on("exit", (code) => (code === 0 ? resolve(text) : reject(new Error(`${args[0]} ended with ${code}`))));
  });
}

export async function measure(root) {
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const server = await startServer(dataDir, 3978, postgres.url);
  try {
    const post = async (url, body) =>
      (
        await fetch(`${server.url}/api${url}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json();
    const person = { email: "bench@example.com", password: "correct horse battery" };
    await post("/auth/register", {
      ...person,
      username: "A",
      fullName: "Asha Verma",
      phone: "9876501234",
      userType: "student",
    });
    const { token } = await post("/auth/login", person);
    const authorization = `Bearer ${token}`;
    const { user } = await (await fetch(`${server.url}/api/auth/me`, { headers: { authorization } })).json();

    const cannon = createRequire(path.join(root, "package.json")).resolve("autocannon/autocannon.js");
    const load = [
      cannon,
      "--json",
      "-c",
      String(CONNECTIONS),
      "-d",
      String(SECONDS),
      "-H",
      `authorization=${authorization}`,
      `${server.url}/api/profile/me`,
    ];
    await output(process.execPath, [...load.slice(0, 5), "3", ...load.slice(6)]); // warm
    const http = JSON.parse(await output(process.execPath, load));
    const pg = createRequire(path.join(root, "apps/api/package.json")).resolve("pg");
    const raw = Number(await output(process.execPath, ["-e", RAW, pg, postgres.url, user._id]));
    const share = (http.requests.average / raw) * 100;
    const p95 = http.latency.p97_5; // autocannon has no p95; its next is stricter
    if (http.non2xx > 0 || http.errors > 0) throw new Error(`${http.non2xx} refusals, ${http.errors} errors`);
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
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
