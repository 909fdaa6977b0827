import { accountPrivacy, deleteAccount } from "@dryrun/domain/account/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import { aJob, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { readRows } from "../../db/read-rows.ts";
import { profileViews } from "../../db/schema/profiles.ts";
import { newId } from "../../ids.ts";
import { recordViews } from "./queries.ts";
import { recordProfileView } from "./views.ts";

let testApp: TestApp;
let employer: Person;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp);
});

const look = (at: string, by = employer, whom = student.id) =>
  testApp.db.transaction((tx) => recordProfileView(tx, { companyId: by.id, studentId: whom }, new Date(at)));
const name = (companyName: string, by = employer) => call(testApp, updateProfile, { body: { companyName } }, by.token);
const views = async (who = student) => (await call(testApp, accountPrivacy, {}, who.token)).body.views;
const download = async ({ token }: Person) =>
  (await testApp.app.inject({ url: "/api/account/export", headers: { authorization: `Bearer ${token}` } })).json();

describe("views of a profile", () => {
  test("are listed by company and day in India, newest first, once a day", async () => {
    await name("Kaveri Labs");
    const other = await aPerson(testApp, "employer");
    await name("BluePeak", other);
    await look("2026-11-19T18:29:59Z"); // a second before midnight in India
    await look("2026-11-19T18:30:00Z");
    await look("2026-11-20T10:00:00Z");
    await look("2026-11-20T11:00:00Z", other);
    const expected = [
      { company: "BluePeak", date: "2026-11-20" },
      { company: "Kaveri Labs", date: "2026-11-20" },
      { company: "Kaveri Labs", date: "2026-11-19" },
    ];
    expect(await views()).toEqual(expected);
    expect((await download(student)).profileViews).toEqual(expected);
    expect(await views(await aStudent(testApp))).toEqual([]);
  });

  test("made at the same time are stored once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => look("2026-11-20T10:00:00Z")));
    expect(await views()).toHaveLength(1);
  });

  test("are checked by index, however many the employer made that day, without statistics", async () => {
    const students = await Promise.all(Array.from({ length: 40 }, () => aStudent(testApp)));
    const record = (db: Parameters<typeof recordViews>[0], seen: readonly Person[]) =>
      recordViews(db, {
        companyId: employer.id,
        day: "2026-11-20",
        students: seen.map(({ id }) => ({ id, newId: newId(new Date()) })),
        isOpened: false,
        withContacts: true,
        most: 100,
        unnamed: "x",
      });
    await record(testApp.db, students);
    // PostgreSQL publishes a connection's statistics once a second, so they may include earlier transactions.
    const rowsRead = async (tx: Pick<typeof testApp.db, "execute">) => {
      const [read] = await readRows<{ rows: number }>(
        tx,
        sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_all_tables where relname like 'profile_views%'`,
      );
      return read?.rows ?? 0;
    };
    const read = await testApp.db.transaction(async (tx) => {
      const before = await rowsRead(tx);
      await record(tx, [...students.slice(0, 1), student]);
      return (await rowsRead(tx)) - before;
    });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(10);
  });

  test("store the company's name, else the newest job's company, else a text; later changes do not affect them", async () => {
    await look("2026-11-18T10:00:00Z");
    await aJob(testApp, employer, { company: "Old Mill" });
    await aJob(testApp, employer, { company: "New Mill" });
    await look("2026-11-19T10:00:00Z");
    await name("Mills of Pune");
    await look("2026-11-20T10:00:00Z");
    expect((await views()).map(({ company }) => company)).toEqual([
      "Mills of Pune",
      "New Mill",
      "An employer without a company name",
    ]);
  });

  test("outlive the employer's account, and are deleted with the student's", async () => {
    await name("Kaveri Labs");
    await look("2026-11-20T10:00:00Z");
    const body = { password: "correct horse battery" };
    expect((await call(testApp, deleteAccount, { body }, employer.token)).status).toBe(204);
    expect(await views()).toEqual([{ company: "Kaveri Labs", date: "2026-11-20" }]);
    const left = await testApp.db.$count(profileViews);
    expect((await call(testApp, deleteAccount, { body }, student.token)).status).toBe(204);
    expect(await testApp.db.$count(profileViews)).toBe(left - 1);
    await look("2026-11-20T10:00:00Z", await aPerson(testApp, "employer")); // a view of an unknown id is not recorded
    expect(await testApp.db.$count(profileViews)).toBe(left - 1);
  });

  test("are listed up to the newest 500; the download has all", async () => {
    // By two companies, so that none expires during the test.
    const other = await aPerson(testApp, "employer");
    const days = Array.from({ length: 251 }, (_, ago) => addMs(new Date("2026-11-20T10:00:00Z"), -ago * DAY_MS));
    for (const [ago, day] of days.entries()) {
      await look(day.toISOString());
      if (ago > 0) await look(day.toISOString(), other);
    }
    expect(await views()).toHaveLength(500);
    expect((await views())[0]?.date).toBe("2026-11-20");
    expect((await download(student)).profileViews).toHaveLength(501);
  });
});
