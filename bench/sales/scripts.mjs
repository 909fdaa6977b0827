// The statements of one sale, as the API sends them, as pgbench scripts: each in its own round trip, with the same transactions and
// commits, for as many buyers. Two things differ: the API has fewer connections than requests, which wait for one, and combines what
// it reads for several callers of one moment; pgbench combines nothing.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { createTestApp, eventually } from "../../apps/api/test/create-test-app.ts";
import { aBuyer, anOrder, signed, verify } from "../../apps/api/test/payments.ts";
import { inlined } from "../load/candidates.mjs";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SALE = /"orders" where .* for update$/;
const OF_WORKERS = /pgboss|inner join "orders"/i;

/** Everything that node-postgres sends while `run` runs, of this process. */
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

/** Marks the statements of each transaction with it. */
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

/** Without what the workers of this process send beside it; after the commit each statement is the request's once. */
function ownOf(sent) {
  const own = withTransactions(sent).filter(({ text, within }) =>
    within ? within.some((one) => SALE.test(one)) : !OF_WORKERS.test(text),
  );
  const end = own.findIndex(({ text }) => text === "commit");
  const after = new Map(own.slice(end + 1).map((one) => [one.text, one]));
  return [...own.slice(0, end + 1), ...after.values()];
}

/** New ids are made by the first statement. */
function scriptOf(statements, { buyerId, orderId, paymentId }) {
  const made = new Map([
    [orderId, "provider_order"],
    [paymentId, "payment"],
  ]);
  for (const value of statements.flatMap(({ values }) => values))
    if (UUID.test(value) && value !== buyerId && !made.has(value)) made.set(value, `id${made.size}`);
  const ids = [...made.values()].map((name) => `gen_random_uuid()::text as ${name}`);
  const lines = statements.map((statement) => `${inlined(statement, made)};`);
  return [`select ${ids.join(", ")} \\gset`, ...lines].join("\n");
}

const isBusy = ({ waiting, running }) => waiting + running > 0;
/** Until the mails of what came before are sent. */
const idle = ({ parts, db }) =>
  eventually(async () => ((await parts.queue.state(db)).queues.some(isBusy) ? undefined : true));

/** A script for each of `count` new buyers. */
export async function writeSaleScripts(root, url, folder, count) {
  const pg = createRequire(path.join(root, "apps/api/package.json"))("pg");
  const world = await createTestApp({ left: await openPostgres(url, console.error), rateLimitScale: 100_000 });
  await world.parts.sweeps.stop();
  try {
    const files = [];
    for (let at = 0; at < count; at++) {
      const buyer = await aBuyer(world);
      await idle(world);
      const paymentId = `pay_script${at}`;
      let orderId = "";
      const sent = await sentBy(pg, async () => {
        orderId = await anOrder(world, buyer);
        const { status } = await verify(world, buyer, signed(orderId, paymentId));
        if (status !== 200) throw new Error(`verify: ${status}`);
      });
      const file = path.join(folder, `sale${at}.sql`);
      writeFileSync(file, scriptOf(ownOf(sent), { buyerId: buyer.id, orderId, paymentId }));
      files.push(file);
    }
    return files;
  } finally {
    await world.close();
  }
}
