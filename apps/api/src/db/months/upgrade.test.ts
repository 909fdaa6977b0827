import { expect, test } from "@jest/globals";
import pg from "pg";
import { freshDatabase } from "../../../test/create-test-app.ts";
import { migrationsBefore } from "../../../test/migrations-before.ts";
import { newId } from "../../ids.ts";
import { type Database, openEmbedded, openPostgres } from "../client.ts";
import { migratePostgres } from "../postgres/migrate-postgres.ts";
import { makeMonths } from "./make.ts";
import { TABLES } from "./partitions.ts";

const server = process.env.TEST_DATABASE_URL;
const now = new Date();

interface Former {
  query(statement: { text: string; values?: unknown[] }): Promise<{ rows: unknown[] }>;
  /** The same database, opened by this release. */
  upgrade(): Promise<Database>;
}

/** A database of the release before the partitions. */
async function openFormer(): Promise<Former> {
  const migrationsFolder = migrationsBefore("0043_months");
  if (!server) {
    const former = await openEmbedded({ migrationsFolder });
    const upgrade = async () => {
      const image = await former.dump();
      await former.close();
      return openEmbedded({ image });
    };
    return { query: former.query, upgrade };
  }
  const url = await freshDatabase(server, "");
  await migratePostgres(url, () => {}, undefined, migrationsFolder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const upgrade = async () => {
    await client.end();
    return openPostgres(url, console.error);
  };
  return { query: (statement) => client.query(statement), upgrade };
}

const [student, employer, session] = [newId(now), newId(now), newId(now)];

async function fill({ query }: Former) {
  const person =
    "insert into users (id, email, username, full_name, phone, user_type, created_at) values ($1, $2, 'a', 'A', '', $3, now())";
  await query({ text: person, values: [student, "s@example.com", "student"] });
  await query({ text: person, values: [employer, "e@example.com", "employer"] });
  const sessions = "insert into interview_sessions (id, seed, started_at, expires_at) values ($1, 1, now(), now())";
  await query({ text: sessions, values: [session] });
  for (const at of ["2020-01-05T10:00:00Z", now.toISOString(), "2051-03-31T23:59:59Z"]) {
    const entry = "insert into audit_entries (id, actor_id, action, target, at) values ($1, $2, 'job.hidden', 'x', $3)";
    await query({ text: entry, values: [newId(now), employer, at] });
    const event =
      "insert into interview_events (id, session_id, type, at, received_at) values ($1, $2, 'blur', $3, $3)";
    await query({ text: event, values: [newId(now), session, at] });
  }
  for (const day of ["2020-01-05", "2026-11-01"]) {
    const view =
      "insert into profile_views (id, employer_id, student_id, company, day) values ($1, $2, $3, 'Sahyadri', $4)";
    await query({ text: view, values: [newId(now), employer, student, day] });
  }
}

type Asked = Pick<Former, "query">;
const rowsOf = async ({ query }: Asked, table: string) =>
  (await query({ text: `select row_to_json(t)::text as row from ${table} t order by id` })).rows;
const fileOf = async ({ query }: Asked, table: string) =>
  (await query({ text: `select pg_relation_filenode('${table}')::text as file` })).rows[0];

test("the rows stay where they are, also those that a wrong clock wrote, and the release before works on it", async () => {
  const former = await openFormer();
  await fill(former);
  const rows = await Promise.all(TABLES.map((table) => rowsOf(former, table)));
  const files = await Promise.all(TABLES.map((table) => fileOf(former, table)));
  const database = await former.upgrade();
  try {
    expect(await Promise.all(TABLES.map((table) => rowsOf(database, table)))).toEqual(rows);
    const { rows: parts } = await database.query(
      "select relname as name from pg_class where relnamespace = 'partitions'::regnamespace and relkind = 'r' order by 1",
    );
    const names = (parts as { name: string }[]).map(({ name }) => name);
    expect(names.filter((name) => name.endsWith("_default"))).toEqual(TABLES.map((table) => `${table}_default`));
    const kept = names.filter((name) => name.includes("_before_"));
    expect(kept.slice(0, 2)).toEqual(["audit_entries_before_2051_04", "interview_events_before_2051_04"]);
    expect(await Promise.all(kept.map((name) => fileOf(database, `partitions.${name}`)))).toEqual(files);
    const looks = "select look_at_students($1, '2026-11-01', $2, $3, true, false, 0, 'x') as id";
    const looked = { text: looks, values: [employer, [student], [newId(now)]] };
    expect((await database.query(looked)).rows).toEqual([{ id: student }]);
    expect((await database.query("select count(*)::int as views from profile_views")).rows).toEqual([{ views: 2 }]);
    await makeMonths(database.db, new Date("2051-03-20T00:00:00Z"));
    expect(await rowsOf(database, "audit_entries")).toEqual(rows[0]);
  } finally {
    await database.close();
  }
});

test("an index that was made before the upgrade is taken, not made again", async () => {
  const former = await openFormer();
  await former.query({
    text: "create unique index interview_events_before_key on interview_events (id, received_at)",
  });
  const file = await fileOf(former, "interview_events_before_key");
  const database = await former.upgrade();
  try {
    expect(await fileOf(database, "partitions.interview_events_before_key")).toEqual(file);
  } finally {
    await database.close();
  }
});
