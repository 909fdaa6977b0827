import { accountPrivacy, deleteAccount } from "@dryrun/domain/account/contract";
import * as contract from "@dryrun/domain/applications/contract";
import { exportApplications, triageApplication, triageApplications } from "@dryrun/domain/applications/triage/contract";
import { indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { readSheet } from "read-excel-file/node";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { applicationNotes } from "../../db/schema/application-notes.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { newId } from "../../ids.ts";

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer);
});
afterAll(() => testApp.close());

const applied = async (change: object = {}, to = jobId) => anApplication(testApp, await aStudent(testApp), to, change);
const list = async (query: object = {}) =>
  (await call(testApp, contract.employerApplications, { query }, employer.token)).body;
const ids = async (query: object) => (await list(query)).applications.map(({ _id }) => _id);
const mark = (applicationId: string, body: object) =>
  call(testApp, triageApplication, { params: { applicationId }, body }, employer.token);
const markAll = (body: object) => call(testApp, triageApplications, { body }, employer.token);
const withdraw = (id: string) =>
  testApp.db.update(applications).set({ status: "withdrawn" }).where(eq(applications.id, id));

/** Adds an evaluated interview that was sent. */
async function sent(applicationId: string, score: number, finalDecision: "Pass" | "Review", change: object = {}) {
  const [row] = await testApp.db.select().from(applications).where(eq(applications.id, applicationId));
  const now = testApp.clock.now();
  const times = { startedAt: now, expiresAt: now, submittedAt: now, evaluatedAt: now, sentAt: now };
  const session = { id: newId(now), applicationId, studentId: row?.studentId ?? "", seed: 1, score, finalDecision };
  await testApp.db.insert(interviewSessions).values({ ...session, ...times, ...change });
}

describe("marks on one application", () => {
  test("can be set one by one, and only the employer sees them", async () => {
    const student = await aStudent(testApp);
    const id = await anApplication(testApp, student, jobId);
    expect((await mark(id, { shortlisted: true })).body.message).toBe("Saved");
    await mark(id, { tags: "SQL strong, second round, sql strong" });
    await mark(id, { note: "  Call on Monday  " });
    const { body } = await call(
      testApp,
      contract.employerApplication,
      { params: { applicationId: id } },
      employer.token,
    );
    const marks = { shortlisted: true, tags: ["SQL strong", "second round"] };
    expect(body.application).toMatchObject({ ...marks, note: "Call on Monday" });
    expect((await list()).applications[0]).toMatchObject(marks);
    const ownResponse = await call(
      testApp,
      contract.myApplication,
      { params: { applicationId: id }, query: {} },
      student.token,
    );
    const download = await testApp.app.inject({
      url: "/api/account/export",
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(download.body).toContain(id);
    expect(JSON.stringify(ownResponse.body) + download.body).not.toMatch(/Call on Monday|second round|shortlisted/);
    await mark(id, { tags: [], note: "", shortlisted: false });
    expect((await list()).applications[0]).toMatchObject({ shortlisted: false, tags: [] });
  });

  test.each<[object, string | undefined]>([
    [{}, undefined],
    [{ status: "accepted" }, undefined],
    [{ note: "x".repeat(2001) }, "note"],
    [{ tags: ["x".repeat(61)] }, "tags.0"],
    [{ shortlisted: "perhaps" }, "shortlisted"],
  ])("answer 400 for %j", async (body, field) => {
    const { status, refusal } = await mark(await applied(), body);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });

  test("are deleted with the candidate's account", async () => {
    const student = await aStudent(testApp);
    const id = await anApplication(testApp, student, jobId);
    await call(testApp, contract.acceptApplication, { body: { applicationId: id } }, employer.token);
    await mark(id, { note: "Asha's mother called", tags: ["x"], shortlisted: true });
    await call(testApp, deleteAccount, { body: { password: "correct horse battery" } }, student.token);
    const [row] = await testApp.db.select().from(applications).where(eq(applications.id, id));
    expect(row).toMatchObject({ tags: [], shortlisted: false, status: "accepted" });
    expect(await testApp.db.$count(applicationNotes, eq(applicationNotes.applicationId, id))).toBe(0);
    expect((await call(testApp, accountPrivacy, {}, student.token)).status).toBe(401);
  });
});

describe("several applications at once", () => {
  test("are marked, and decided with a mail to each candidate", async () => {
    const [one, two] = [await applied(), await applied()];
    const marked = await markAll({ applicationIds: [one, two, one], shortlisted: true, tags: ["a"] });
    expect(marked.body).toEqual({ message: "Saved", changed: 2, undoUntil: null });
    expect((await list({ shortlisted: true, tag: "A" })).total).toBe(2);
    expect((await markAll({ applicationIds: [one, two], status: "rejected" })).body.changed).toBe(2);
    for (const id of [one, two])
      await eventually(() => testApp.mails.find(({ key }) => key === `application-decided-${id}`));
    const { body } = await call(
      testApp,
      contract.employerApplication,
      { params: { applicationId: one } },
      employer.token,
    );
    expect(body.application).toMatchObject({ status: "rejected", decidedAt: expect.any(String), shortlisted: true });
  });

  test("are rejected with one reason, which each mail contains", async () => {
    const [one, two] = [await applied(), await applied()];
    const reason = "We filled the position.\nThank you.";
    expect((await markAll({ applicationIds: [one, two], status: "rejected", reason: ` ${reason} ` })).status).toBe(200);
    for (const id of [one, two]) {
      const mail = await eventually(() => testApp.mails.find(({ key }) => key === `application-decided-${id}`));
      expect(mail.text).toContain(reason);
      const { body } = await call(
        testApp,
        contract.employerApplication,
        { params: { applicationId: id } },
        employer.token,
      );
      expect(body.application.decisionReason).toBe(reason);
    }
  });

  test.each<[object, string | undefined, string]>([
    [{ status: "rejected", reason: "x".repeat(2001) }, "reason", "Reason must be at most 2000 characters."],
    [{ status: "accepted", reason: "Good" }, "reason", "Give a reason only when you reject."],
    [{ shortlisted: true, reason: "Good" }, "reason", "Give a reason only when you reject."],
    [{ reason: "" }, undefined, "There are no changes."],
  ])("answer 400 for a reason that does not fit: %#", async (change, field, message) => {
    const id = await applied();
    const { status, refusal } = await markAll({ applicationIds: [id], ...change });
    expect([status, refusal.errors?.[0]?.field, refusal.errors?.[0]?.message ?? refusal.message]).toEqual([
      400,
      field,
      message,
    ]);
    expect((await list({ status: "pending" })).total).toBe(1);
  });

  test("are all refused if one is decided or belongs to another employer", async () => {
    const [one, two] = [await applied(), await applied()];
    await markAll({ applicationIds: [two], status: "accepted" });
    const decided = await markAll({ applicationIds: [one, two], status: "rejected", shortlisted: true });
    expect([decided.status, decided.refusal.code, decided.refusal.applicationIds]).toEqual([
      409,
      "ALREADY_DECIDED",
      [two],
    ]);
    const other = await aJob(testApp, await aPerson(testApp, "employer"));
    const strangers = await applied({}, other);
    expect((await markAll({ applicationIds: [one, strangers], shortlisted: true })).status).toBe(404);
    expect(await list({ shortlisted: true })).toMatchObject({ total: 0 });
    expect((await list({ status: "pending" })).total).toBe(1);
  });

  test("are decided by one of two concurrent requests", async () => {
    const applicationIds = [await applied(), await applied()];
    const answers = await Promise.all([
      markAll({ applicationIds, status: "accepted" }),
      markAll({ applicationIds: applicationIds.toReversed(), status: "rejected" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each<[object, string | undefined]>([
    [{ applicationIds: [], shortlisted: true }, "applicationIds"],
    [{ applicationIds: Array.from({ length: 101 }, () => newId(new Date())), shortlisted: true }, "applicationIds"],
    [{ applicationIds: ["x"], shortlisted: true }, "applicationIds.0"],
    [{ applicationIds: [newId(new Date())] }, undefined],
    [{ applicationIds: [newId(new Date())], status: "withdrawn" }, "status"],
  ])("answer 400 for %j", async (body, field) => {
    const { status, refusal } = await markAll(body);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });
});

describe("the list", () => {
  test("filters by status and interview, and orders by score; unsent interviews do not count", async () => {
    const [none, low, high, hidden, gone] = [
      await applied(),
      await applied(),
      await applied(),
      await applied(),
      await applied(),
    ];
    await sent(low, 55, "Review");
    await sent(high, 91, "Pass", { readByEmployerAt: new Date() });
    await sent(hidden, 99, "Pass", { sentAt: null });
    await withdraw(gone);
    expect(await ids({ sort: "score" })).toEqual([high, low, gone, hidden, none]);
    expect(await ids({ verdict: "Pass" })).toEqual([high]);
    expect(await ids({ interview: "sent" })).toEqual([high, low]);
    expect(await ids({ interview: "unread" })).toEqual([low]);
    expect(await ids({ interview: "pending", status: "live" })).toEqual([hidden, none]);
    expect(await ids({ status: "live" })).toEqual([hidden, high, low, none]);
    expect(await ids({ status: "withdrawn" })).toEqual([gone]);
    expect(await list({ status: "live", interview: "sent", verdict: "Review" })).toMatchObject({ total: 1 });
    expect(await list({ status: "", verdict: "", interview: "", shortlisted: "", tag: "" })).toMatchObject({
      total: 5,
    });
  });

  test.each([{ status: "x" }, { verdict: "x" }, { sort: "x" }, { interview: "x" }, { shortlisted: "x" }])(
    "refuses %j",
    async (query) => {
      const { status, refusal } = await call(testApp, contract.employerApplications, { query }, employer.token);
      expect([status, refusal.errors?.[0]?.field]).toEqual([400, Object.keys(query)[0]]);
    },
  );
});

describe("an export", () => {
  const take = (query: Record<string, string>, token = employer.token) =>
    testApp.app.inject({
      url: `/api${exportApplications.path}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const COLUMNS =
    "Name,Email,Phone,Job,Company,Applied on,Status,Decided on,Reason,Expected CTC,Current CTC,Notice period,Skills,Languages,Portfolio,Interview,Score,Verdict,Stage,Tags,Notes";

  test("has the filtered list as CSV, and no cell that a spreadsheet would execute", async () => {
    const evil = await applied({ fullName: '=HYPERLINK("x.in")', skills: ["SQL", "C++"], noticePeriod: "1-month" });
    await mark(evil, { note: "+91 call,\nthen wait", shortlisted: true });
    await sent(evil, 72, "Pass");
    await applied();
    const { headers, body } = await take({ shortlisted: "true" });
    const day = indianDay(testApp.clock.now());
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="applications-${day}.csv"`,
    });
    expect(body).toBe(
      `\uFEFF${COLUMNS}\r\n"'=HYPERLINK(""x.in"")",asha@example.com,9876501234,Data Analyst,Sahyadri Analytics,${day},Pending,,,450000,300000,1 month,"SQL, C++","English, Hindi",,Sent,72,Pass,Shortlist,,"Asha Verma: +91 call,\nthen wait"\r\n`,
    );
  });

  test("opens in a spreadsheet as XLSX, with numbers as numbers", async () => {
    // An earlier release stored decomposed letters.
    const old = await applied({ fullName: "Zoë" });
    await testApp.db.update(applications).set({ fullName: "Zoë & राव <b>" }).where(eq(applications.id, old));
    const { headers, rawPayload } = await take({ format: "xlsx" });
    expect(headers["content-type"]).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    const rows = await readSheet(rawPayload);
    expect(rows[0]).toEqual(COLUMNS.split(","));
    expect(rows[1]?.slice(0, 5)).toEqual([
      "Zoë & राव <b>",
      "asha@example.com",
      "9876501234",
      "Data Analyst",
      "Sahyadri Analytics",
    ]);
    expect(rows[1]?.slice(9, 12)).toEqual([450000, 300000, null]);
    // The calendar day in India, as a date.
    expect(rows[1]?.[5]).toEqual(new Date(`${indianDay(testApp.clock.now())}T00:00:00Z`));
  });

  test("leaves out withdrawn applications, and follows the order by score", async () => {
    const [low, high, gone] = [
      await applied({ fullName: "Low" }),
      await applied({ fullName: "High" }),
      await applied(),
    ];
    await sent(low, 41, "Review");
    await sent(high, 90, "Pass");
    await withdraw(gone);
    const { body } = await take({ sort: "score" });
    const lines = body.trim().split("\r\n");
    expect(lines.map((line) => line.split(",")[0])).toEqual(["Name", "High", "Low"]);
  });

  test("has only the applications of one job, and all of them if they exceed a batch", async () => {
    const ownJob = await aJob(testApp, employer, { title: "Another" });
    await applied({}, ownJob);
    expect((await take({ jobId: ownJob })).body.trim().split("\r\n")).toHaveLength(2);
    const [row] = await testApp.db.select().from(applications).where(eq(applications.jobId, ownJob));
    const now = new Date();
    const person = { username: "A", fullName: "A", phone: "", userType: "student" as const, createdAt: now };
    const students = Array.from({ length: 1200 }, (_, index) => ({
      ...person,
      id: newId(now),
      email: `of${index}@many.example`,
    }));
    await testApp.db.insert(users).values(students);
    const copies = students.map(({ id: studentId }) => ({
      ...(row as typeof applications.$inferInsert),
      id: newId(now),
      studentId,
    }));
    await testApp.db.insert(applications).values(copies);
    expect((await take({ jobId: ownJob })).body.trim().split("\r\n")).toHaveLength(1202);
    const { rawPayload } = await take({ jobId: ownJob, format: "xlsx" });
    expect(await readSheet(rawPayload)).toHaveLength(1202);
  });

  test("answers 400 for another format, a header without applications, and 404 for an unknown job", async () => {
    expect((await take({ format: "pdf" })).statusCode).toBe(400);
    expect((await take({})).body).toBe(`\uFEFF${COLUMNS}\r\n`);
    expect((await take({ jobId: "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4" })).statusCode).toBe(404);
  });
});
