import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import { openOwn } from "../../../test/create-test-app.ts";
import { deleteOutlived } from "../../features/account/retention/retention.ts";
import { newId } from "../../ids.ts";
import { addAuditEntry } from "../../records/audit.ts";
import type { Database } from "../client.ts";
import { readRows } from "../read-rows.ts";
import { users } from "../schema/accounts.ts";
import { auditEntries } from "../schema/admin.ts";
import { interviewEvents, interviewSessions } from "../schema/interviews.ts";
import { profileViews } from "../schema/profiles.ts";
import { dropMonths } from "./drop.ts";
import { countMonthsAhead, makeMonths } from "./make.ts";
import { type ByMonth, findPartitions, TABLES } from "./partitions.ts";

/** Far from the day of the test run, for whose month the migration has made a partition. */
const NOW = new Date("2040-05-20T10:00:00Z");

let database: Database;
beforeEach(async () => {
  database = await openOwn();
});
afterEach(() => database.close());

const make = (now = NOW) => makeMonths(database.db, now);
const monthsOf = async (table: ByMonth) =>
  (await findPartitions(database.db, table)).flatMap(({ from }) => (from === "" ? [] : [from]));

const audit = (at: string) =>
  addAuditEntry(
    database.db,
    { actorId: newId(NOW), action: "job.hidden", target: at },
    new Date(at.length > 10 ? at : `${at}T12:00:00Z`),
  );
/** Returns the partition of each entry, by its target. */
const placesOfEntries = async () => {
  const rows = await readRows<{ target: string; place: string }>(
    database.db,
    sql`select target, tableoid::regclass::text as place from audit_entries order by at`,
  );
  return Object.fromEntries(rows.map(({ target, place }) => [target, place.replace("partitions.audit_entries_", "")]));
};

async function aPerson(userType: "student" | "employer") {
  const id = newId(NOW);
  const named = { username: "a", fullName: "A", phone: "", createdAt: NOW };
  await database.db.insert(users).values({ ...named, id, email: `${id}@example.com`, userType });
  return id;
}
const view = (companyId: string, studentId: string, day: string) =>
  database.db.insert(profileViews).values({ id: newId(NOW), companyId, studentId, company: "Sahyadri", day });
const daysOf = async (studentId: string) =>
  (await database.db.select().from(profileViews))
    .filter((one) => one.studentId === studentId)
    .map(({ day }) => day)
    .sort();

test("exactly the listed tables are partitioned", async () => {
  const partitioned = await readRows<{ name: string }>(
    database.db,
    sql`select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1`,
  );
  expect(partitioned.map(({ name }) => name)).toEqual(TABLES);
});

describe("the hourly job", () => {
  test("makes partitions of this month and the next two, and none when it runs again", async () => {
    expect(await countMonthsAhead(database.db, NOW)).toEqual({
      audit_entries: -1,
      interview_events: -1,
      profile_views: -1,
    });
    await make();
    await make();
    for (const table of TABLES) expect(await monthsOf(table)).toEqual(["2040-05", "2040-06", "2040-07"]);
    expect(await countMonthsAhead(database.db, NOW)).toEqual({
      audit_entries: 2,
      interview_events: 2,
      profile_views: 2,
    });
    const nextMonth = new Date("2040-06-01T00:00:00Z");
    expect((await countMonthsAhead(database.db, nextMonth)).audit_entries).toBe(1);
    await make(nextMonth);
    expect(await monthsOf("audit_entries")).toEqual(["2040-05", "2040-06", "2040-07", "2040-08"]);
  });

  test("makes each partition once when two runs overlap", async () => {
    await Promise.all([make(), make(), make()]);
    await make(); // a run without the lock leaves the work to the next one
    for (const table of TABLES) expect(await monthsOf(table)).toEqual(["2040-05", "2040-06", "2040-07"]);
  });

  test("stops counting at a month without a partition", async () => {
    await make();
    await make(new Date("2040-09-01T00:00:00Z"));
    expect((await countMonthsAhead(database.db, NOW)).audit_entries).toBe(2);
    expect((await countMonthsAhead(database.db, new Date("2040-08-31T23:59:59Z"))).audit_entries).toBe(-1);
  });
});

describe("inserting a row", () => {
  test("puts it into the partition of its month in UTC", async () => {
    await make();
    for (const at of ["2040-05-31T23:59:59.999Z", "2040-06-01T00:00:00.000Z", "2020-01-05"]) await audit(at);
    expect(await placesOfEntries()).toEqual({
      "2020-01-05": expect.stringMatching(/^before_\d{4}_\d{2}$/),
      "2040-05-31T23:59:59.999Z": "2040_05",
      "2040-06-01T00:00:00.000Z": "2040_06",
    });
    const [student, employer] = [await aPerson("student"), await aPerson("employer")];
    for (const day of ["2040-05-31", "2040-06-01"]) await view(employer, student, day);
    const places = await readRows<{ place: string }>(
      database.db,
      sql`select tableoid::regclass::text as place from profile_views order by day`,
    );
    expect(places.map(({ place }) => place)).toEqual([
      "partitions.profile_views_2040_05",
      "partitions.profile_views_2040_06",
    ]);
  });

  test("accepts a row without a partition for its month, and the job moves it once it has made one", async () => {
    for (const day of ["2040-03-31", "2040-05-02", "2040-12-24"]) await audit(day);
    expect(new Set(Object.values(await placesOfEntries()))).toEqual(new Set(["default"]));
    await make();
    expect(await placesOfEntries()).toEqual({
      "2040-03-31": "2040_03",
      "2040-05-02": "2040_05",
      "2040-12-24": "default",
    });
    await make(new Date("2040-10-01T00:00:00Z"));
    expect((await placesOfEntries())["2040-12-24"]).toBe("2040_12");
  });

  test("enforces references and the unique key, in months and in the default partition", async () => {
    await make();
    const [student, employer] = [await aPerson("student"), await aPerson("employer")];
    for (const day of ["2040-06-03", "2041-01-01"]) {
      await view(employer, student, day);
      await expect(view(employer, student, day)).rejects.toMatchObject({ cause: { code: "23505" } });
      await expect(view(employer, newId(NOW), day)).rejects.toMatchObject({ cause: { code: "23503" } });
    }
  });

  test("deletes it with its person, whatever its month", async () => {
    const [student, other, employer] = [await aPerson("student"), await aPerson("student"), await aPerson("employer")];
    await make();
    const days = ["2020-01-01", "2040-05-01", "2040-07-31", "2041-01-01"];
    for (const day of days) for (const one of [student, other]) await view(employer, one, day);
    await database.db.delete(users).where(sql`id = ${student}`);
    expect(await daysOf(student)).toEqual([]);
    expect(await daysOf(other)).toEqual(days);
    await database.db.delete(users).where(sql`id = ${employer}`);
    expect(await daysOf(other)).toEqual(days);
    expect((await database.db.select().from(profileViews)).map(({ companyId }) => companyId)).toEqual(
      days.map(() => null),
    );
  });
});

describe("retention", () => {
  test("drops partitions of older months, and nothing else", async () => {
    await make();
    const days = ["2020-01-05", "2040-05-31", "2040-06-01", "2040-07-31", "2041-01-01"];
    for (const day of days) await audit(day);
    await dropMonths(database.db, "audit_entries", "2040-06");
    expect(await placesOfEntries()).toEqual({
      "2040-06-01": "2040_06",
      "2040-07-31": "2040_07",
      "2041-01-01": "default",
    });
    expect(await findPartitions(database.db, "audit_entries")).toHaveLength(2);
    await audit("2020-01-06");
    expect((await placesOfEntries())["2020-01-06"]).toBe("default");
  });

  test("deletes views exact to the day, and whole months as partitions", async () => {
    const [student, employer] = [await aPerson("student"), await aPerson("employer")];
    await make();
    for (const day of ["2040-04-30", "2040-05-15", "2040-07-09", "2040-07-10", "2040-07-31"])
      await view(employer, student, day);
    await deleteOutlived(database.db, new Date("2041-07-10T10:00:00Z"));
    expect(await daysOf(student)).toEqual(["2040-07-10", "2040-07-31"]);
    expect(await monthsOf("profile_views")).toEqual(["2040-07"]);
  });

  test("deletes whole months of the audit", async () => {
    await make();
    for (const day of ["2020-01-05", "2040-05-31", "2040-06-01"]) await audit(day);
    await deleteOutlived(database.db, new Date("2048-06-20T10:00:00Z"));
    expect(await placesOfEntries()).toEqual({ "2040-06-01": "2040_06" });
    expect(await monthsOf("audit_entries")).toEqual(["2040-06", "2040-07"]);
  });

  test("drops the partitions of events that left with their sessions", async () => {
    await make();
    const add = async (at: Date) => {
      const sessionId = newId(at);
      const times = { startedAt: at, expiresAt: at, submittedAt: at, evaluatedAt: at };
      await database.db.insert(interviewSessions).values({ id: sessionId, seed: 1, ...times });
      await database.db.insert(interviewEvents).values({ id: newId(at), sessionId, type: "blur", at, receivedAt: at });
      return sessionId;
    };
    await add(NOW);
    const keptMonths = await add(addMs(NOW, 31 * DAY_MS));
    const reviewedAt = new Date("2042-07-01T00:00:00Z");
    await database.db.update(interviewSessions).set({ reviewedAt }).where(sql`id = ${keptMonths}`);
    await deleteOutlived(database.db, new Date("2042-08-10T00:00:00Z"));
    expect((await database.db.select().from(interviewEvents)).map(({ sessionId }) => sessionId)).toEqual([keptMonths]);
    expect(await monthsOf("interview_events")).toEqual(["2040-06"]); // the partition 05 was empty then, 07 always
  });
});

test("returns no row twice, and lists no partition as a separate table", async () => {
  await make();
  await audit("2040-05-02");
  expect(await database.db.$count(auditEntries)).toBe(1);
  const tables = await readRows<{ name: string }>(
    database.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename like 'audit%'`,
  );
  expect(tables).toEqual([{ name: "audit_entries" }]);
});
