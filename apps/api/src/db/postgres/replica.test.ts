import { type AddressInfo, createServer } from "node:net";
import { closeJob, publicJob } from "@dryrun/domain/jobs/contract";
import { pageVitals } from "@dryrun/domain/system/contract";
import { afterEach, expect, jest, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import pg from "pg";
import { aJob, aPerson } from "../../../test/builders.ts";
import { createTestApp, eventually, freshDatabase } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { openPostgres } from "../client.ts";
import { users } from "../schema/accounts.ts";
import { companies } from "../schema/companies.ts";
import { jobs } from "../schema/jobs.ts";
import { readingOld } from "./own-writes.ts";
import { createPositions } from "./positions.ts";
import { openReplica } from "./replica.ts";

// These tests need PostgreSQL. Another database of the same server acts as the replica, so each answer shows which one was read.

const server = process.env.TEST_DATABASE_URL ?? "";
const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of opened.splice(0).reverse()) await close();
});

async function poolOf(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  opened.push(() => pool.end());
  return pool;
}

/** Opens a primary and a replica at `url` whose age is `ageOf`. */
async function routed(url: string, ageOf: () => number) {
  const primary = await poolOf(await freshDatabase(server));
  const router = openReplica({ readUrl: url }, primary, () => ({
    look: async () => ({ ageMs: ageOf(), isReplica: true }),
    stop: () => {},
  }));
  if (!router) throw new Error("no replica");
  opened.push(() => router.close());
  const ask = { text: "select current_database() as name" };
  return {
    router,
    /** Whether the replica answered. */
    async isReplica(inRequest = true) {
      const answerOfAsk = () => router.query(ask);
      const { rows } = inRequest
        ? await new Promise<pg.QueryResult>((resolve, reject) =>
            readingOld(() => void answerOfAsk().then(resolve, reject)),
          )
        : await answerOfAsk();
      return rows[0].name === new URL(url).pathname.slice(1);
    },
  };
}

async function withReplica() {
  const [url, readUrl] = [await freshDatabase(server), await freshDatabase(server)];
  const database = await openPostgres({ url, readUrl }, console.error);
  const copy = await openPostgres(readUrl, console.error);
  opened.push(copy.close);
  const testApp = await createTestApp({ left: database });
  opened.push(testApp.close);
  return {
    testApp,
    /** Copies the job to the replica, with another title. */
    async copyJob(id: string, title: string) {
      for (const row of await testApp.db.select().from(companies)) await copy.db.insert(companies).values(row);
      for (const row of await testApp.db.select().from(users)) await copy.db.insert(users).values(row);
      for (const row of await testApp.db.select().from(jobs))
        if (row.id === id) await copy.db.insert(jobs).values({ ...row, title });
    },
    // PostgreSQL does not report it as a replica, so its answers count as the primary's.
    atReplica: () => database.replica?.reads().away ?? 0,
  };
}

test("reads the replica for visitors, and the primary for what the replica does not have yet", async () => {
  const { testApp, copyJob } = await withReplica();
  const employer = await aPerson(testApp, "employer");
  const [id, newer] = [await aJob(testApp, employer, { title: "New title" }), await aJob(testApp, employer)];
  await copyJob(id, "Old title");
  const titleOf = async (params: { id: string }) => (await call(testApp, publicJob, { params })).body.title;
  // The first reads may happen before the primary's position is known.
  await eventually(async () => ((await titleOf({ id })) === "Old title" ? true : undefined));
  expect(await titleOf({ id: newer })).toBe("Data Analyst");
});

test("reads the primary for some seconds after a browser's own change, also after a refused one", async () => {
  const { testApp, copyJob, atReplica } = await withReplica();
  const employer = await aPerson(testApp, "employer");
  const id = await aJob(testApp, employer, { title: "New title" });
  await copyJob(id, "Old title");
  const written = await call(testApp, closeJob, { params: { id } }, employer.token);
  expect(written.headers["set-cookie"]).toBe("wrote=1; Path=/; Max-Age=5; HttpOnly; SameSite=Lax");
  const before = atReplica();
  const ownResponse = await call(testApp, publicJob, { params: { id } }, employer.token, { cookie: "lot=3; wrote=1" });
  expect([ownResponse.status, atReplica()]).toEqual([410, before]);
  // Another browser may still see the job as open.
  await eventually(async () => {
    const { status, headers } = await call(testApp, publicJob, { params: { id } });
    expect(headers["set-cookie"]).toBeUndefined();
    return status === 200 ? true : undefined;
  });
  const refusedResponse = await call(testApp, closeJob, { params: { id } });
  expect([refusedResponse.status, refusedResponse.headers["set-cookie"]]).toEqual([
    401,
    expect.stringContaining("wrote=1"),
  ]);
  const report = { part: "shell", version: "1", lcp: null, inp: null, cls: null };
  expect((await call(testApp, pageVitals, { body: report })).headers["set-cookie"]).toBeUndefined();
  const { body: metrics } = await testApp.app.inject("/api/metrics");
  expect(metrics).toMatch(/database_reads_total\{target="primary",reason="away"\} [1-9]/);
  expect(metrics).toMatch(/database_reads_total\{target="primary",reason="own-write"\} [1-9]/);
  expect(metrics).toMatch(/database_replica_age_seconds nan/i);
});

test("notes nothing without a replica, and reads the primary", async () => {
  const url = await freshDatabase(server);
  const database = await openPostgres(url, console.error);
  opened.push(database.close);
  expect([database.reads === database.db, database.replica]).toEqual([true, undefined]);
});

test("reads a replica only for requests, and only while it is at most a second old", async () => {
  let ageMs = 100;
  let now = process.uptime() * 1000;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const { router, isReplica } = await routed(await freshDatabase(server), () => ageMs);
  await eventually(async () => {
    now += 1001; // a slow first connection counts as unreachable, for a second
    return (await isReplica()) || undefined;
  });
  const before = { ...router.reads() };
  expect([await isReplica(), await isReplica(false)]).toEqual([true, false]);
  ageMs = 5000;
  now += 251; // a measured age is valid for 250 ms
  expect(await isReplica()).toBe(false);
  ageMs = 0;
  now += 251;
  expect(await isReplica()).toBe(true);
  const { replica, behind, away, "own-write": own } = before;
  expect(router.reads()).toEqual({ replica: replica + 2, "own-write": own + 1, behind: behind + 1, away });
});

test("reads the primary when the replica is unreachable or silent", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  opened.push(async () => void silent.close());
  const { port } = silent.address() as AddressInfo;
  for (const at of [`127.0.0.1:${port}`, "127.0.0.1:9"]) {
    const { router, isReplica } = await routed(`postgres://postgres@${at}/none`, () => 0);
    expect([await isReplica(), await isReplica()]).toEqual([false, false]);
    expect([router.reads().away, router.ageMs()]).toEqual([2, Number.NaN]);
  }
});

test("reads the primary when the replica breaks a connection during a read", async () => {
  const url = await freshDatabase(server);
  const { router, isReplica } = await routed(url, () => 0);
  await eventually(async () => ((await isReplica()) ? true : undefined));
  const slow = new Promise<pg.QueryResult>((resolve, reject) =>
    readingOld(
      () => void router.query({ text: "select current_database() as name, pg_sleep(0.5)" }).then(resolve, reject),
    ),
  );
  const admin = await poolOf(server);
  await eventually(async () => {
    const { rows } = await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like '%pg_sleep(0.5)%'",
      [new URL(url).pathname.slice(1)],
    );
    return rows[0];
  });
  expect((await slow).rows[0].name).not.toBe(new URL(url).pathname.slice(1));
});

test("measures a replica's age by the primary's commits, whatever the replica's clock says", async () => {
  let now = process.uptime() * 1000;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const url = await freshDatabase(server);
  const database = await openPostgres(url, console.error);
  opened.push(database.close);
  const pool = await poolOf(url);
  const positions = createPositions(pool);
  opened.push(async () => positions.stop());
  const at = async () => {
    const { rows } = await pool.query("select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as at");
    return rows[0].at as string;
  };
  const standingAt = (position: string) =>
    ({ query: async () => ({ rows: [{ at: position, replica: true }] }) }) as never;
  const ageAt = async (position: string) => (await positions.look(standingAt(position))).ageMs;
  await eventually(async () => ((await ageAt(await at())) === 0 ? true : undefined)); // the first position is noted
  const old = await at();
  await database.db.execute(sql`create table written (id int)`);
  now += 1000;
  expect(await ageAt("0")).toBe(Number.POSITIVE_INFINITY);
  expect(await ageAt(old)).toBeCloseTo(1000);
  await eventually(async () => ((await ageAt(await at())) === 0 ? true : undefined)); // the next position is noted
});
