// Measures a sale on PostgreSQL: ordering and verifying against the same statements in pgbench.
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../apps/api/test/chaos/server.ts";
import { postgresTool, startPostgres } from "../tools/postgres.mjs";
import { outputOf } from "./load/output.mjs";
import { writeSaleScript } from "./sale-script.mjs";
import { median, summarise } from "./samples.mjs";

const SECRET = "signs payments in benches";
const CONNECTIONS = 16;
/** Both sides in turn. */
const ROUNDS = 3;
const SECONDS = 8;
const WARM_SECONDS = 4;
const BUYERS = 24;
const SHARE_PERCENT = 60;
const PACK = { credits: 5, amount: 299 };
const PASSWORD = "correct horse battery";

const hmac = (text, secret) => createHmac("sha256", secret).update(text).digest("hex");

/** Adds students with sessions of the API, directly in the database: sign-up is a separate bench. */
async function addPeople(client, api, count, prefix) {
  const form = { username: "A", fullName: "Asha Verma", phone: "9876501234", userType: "student", password: PASSWORD };
  const people = [];
  const one = async (at) => {
    const email = `${prefix}${at}@example.com`;
    await post(api, "/auth/register", { ...form, email });
    const { token } = await post(api, "/auth/login", { email, password: PASSWORD });
    const { rows } = await client.query("select id from users where email = $1", [email]);
    people.push({ id: rows[0].id, email, token });
  };
  // Hashing a password keeps a core busy, so only a few at a time.
  const numbers = Array.from({ length: count }, (_, index) => index);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (numbers.length > 0) await one(numbers.pop());
    }),
  );
  return people;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends a request with a third of fetch's processor time, which the server and the database need. */
function send(url, text, headers) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, {
      method: "POST",
      agent,
      headers: { "content-type": "application/json", ...headers },
    });
    request.on("error", reject).on("response", (response) => {
      const parts = [];
      response
        .on("data", (part) => parts.push(part))
        .on("end", () => {
          const answer = Buffer.concat(parts).toString();
          if (response.statusCode < 300) resolve(JSON.parse(answer));
          else reject(new Error(`${url}: ${response.statusCode} ${answer}`));
        });
    });
    request.end(text);
  });
}

const post = (api, to, body, token) =>
  send(`${api}${to}`, JSON.stringify(body), token && { authorization: `Bearer ${token}` });

const paymentOf = (orderId) => `pay_bench${orderId.slice(6)}`;
const signedBy = (orderId, paymentId) => ({
  orderId,
  paymentId,
  signature: hmac(`${orderId}|${paymentId}`, SECRET),
});

/** Orders and verifies for some seconds; returns sales per second. */
async function sell(api, people, seconds) {
  const end = performance.now() + seconds * 1000;
  let sales = 0;
  const buy = async (_, at) => {
    while (performance.now() < end) {
      const { token, email } = people[(at + sales) % people.length];
      const { orderId } = await post(api, "/payments/create-order", { ...PACK, email }, token);
      await post(api, "/payments/verify", signedBy(orderId, paymentOf(orderId)), token);
      sales += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, buy));
  return sales / seconds;
}

async function measureSales({ api, people, databaseUrl, script }) {
  await sell(api, people, WARM_SECONDS);
  const flags = ["-n", "-M", "prepared", "-c", String(CONNECTIONS), "-j", "2", "-T", String(SECONDS), "-f", script];
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sales = await sell(api, people, SECONDS);
    const output = await outputOf(postgresTool("pgbench"), [...flags, databaseUrl]);
    rounds.push({ sales, raw: Number(/tps = ([\d.]+)/.exec(output)?.[1]) });
  }
  const [sales, raw] = [median(rounds.map((round) => round.sales)), median(rounds.map((round) => round.raw))];
  const percents = rounds.map((round) => (round.sales / round.raw) * 100);
  const percent = median(percents);
  return {
    what: `sales over ${CONNECTIONS} connections`,
    measured: `${sales.toFixed(0)}/s = ${percent.toFixed(0)}%`,
    baseline: `${raw.toFixed(0)}/s: the same statements`,
    goal: `>= ${SHARE_PERCENT}%`,
    holds: percent >= SHARE_PERCENT,
    ...summarise(percents, "%"),
  };
}

/** The conditions of all rows. */
export const about = "Orders with their verification on PostgreSQL, against the same statements by pgbench.";

export async function measure(root) {
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const pg = createRequire(path.join(root, "apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: postgres.url });
  let server;
  try {
    const script = await writeSaleScript(root, postgres.url, dataDir, BUYERS);
    // Another process's workers mail the receipts, as in a busy installation.
    const settings = { RAZORPAY_KEY_SECRET: SECRET, WORKERS: "none" };
    server = await startServer(dataDir, await freePort(), postgres.url, settings);
    await client.connect();
    const api = `${server.url}/api`;
    const people = await addPeople(client, api, BUYERS, "buyer");
    return [await measureSales({ api, people, databaseUrl: postgres.url, script })];
  } finally {
    await server?.stop();
    await client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
