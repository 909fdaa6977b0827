import { afterEach, expect, test } from "@jest/globals";
import type { SQL } from "drizzle-orm";
import pg from "pg";
import { eventually, freshDatabase } from "../../../test/create-test-app.ts";
import { newId } from "../../ids.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { type Db, openPostgres } from "../client.ts";
import { dropMonths } from "../months/drop.ts";
import { makeMonths } from "../months/make.ts";
import { findPartitions } from "../months/partitions.ts";

// Changes partitions while other sessions lock the tables. These tests need PostgreSQL.

const NOW = new Date("2040-05-20T10:00:00Z");
const server = process.env.TEST_DATABASE_URL ?? "";
const opened: { end(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.end()));
});

async function session(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  opened.push(client);
  return client;
}
async function open(url: string) {
  const database = await openPostgres(url, console.error);
  opened.push({ end: database.close });
  return database;
}

test("makes a month once in several processes, and none of them fails", async () => {
  const url = await freshDatabase(server);
  const databases = await Promise.all([open(url), open(url), open(url)]);
  for (const month of ["2040-05", "2040-08", "2040-11"])
    await Promise.all(databases.map(({ db }) => makeMonths(db, new Date(`${month}-02T00:00:00Z`))));
  const { db } = databases[0];
  await makeMonths(db, new Date("2040-11-02T00:00:00Z"));
  const months = (await findPartitions(db, "profile_views")).map(({ from }) => from).filter(Boolean);
  expect(months).toEqual(expect.arrayContaining(["2040-11", "2040-12", "2041-01"]));
  expect(new Set(months).size).toBe(months.length);
  await Promise.all(databases.map((one) => dropMonths(one.db, "profile_views", "2040-12")));
  await dropMonths(db, "profile_views", "2040-12");
  expect((await findPartitions(db, "profile_views")).map(({ from }) => from)).toEqual(["2040-12", "2041-01"]);
});

test("leaves a table that another session locks for the next hour", async () => {
  const url = await freshDatabase(server);
  const { db } = await open(url);
  const holder = await session(url);
  const hold = async () => {
    await holder.query("begin");
    await holder.query("select count(*) from profile_views");
  };
  const monthsOf = async () => (await findPartitions(db, "profile_views")).map(({ from }) => from).filter(Boolean);
  await hold();
  await makeMonths(db, NOW);
  expect(await monthsOf()).toEqual([]);
  expect((await findPartitions(db, "audit_entries")).length).toBeGreaterThan(2);
  await holder.query("commit");
  await makeMonths(db, NOW);
  await hold();
  await dropMonths(db, "profile_views", "2040-07");
  expect(await monthsOf()).toEqual(["2040-05", "2040-06", "2040-07"]);
  await holder.query("commit");
  await dropMonths(db, "profile_views", "2040-07");
  expect(await monthsOf()).toEqual(["2040-07"]);
});

/** Returns the database with a step that runs in each transaction before a partition is attached. */
const beforeAttaching = (db: Db, step: () => Promise<void>) =>
  ({
    execute: db.execute.bind(db),
    transaction: (run: (tx: unknown) => Promise<void>) =>
      db.transaction((tx) =>
        run({
          async execute(query: SQL) {
            if (JSON.stringify(query).includes("attach partition")) await step();
            return tx.execute(query);
          },
        }),
      ),
  }) as unknown as Db;

test("a query that starts while rows move into their partition finds them", async () => {
  const url = await freshDatabase(server);
  const { db } = await open(url);
  const [reader, observer] = [await session(url), await session(url)];
  const entry = { actorId: newId(NOW), action: "job.hidden" as const, target: newId(NOW) };
  await addAuditEntry(db, entry, NOW);
  const isWaiting = async () => {
    const { rows } = await observer.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0 || undefined;
  };
  let found: Promise<{ rows: unknown[] }> | undefined;
  await makeMonths(
    beforeAttaching(db, async () => {
      if (found) return;
      found = reader.query("select target from audit_entries where actor_id = $1", [entry.actorId]);
      await eventually(isWaiting);
    }),
    NOW,
  );
  expect((await found)?.rows).toEqual([{ target: entry.target }]);
});
