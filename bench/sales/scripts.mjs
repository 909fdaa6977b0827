// The statements of one sale, as the API sends them, as pgbench scripts.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { createTestApp, eventually } from "../../apps/api/test/create-test-app.ts";
import { aBuyer, anOrder, signed, verify } from "../../apps/api/test/payments.ts";
import { inlined } from "../load/candidates.mjs";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ENQUEUED = /insert into pgboss\.job_common/i;

/** Everything that node-postgres sends while `run` runs, of this process. */
async function sentBy(pg, run) {
  const { query } = pg.Client.prototype;
  const sent = [];
  pg.Client.prototype.query = function logged(statement, values, ...rest) {
    const text = typeof statement === "string" ? statement : statement.text;
    sent.push({
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

/** Without what the workers of this process send beside it; after the commit each statement is the request's once. */
function ownOf(sent) {
  const own = sent.filter(({ text }) => ENQUEUED.test(text) || !/pgboss|inner join "orders"/i.test(text));
  const end = own.findIndex(({ text }) => text === "commit");
  const after = new Map(own.slice(end + 1).map((one) => [one.text, one]));
  return [...own.slice(0, end + 1), ...after.values()];
}

/** New ids are made by the first statement; the number of the receipt is that of its series. */
function scriptOf(statements, { buyerId, orderId, paymentId }) {
  const made = new Map([
    [orderId, "provider_order"],
    [paymentId, "payment"],
  ]);
  for (const value of statements.flatMap(({ values }) => values))
    if (UUID.test(value) && value !== buyerId && !made.has(value)) made.set(value, `id${made.size}`);
  const number = statements.flatMap(({ values }) => values).find((value) => /^RC\//.test(value));
  if (number) made.set(number, "receipt");
  const ids = [...made.values()].filter((name) => name !== "receipt");
  const lines = statements.map(({ text, values }) => {
    if (!/^insert into "document_series"/.test(text)) return `${inlined({ text, values }, made)};`;
    const answer = `"last" as serial, 'RC/bench/' || "last" as receipt`;
    return `${inlined({ text: text.replace(/"last"$/, answer), values }, made)} \\gset`;
  });
  const line = `select ${ids.map((name) => `gen_random_uuid()::text as ${name}`).join(", ")} \\gset`;
  const document = statements.find(({ text }) => /^insert into "documents"/.test(text))?.values ?? [];
  const serial = document[document.indexOf(number) - 1];
  return [
    line,
    ...lines.map((one) => (serial === undefined ? one : one.replace(`E'${serial}', :receipt`, ":serial, :receipt"))),
  ].join("\n");
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
