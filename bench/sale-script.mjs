// The statements of one sale, as the API sends them for a single buyer, as a pgbench script: each in a separate round
// trip, with the same transactions and commits, for the same number of buyers. Two things differ: the API has fewer
// connections than requests, which wait for one, and combines simultaneous requests; pgbench combines nothing.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { openPostgres } from "../apps/api/src/db/client.ts";
import { createTestApp, eventually } from "../apps/api/test/create-test-app.ts";
import { aBuyer, anOrder, signedPayment, verifyPayment } from "../apps/api/test/payments.ts";
import { inlineValues } from "./load/candidates.mjs";

const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const SALE = /"orders" where .* for update\b/;
const OF_WORKERS = /pgboss|inner join "orders"/i;

/** Returns everything that node-postgres of this process sends while `run` runs. */
async function sentBy(pg, run) {
  const { query } = pg.Client.prototype;
  const sent = [];
  pg.Client.prototype.query = function logged(statement, values, ...rest) {
    const text = typeof statement === "string" ? statement : statement.text;
    sent.push({
      connection: this,
      text: text.trim().replace(/;$/, ""),
      values: statement.values ?? (Array.isArray(values) ? values : []),
    });
    return query.call(this, statement, values, ...rest);
  };
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

/** Marks the statements of each transaction. */
function withTransactions(sent) {
  const open = new Map();
  return sent.map((one) => {
    if (one.text === "begin") open.set(one.connection, []);
    const within = open.get(one.connection);
    within?.push(one.text);
    if (/^(commit|rollback)$/.test(one.text)) open.delete(one.connection);
    return { ...one, within };
  });
}

/** Removes the statements of this process's workers; after the commit each statement is the request's once. */
function ownOf(sent) {
  const own = withTransactions(sent).filter(({ text, within }) =>
    within ? within.some((one) => SALE.test(one)) : !OF_WORKERS.test(text),
  );
  const end = own.findIndex(({ text }) => text === "commit");
  const after = new Map(own.slice(end + 1).map((one) => [one.text, one]));
  return [...own.slice(0, end + 1), ...after.values()];
}

/**
 * Returns the script. Its first statement selects one of the buyers and makes new ids, so that each statement is
 * prepared once for a connection.
 */
function scriptOf(statements, { buyers, orderId, paymentId }) {
  const values = statements.flatMap((statement) => statement.values);
  const limitKey = values.find((value) => String(value).startsWith("orders:"));
  const cache = new Map([
    [buyers[0], "buyer"],
    [limitKey, "limit_key"],
  ]);
  const created = new Map([
    [orderId, "provider_order"],
    [paymentId, "payment"],
  ]);
  for (const [id] of JSON.stringify(values).matchAll(UUID))
    if (!cache.has(id) && !created.has(id)) created.set(id, `id${created.size}`);
  const ids = [...created.values()].map((name) => `gen_random_uuid()::text as ${name}`);
  const one = `('{${buyers.join(",")}}'::text[])[1 + floor(random() * ${buyers.length})::int] as buyer`;
  const begin = `select buyer, E'orders\\x3a' || buyer as limit_key, ${ids.join(", ")} from (select ${one} offset 0) chosen \\gset`;
  const variables = new Map([...cache, ...created]);
  return [begin, ...statements.map((statement) => `${inlineValues(statement, variables)};`)].join("\n");
}

const isBusy = ({ waiting, running }) => waiting + running > 0;
/** Waits until earlier mails are sent. */
const idle = ({ deps, db }) =>
  eventually(async () => ((await deps.queue.state(db)).queues.some(isBusy) ? undefined : true));

/** Writes a script of a sale to one of `count` new buyers. */
export async function writeSaleScript(root, url, folder, count) {
  const pg = createRequire(path.join(root, "apps/api/package.json"))("pg");
  const testApp = await createTestApp({ left: await openPostgres(url, console.error), rateLimitScale: 100_000 });
  await testApp.deps.sweeps.stop();
  try {
    const buyers = [];
    while (buyers.length < count) buyers.push(await aBuyer(testApp));
    const [buyer] = buyers;
    await idle(testApp);
    const paymentId = "pay_script";
    let orderId = "";
    const sent = await sentBy(pg, async () => {
      orderId = await anOrder(testApp, buyer);
      const { status } = await verifyPayment(testApp, buyer, signedPayment(orderId, paymentId));
      if (status !== 200) throw new Error(`verify: ${status}`);
    });
    const file = path.join(folder, "sale.sql");
    writeFileSync(file, scriptOf(ownOf(sent), { buyers: buyers.map(({ id }) => id), orderId, paymentId }));
    return file;
  } finally {
    await testApp.close();
  }
}
