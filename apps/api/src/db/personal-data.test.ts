import { deleteAccount } from "@dryrun/domain/account/contract";
import { KEPT_DAYS, KEPT_MONTHS } from "@dryrun/domain/account/retention";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { call } from "../../test/inject.ts";
import { newId } from "../ids.ts";
import { OTHER_STORES, readPersonalData } from "./personal-data.ts";
import { readRows } from "./read-rows.ts";
import * as accounts from "./schema/accounts.ts";
import { applications } from "./schema/applications.ts";
import { certificates } from "./schema/certificates.ts";
import { drillAnswers, drills } from "./schema/drills.ts";
import { interviewAnswers, interviewReviews, interviewSessions } from "./schema/interviews.ts";
import { invitations } from "./schema/invitations.ts";
import { jobAlerts, jobReports } from "./schema/job-interest.ts";
import { jobs } from "./schema/jobs.ts";
import { liveSessions } from "./schema/live-sessions.ts";
import { mailStops } from "./schema/mail-stops.ts";
import { enrolments } from "./schema/masterclass.ts";
import { notifications } from "./schema/notifications.ts";
import { documents, orders, refunds } from "./schema/payments.ts";
import type { DescribedTable } from "./schema/personal.ts";
import { profiles, profileViews } from "./schema/profiles.ts";
import { quizPapers } from "./schema/quiz.ts";
import { sharedResults } from "./schema/shared-results.ts";
import { knownNetworks, recoveryCodes, secondFactors } from "./schema/sign-in.ts";

let testApp: TestApp;
let personalData: readonly DescribedTable[];
beforeAll(async () => {
  testApp = await createTestApp();
  personalData = await readPersonalData();
});
afterAll(() => testApp.close());

describe("the list of personal data", () => {
  test("names exactly the tables and columns of the database", async () => {
    const rows = await readRows<{ name: string }>(
      testApp.db,
      sql`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const listed = personalData.flatMap(({ table, name, columns }) =>
      Object.keys(columns).map((column) => `${name}.${getTableColumns(table)[column]?.name}`),
    );
    const others = Object.keys(OTHER_STORES);
    const tables = rows.map(({ name }) => name).filter((name) => !others.includes(name.split(".")[0] ?? ""));
    expect(listed.toSorted()).toEqual(tables.toSorted());
  });

  test("names only retention periods that exist", () => {
    const names = [...Object.keys(KEPT_MONTHS), ...Object.keys(KEPT_DAYS)];
    const allReasons = [...personalData.map(({ kept }) => kept), ...Object.values(OTHER_STORES)].join(" ");
    for (const name of names) expect(allReasons).toContain(name);
  });
});

/** Whether a column can hold our text. */
const holdsText = (column: PgColumn) =>
  ["string", "array", "json", "custom"].includes(column.dataType) &&
  !column.enumValues?.length &&
  !/uuid|date|timestamp|tsvector/.test(column.getSQLType());

type Row = Record<string, unknown>;
interface Seed {
  table: PgTable;
  /** Values that are not markers: ids, enums and shapes. A function receives the column's marker. */
  values: Record<string, unknown | ((marker: string) => unknown)>;
}
interface Marked {
  name: string;
  marker: string;
}

const now = new Date();
const password = "correct horse battery";
let count = 0;

function rowOf({ table, values }: Seed, marked: Marked[]): Row {
  const listed = personalData.find((one) => one.table === table);
  const row: Row = {};
  for (const [key, column] of Object.entries(getTableColumns(table) as Record<string, PgColumn>)) {
    const value = values[key];
    if (column.generated) continue;
    const isPersonal = Boolean(listed?.columns[key]);
    if (key in values && typeof value !== "function") row[key] = value;
    else if (isPersonal && holdsText(column)) {
      const marker = `marker${++count}end`;
      marked.push({ name: `${listed?.name}.${key}`, marker });
      row[key] = typeof value === "function" ? value(marker) : plainValue(column, key, marker);
    } else if (column.getSQLType().startsWith("timestamp") && column.notNull) row[key] = now;
  }
  return row;
}
const plainValue = (column: PgColumn, key: string, marker: string) => {
  if (key === "email") return `${marker}@example.com`;
  if (column.dataType === "array") return [marker];
  return column.dataType === "json" ? [{ text: marker }] : marker;
};

async function plant(seeds: readonly Seed[]): Promise<Marked[]> {
  const marked: Marked[] = [];
  for (const seed of seeds) await testApp.db.insert(seed.table).values(rowOf(seed, marked) as never);
  return marked;
}

async function download(id: string): Promise<string> {
  const authorization = `Bearer ${await testApp.deps.people.tokens.sign({ userId: id, version: 1, userType: "student" })}`;
  return (await testApp.app.inject({ url: "/api/account/export", headers: { authorization } })).body;
}

/** Finds "table.column" of every cell that holds the marker. */
async function placesOf(markers: readonly Marked[]): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>();
  for (const { table, name } of personalData) {
    const keyOf = new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, key]));
    for (const { row } of await readRows<{ row: Row }>(testApp.db, sql`select row_to_json(t) as row from ${table} t`)) {
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value) ?? "";
        if (!text.includes("marker")) continue;
        for (const { marker } of markers)
          if (text.includes(marker))
            places.set(marker, [...(places.get(marker) ?? []), `${name}.${keyOf.get(column)}`]);
      }
    }
  }
  return places;
}
const handlingOf = (name: string) => {
  const [table, column = ""] = name.split(".");
  return personalData.find((one) => one.name === table)?.columns[column] || null;
};
const namesWhere = (marked: readonly Marked[], is: (one: Marked) => boolean) =>
  marked.filter(is).map(({ name }) => name);

/** Exports, deletes and searches for each marker as the list says. */
async function follow(userId: string, marked: readonly Marked[]) {
  const file = await download(userId);
  const inFile = namesWhere(marked, ({ marker }) => file.includes(marker));
  expect(inFile).toEqual(namesWhere(marked, ({ name }) => handlingOf(name)?.notDownloaded === undefined));
  const queued = await readRows<{ data: unknown }>(testApp.db, sql`select data from pgboss.job`);
  expect(JSON.stringify(queued)).not.toContain("marker");
  const token = await testApp.deps.people.tokens.sign({ userId, version: 1, userType: "student" });
  expect((await call(testApp, deleteAccount, { body: { password } }, token)).status).toBe(204);
  const places = await placesOf(marked);
  const left = marked.flatMap(({ marker }) => places.get(marker) ?? []);
  expect(left.filter((place) => handlingOf(place)?.notDeleted === undefined)).toEqual([]);
  const keptColumns = namesWhere(marked, ({ name }) => handlingOf(name)?.notDeleted !== undefined);
  expect(keptColumns.filter((name) => !left.includes(name))).toEqual([]);
}

const id = () => newId(now);
const user = { passwordHash: `plain:${password}`, emailVerifiedAt: now, createdAt: now, tokenVersion: 1 };

describe("download and deletion follow the list", () => {
  const employerId = id();
  const jobId = id();
  const planted = { employer: [] as Marked[] };
  beforeAll(async () => {
    planted.employer = await plant([
      { table: accounts.users, values: { ...user, id: employerId, userType: "employer" } },
      { table: jobs, values: { id: jobId, companyId: employerId, experienceMin: 1, createdAt: now, updatedAt: now } },
    ]);
  });

  test("for a student", async () => {
    const [studentId, applicationId, sessionId, drillId, orderId, liveId] = [id(), id(), id(), id(), id(), id()];
    const email = `own${count}@example.com`;
    await plant([
      {
        table: liveSessions,
        values: {
          id: liveId,
          title: "Live",
          startAt: now,
          endAt: now,
          teamsMeetingUrl: "https://x.example",
          createdAt: now,
        },
      },
    ]);
    const marked = await plant([
      { table: accounts.users, values: { ...user, id: studentId, userType: "student", email } },
      { table: profiles, values: { id: id(), userId: studentId, updatedAt: now, missing: [] } },
      { table: accounts.consents, values: { id: id(), userId: studentId, kind: "interview", given: true, at: now } },
      { table: knownNetworks, values: { userId: studentId, lastAt: now } },
      { table: secondFactors, values: { userId: studentId, createdAt: now, confirmedAt: now, lastStep: 1 } },
      { table: recoveryCodes, values: { userId: studentId } },
      { table: accounts.ledger, values: { id: id(), userId: studentId, unit: "credit", amount: 1, at: now } },
      { table: accounts.idempotentAnswers, values: { who: studentId, createdAt: now } },
      {
        table: accounts.accountLinks,
        values: { userId: studentId, purpose: "verify-email", createdAt: now },
      },
      {
        table: applications,
        values: { id: applicationId, jobId, studentId, companyId: employerId, status: "pending", createdAt: now },
      },
      {
        table: interviewSessions,
        values: {
          id: sessionId,
          studentId,
          applicationId,
          companyId: employerId,
          seed: 1,
          startedAt: now,
          expiresAt: now,
          evaluatedAt: now,
          submittedAt: now,
        },
      },
      {
        table: interviewAnswers,
        values: {
          sessionId,
          number: 1,
          questionId: "q",
          question: (prompt: string) => ({ reference: prompt, prompt: "What?" }),
        },
      },
      {
        table: interviewReviews,
        values: { id: id(), sessionId, askedAt: now, scoreBefore: 1, decisionBefore: "Review" },
      },
      { table: drills, values: { id: drillId, studentId, topic: "sql", startedAt: now } },
      {
        table: drillAnswers,
        values: {
          drillId,
          number: 1,
          questionId: "q",
          question: (prompt: string) => ({ reference: prompt, prompt: "What?" }),
        },
      },
      {
        table: invitations,
        values: { id: id(), jobId, studentId, validity: "48", createdAt: now, lastSentAt: now, resentAt: [] },
      },
      { table: jobAlerts, values: { id: id(), studentId, createdAt: now, lookedUntil: now, dueAt: now } },
      { table: sharedResults, values: { sessionId, studentId, sharedAt: now } },
      { table: mailStops, values: { userId: studentId, kind: "result", stoppedAt: now } },
      {
        table: notifications,
        values: { id: id(), userId: studentId, jobId, event: "jobs-found", createdAt: now, readAt: now },
      },
      { table: jobReports, values: { id: id(), jobId, studentId, createdAt: now } },
      {
        table: quizPapers,
        values: {
          id: id(),
          studentId,
          createdAt: now,
          touchedAt: now,
          submittedAt: now,
          questions: (itemId: string) => [{ itemId, options: [] }],
          answers: (selected: string) => [{ topic: "sql", question: "?", selected, isCorrect: false }],
        },
      },
      { table: profileViews, values: { id: id(), companyId: employerId, studentId, day: "2026-11-20" } },
      { table: enrolments, values: { id: id(), sessionId: liveId, userId: studentId, createdAt: now } },
      { table: certificates, values: { id: id(), email, issuedOn: now } },
      {
        table: orders,
        values: {
          id: orderId,
          kind: "credits",
          userId: studentId,
          email,
          provider: "sandbox",
          amount: 1,
          status: "paid",
          createdAt: now,
        },
      },
      { table: refunds, values: { id: id(), orderId, amount: 1, status: "processed", createdAt: now, updatedAt: now } },
      {
        table: documents,
        values: { id: id(), orderId, kind: "receipt", financialYear: "2026", serial: 1, issuedAt: now },
      },
    ]);
    expect(marked.length).toBeGreaterThan(60);
    await follow(studentId, marked);
    expect(await testApp.db.execute(sql`select 1 from certificates where email = ${email}`)).toMatchObject({
      rows: [],
    });
  });

  test("for an employer", async () => {
    await follow(employerId, planted.employer);
  });
});
