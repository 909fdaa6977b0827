import { afterEach, expect, test } from "@jest/globals";
import pg from "pg";
import { freshDatabase } from "../../../test/create-test-app.ts";
import { openPostgres } from "../client.ts";
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
