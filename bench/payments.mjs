// Measures a sale on PostgreSQL: ordering and verifying against the same statements in pgbench; 1,000 webhooks out of
// order and with repeats against sorted ones; 500 people who join a session in the same minute; the admin's search of
// the ledger; the PDFs of receipts and certificates.
import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../apps/api/test/chaos/server.ts";
import { postgresTool, startPostgres } from "../tools/postgres.mjs";
import { randomOf } from "./load/filters.mjs";
import { outputOf } from "./load/output.mjs";
import { measureLedger } from "./sales/ledger.mjs";
import { measurePdfs } from "./sales/pdfs.mjs";
import { writeSaleScript } from "./sales/scripts.mjs";
import { median, percentile, summarise } from "./timing/samples.mjs";

const SECRETS = { key: "signs payments in benches", webhook: "signs webhooks in benches" };
const CONNECTIONS = 16;
/** Both sides in turn. */
const ROUNDS = 3;
const SECONDS = 8;
const WARM_SECONDS = 4;
const BUYERS = 24;
const SHARE_PERCENT = 60;
const WEBHOOKS = 1000;
const REPEATED_SHARE = 0.3;
const PEOPLE = 500;
const JOIN_MS = 300;
const PACK = { credits: 5, amount: 299 };
const PAISE = 100;
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

async function anAdmin(client, api) {
  const [{ id, email }] = await addPeople(client, api, 1, "admin");
  await client.query("update users set user_type = 'admin' where id = $1", [id]);
  return (await post(api, "/auth/login", { email, password: PASSWORD })).token;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: PEOPLE });

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
  signature: hmac(`${orderId}|${paymentId}`, SECRETS.key),
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

/** Returns the webhooks of a payment for each order; every fourth is also refunded. */
function webhooksOf(orders, suffix) {
  return orders.flatMap((orderId, index) => {
    const id = paymentOf(orderId);
    const payment = { entity: { id, order_id: orderId, amount: PACK.amount * PAISE } };
    const captured = { id: `evt_c${suffix}${index}`, event: "payment.captured", payload: { payment } };
    const back = { entity: { id: `rfnd_${suffix}${index}`, payment_id: id, amount: PACK.amount * PAISE } };
    const refunded = { id: `evt_r${suffix}${index}`, event: "refund.processed", payload: { payment, refund: back } };
    return index % 4 === 0 ? [captured, refunded] : [captured];
  });
}

async function deliver(api, { id, ...event }) {
  const body = JSON.stringify(event);
  const headers = { "x-razorpay-signature": hmac(body, SECRETS.webhook), "x-razorpay-event-id": id };
  await send(`${api}/payments/webhook`, body, headers);
}

async function deliverAll(api, events, connections) {
  const left = events.toReversed();
  const began = performance.now();
  const work = async () => {
    while (left.length > 0) await deliver(api, left.pop());
  };
  await Promise.all(Array.from({ length: connections }, work));
  return events.length / ((performance.now() - began) / 1000);
}

/** Returns the settled orders of the bench: status, rupees and credits by the order's position, without ids and times. */
async function ledgerOf(client, orders) {
  const { rows } = await client.query(
    `select o.status, (select coalesce(sum(amount), 0) from ledger l where l.reference = o.id::text and unit = 'INR') rupees,
      (select coalesce(sum(amount), 0) from ledger l where l.reference = o.id::text and unit = 'credit') credits
      from unnest($1::text[]) with ordinality asked(id, place) join orders o on o.provider_order_id = asked.id order by place`,
    [orders],
  );
  return JSON.stringify(rows);
}

async function measureWebhooks({ api, client, people }) {
  const count = WEBHOOKS / (1 + 1 / 4);
  const order = async (_, at) => {
    const { token, email } = people[at % people.length];
    return (await post(api, "/payments/create-order", { ...PACK, email }, token)).orderId;
  };
  const [sorted, shuffled] = [[], []];
  for (let index = 0; index < count; index++) {
    sorted.push(await order(null, index));
    shuffled.push(await order(null, index));
  }
  const inOrder = await deliverAll(api, webhooksOf(sorted, "s"), 1);
  const random = randomOf(11);
  const events = webhooksOf(shuffled, "r");
  const repeated = events.filter(() => random() < REPEATED_SHARE);
  const mixed = [...events, ...repeated].map((event) => [random(), event]).sort(([a], [b]) => a - b);
  const perSecond = await deliverAll(
    api,
    mixed.map(([, event]) => event),
    CONNECTIONS,
  );
  // A refund that arrives before its payment gives nothing and removes nothing: the sums are the same.
  const isSame = (await ledgerOf(client, sorted)) === (await ledgerOf(client, shuffled));
  return {
    what: `${WEBHOOKS} webhooks in random order, ${repeated.length} repeats`,
    measured: `${isSame ? "the same ledger" : "another ledger"}, ${perSecond.toFixed(0)}/s`,
    baseline: `${inOrder.toFixed(0)}/s sorted, in turn`,
    goal: "the same ledger",
    holds: isSame,
  };
}

async function measureJoining({ api, client, people }) {
  const sessionId = randomUUID();
  await client.query(
    `insert into live_sessions (id, title, start_at, end_at, teams_meeting_url, created_at)
      values ($1, 'Bench', now(), now() + interval '1 hour', 'https://meet.example.com/bench', now())`,
    [sessionId],
  );
  await client.query(
    `insert into enrolments (id, session_id, email, full_name, phone, user_id, created_at)
      select gen_random_uuid(), $1, email, full_name, phone, id, now() from users where id = any($2)`,
    [sessionId, people.map(({ id }) => id)],
  );
  const began = performance.now();
  const times = await Promise.all(
    people.map(async ({ token }, index) => {
      // All within five seconds: harder than within a minute.
      await new Promise((resolve) => setTimeout(resolve, (index / people.length) * 5000));
      const start = performance.now();
      await post(api, "/masterclass/attendance", { sessionId }, token);
      return performance.now() - start;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const p95 = percentile(times, 0.95);
  return {
    what: `${PEOPLE} people join a session within ${seconds.toFixed(0)} s; errors`,
    measured: `p95 ${p95.toFixed(0)} ms, median ${median(times).toFixed(0)} ms; 0`,
    goal: `< ${JOIN_MS} ms; 0`,
    holds: p95 < JOIN_MS,
    ...summarise(times, "ms"),
  };
}

/** The conditions of all rows. */
export const about =
  "Orders with their verification on PostgreSQL, against the same statements by pgbench; webhooks, sessions, the admin's ledger against plain SQL, and PDFs.";

export async function measure(root) {
  const pdfs = await measurePdfs();
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const pg = createRequire(path.join(root, "apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: postgres.url });
  let server;
  try {
    const script = await writeSaleScript(root, postgres.url, dataDir, BUYERS);
    // Another process's workers mail the receipts, as in a busy installation.
    const settings = { RAZORPAY_KEY_SECRET: SECRETS.key, RAZORPAY_WEBHOOK_SECRET: SECRETS.webhook, WORKERS: "none" };
    server = await startServer(dataDir, await freePort(), postgres.url, settings);
    await client.connect();
    const api = `${server.url}/api`;
    const people = await addPeople(client, api, PEOPLE, "buyer");
    const data = { api, client, people, databaseUrl: postgres.url, script };
    const buyers = { ...data, people: people.slice(0, BUYERS) };
    return [
      await measureSales(buyers),
      await measureWebhooks(buyers),
      await measureJoining(data),
      await measureLedger({ api, client, token: await anAdmin(client, api) }),
      ...pdfs,
    ];
  } finally {
    await server?.stop();
    await client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
