import { type AddressInfo, createConnection, createServer } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import pg from "pg";
import { eventually, freshDatabase } from "../../test/create-test-app.ts";
import { openQueue } from "../adapters/queue/pg-boss.ts";
import { openPostgres } from "./client.ts";
import { migratePostgres } from "./postgres/migrate-postgres.ts";
import { readRows } from "./read-rows.ts";

// Tests of what only PostgreSQL has: several database sessions. They need PostgreSQL.

const server = process.env.TEST_DATABASE_URL ?? "";
const opened: { end(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.end()));
});

/** Opens another session of the database at `url`. */
async function session(url: string, application_name = "test") {
  const client = new pg.Client({ connectionString: url, application_name });
  await client.connect();
  opened.push(client);
  return client;
}
const empty = () => freshDatabase(server, "");
const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function open(url: string, faults: Error[] = []) {
  const database = await openPostgres(url, (fault) => faults.push(fault));
  opened.push({ end: database.close });
  return database;
}

test("runs a migration without timeouts, also where the database sets some", async () => {
  const url = await empty();
  const admin = await session(server);
  for (const limit of ["statement_timeout", "idle_in_transaction_session_timeout"])
    await admin.query(`alter database ${nameOf(url)} set ${limit} = '1ms'`);
  const { query } = await open(url);
  expect((await query("select count(*)::int as count from users")).rows).toEqual([{ count: 0 }]);
});

test("sets timeouts and switches JIT off on the connections for requests", async () => {
  const { query } = await open(await freshDatabase(server));
  const limits = await Promise.all(
    ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "jit"].map(async (name) =>
      Object.values((await query(`show ${name}`)).rows[0] as object),
    ),
  );
  expect(limits.flat()).toEqual(["15s", "5s", "30s", "off"]);
});

test("sends unnamed statements through a pooler, and reports a pooler without timeouts", async () => {
  const url = await freshDatabase(server);
  const faults: Error[] = [];
  const database = await openPostgres({ url, directUrl: url, poolSize: 1 }, (fault) => faults.push(fault));
  opened.push({ end: database.close });
  const named = { name: "find", text: "select $1::int as found", values: [7] };
  expect((await database.query(named)).rows).toEqual([{ found: 7 }]);
  expect((await database.query("select name from pg_prepared_statements")).rows).toEqual([]);
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining("must set statement_timeout")]);
  expect(database.connections()).toEqual({ open: 1, idle: 1, waiting: 0 });

  await (await session(server)).query(`alter database ${nameOf(url)} set statement_timeout = '15s'`);
  const limited = await openPostgres({ url, directUrl: url }, (fault) => faults.push(fault));
  opened.push({ end: limited.close });
  expect(faults).toHaveLength(1);
});

test("fails only the transaction whose connection breaks between two statements", async () => {
  const url = await freshDatabase(server);
  const { db, query } = await open(url);
  const admin = await session(url);
  const broken = db.transaction(async (tx) => {
    const [backend] = await readRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    await admin.query("select pg_terminate_backend($1)", [backend?.pid]);
    await new Promise((resolve) => setTimeout(resolve, 200)); // the connection ends during this wait
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("returns a connection that breaks at the beginning of a transaction to the pool", async () => {
  const url = new URL(await freshDatabase(server));
  const { hostname, port } = url;
  let isCutting = false;
  const proxy = createServer((near) => {
    const far = createConnection(Number(port), hostname);
    near.on("data", (data) => (isCutting ? near.destroy() : far.write(data)));
    far.on("data", (data) => near.write(data));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("error", () => {}).on("close", () => other.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  url.hostname = "127.0.0.1";
  url.port = String((proxy.address() as AddressInfo).port);
  const database = await openPostgres({ url: url.href, poolSize: 1 }, () => {});
  opened.push({
    end: async () => {
      await database.close();
      proxy.close();
    },
  });
  await database.query("select 1");
  isCutting = true;
  await expect(database.db.transaction(async () => {})).rejects.toThrow();
  isCutting = false;
  expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("limits lock waits of the queue's connections, but not the time of their maintenance", async () => {
  const database = await open(await freshDatabase(server));
  const { options } = database.queue;
  const client = new pg.Client({ connectionString: database.queue.connectionString, options });
  await client.connect();
  opened.push(client);
  const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"].map(async (name) =>
    Object.values((await client.query(`show ${name}`)).rows[0]),
  );
  expect((await Promise.all(limits)).flat()).toEqual(["0", "5s", "30s"]);
});

test("reports and counts a broken connection of the queue, whose jobs continue", async () => {
  const url = await freshDatabase(server);
  const database = await open(url);
  const faults: Error[] = [];
  const handled: string[] = [];
  const handlers = {
    "mail.application-received": async ({ applicationId }: { applicationId: string }) =>
      void handled.push(applicationId),
  };
  const queue = await openQueue(database.queue, handlers as never, {
    onError: (fault) => faults.push(fault),
    onLostConnection: database.countLostConnection,
  });
  const { rows } = await (await session(url)).query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pgboss' and datname = current_database()",
  );
  await eventually(() => (database.lostConnections() >= rows.length ? true : undefined));
  expect([rows.length > 1, faults.length >= rows.length]).toEqual([true, true]);
  await database.db.transaction((tx) =>
    queue.enqueue(tx, "mail.application-received", { applicationId: "a" } as never),
  );
  await eventually(() => handled[0]);
  await queue.stop();
});

test("names the session that a migration waits for, and continues after it", async () => {
  const url = await freshDatabase(server);
  await (await session(server)).query(`alter database ${nameOf(url)} set lock_timeout = '1ms'`);
  const other = await session(url, "another start");
  await other.query("begin; lock table users in access exclusive mode; select pg_advisory_lock(727001)");
  const waits: string[] = [];
  const migrated = migratePostgres(url, ({ message }) => waits.push(message), 20);
  await eventually(() => waits[0]);
  expect(waits[0]).toMatch(
    /^the migration waits for process \d+ \(another start, idle in transaction, transaction open for \d\d:\d\d:\d\d\)$/,
  );
  await other.query("select pg_advisory_unlock(727001); commit");
  await migrated;
});

test("reports and counts a broken idle connection, and opens another one for the next query", async () => {
  const url = await freshDatabase(server);
  const faults: Error[] = [];
  const database = await open(url, faults);
  const { rows } = await database.query("select pg_backend_pid() as pid");
  await (await session(url)).query("select pg_terminate_backend($1)", [(rows[0] as { pid: number }).pid]);
  await eventually(() => faults[0]);
  expect(database.lostConnections()).toBe(1);
  expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("listens on a channel again after its connection broke", async () => {
  const url = await freshDatabase(server);
  const database = await open(url);
  let heard = 0;
  const stop = await database.listen("news", () => void heard++);
  opened.push({ end: stop });
  await eventually(() => (heard === 1 ? true : undefined)); // one call at the start
  const client = await session(url);
  await client.query("notify news");
  await eventually(() => (heard === 2 ? true : undefined));
  const lost = database.lostConnections();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dryrun-listener' and datname = current_database()",
  );
  await eventually(() => (heard === 3 ? true : undefined)); // one call at the restart
  await client.query("notify news");
  await eventually(() => (heard === 4 ? true : undefined));
  expect(database.lostConnections()).toBe(lost + 1);
});
