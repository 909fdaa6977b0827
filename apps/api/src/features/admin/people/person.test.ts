import * as admin from "@dryrun/domain/admin/contract";
import { PERSON_SHOWN } from "@dryrun/domain/admin/limits";
import { auditEntries, ledgerEntries } from "@dryrun/domain/admin/records/contract";
import { issueCertificate } from "@dryrun/domain/certificates/contract";
import { requestReview } from "@dryrun/domain/interviews/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anAdmin, aPerson, applicationForm, aTokenOf, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { anInterviewed } from "../../../../test/interviewed.ts";
import { anOrder } from "../../../../test/payments.ts";
import { aSeat, aSession, orderSeat, paySeat, seatForm } from "../../../../test/purchases.ts";
import { users } from "../../../db/schema/accounts.ts";
import { interviewSessions } from "../../../db/schema/interviews.ts";
import { jobs } from "../../../db/schema/jobs.ts";

let testApp: TestApp;
let adminToken: string;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
  employer = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
});
afterAll(() => testApp.close());

const read = (id: string, token = adminToken) => call(testApp, admin.person, { params: { id } }, token);

describe("a student", () => {
  let student: Person;
  let sessionId: string;
  beforeAll(async () => {
    ({ student, sessionId } = await anInterviewed(testApp, employer, "an answer of quokka 7"));
    await testApp.db.update(users).set({ emailVerifiedAt: testApp.clock.now() }).where(eq(users.id, student.id));
    const { projects: _, ...form } = applicationForm({ summary: "<p>quokka summary</p>", phone: "9123456780" });
    await call(testApp, updateProfile, { body: form }, student.token);
    const request = { params: { sessionId }, body: { reason: "quokka reason" } };
    await call(testApp, requestReview, request, student.token);
    await anOrder(testApp, student);
    const session = await aSession(testApp);
    await aSeat(testApp, session.id, student);
    const certificate = { studentName: "Asha Verma", email: student.email, courseName: "Data Analyst Course" };
    await call(testApp, issueCertificate, { body: certificate }, adminToken);
    await call(
      testApp,
      admin.updateUser,
      { params: { id: student.id }, body: { blocked: true, reason: "Fraud" } },
      adminToken,
    );
  });

  test("is shown with everything that belongs to the account, and numbers that agree with the lists", async () => {
    const { status, body } = await read(student.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: student.id,
      email: student.email,
      userType: "student",
      hasPassword: true,
      emailVerifiedAt: expect.any(String),
      blockedAt: expect.any(String),
      employer: null,
    });
    expect(body.student).toMatchObject({
      credits: 0,
      quizPassedAt: expect.any(String),
      applications: [{ status: "pending", count: 1 }],
      interviews: {
        total: 1,
        rows: [{ _id: sessionId, jobTitle: "Data Analyst", state: "completed", review: { state: "open" } }],
      },
      enrolments: [{ attendanceStatus: "not_attended", refundStatus: "none" }],
      certificates: [{ courseName: "Data Analyst Course", revokedAt: null }],
    });
    expect(body.payments.rows.map(({ description, status: state }) => [description, state])).toEqual([
      ["Data Analyst Masterclass", "paid"],
      ["5 interview credits", "created"],
    ]);
    const query = { person: student.id };
    const ledger = (await call(testApp, ledgerEntries, { query }, adminToken)).body;
    expect(body.ledger.total).toBe(ledger.total);
    expect(body.ledger.rows.map(({ _id }) => _id)).toEqual(ledger.entries.map(({ _id }) => _id));
    const audit = (await call(testApp, auditEntries, { query }, adminToken)).body;
    expect(body.audit).toEqual({ rows: audit.entries, total: audit.total });
    expect(body.audit.rows.map(({ action, detail }) => [action, detail])).toEqual([
      ["user.blocked", "Fraud"],
      ["certificate.issued", ""],
    ]);
  });

  test("is shown without telephone number, profile, answers and what the student wrote", async () => {
    const text = JSON.stringify((await read(student.id)).body);
    expect(text).not.toMatch(/quokka|9123456780|9876501234|argon2|phone/i);
  });

  test.each([
    ["parked", { score: null }],
    ["evaluating", { evaluatedAt: null }],
    ["running", { submittedAt: null }],
  ] as const)("has an interview shown as %s", async (state, change) => {
    await testApp.db.update(interviewSessions).set(change).where(eq(interviewSessions.id, sessionId));
    const [row] = (await read(student.id)).body.student?.interviews.rows ?? [];
    expect([row?.state, row?.score, row?.finalDecision]).toEqual([state, null, null]);
  });

  test("with an unverified address is not shown purchases that others made for it", async () => {
    const other = await aPerson(testApp, "student");
    const session = await aSession(testApp);
    const { body } = await orderSeat(testApp, seatForm(session.id, { email: other.email }));
    await paySeat(testApp, body.orderId);
    const shown = async () => {
      const { body: found } = await read(other.id);
      return [found.payments.total, found.student?.enrolments.length];
    };
    expect(await shown()).toEqual([0, 0]);
    await testApp.db.update(users).set({ emailVerifiedAt: testApp.clock.now() }).where(eq(users.id, other.id));
    expect(await shown()).toEqual([1, 1]);
  });
});

test("shows an employer with the verification and the jobs that are not deleted, newest first", async () => {
  await testApp.db.delete(jobs).where(eq(jobs.id, await aJob(testApp, employer)));
  const ownEmployer = await aPerson(testApp, "employer", { fullName: "Imran Irani" });
  for (let n = 0; n < PERSON_SHOWN; n++) await aJob(testApp, ownEmployer, { title: `Analyst ${n}` });
  const hidden = await aJob(testApp, ownEmployer, { title: "Hidden" });
  await call(testApp, admin.hideJob, { params: { id: hidden }, body: { hidden: true, reason: "Spam" } }, adminToken);
  await call(
    testApp,
    admin.updateEmployer,
    { params: { id: ownEmployer.id }, body: { verified: true, reason: "GST" } },
    adminToken,
  );
  const { body } = await read(ownEmployer.id);
  expect(body.student).toBeNull();
  expect(body.employer).toMatchObject({ verifiedAt: expect.any(String), jobs: { total: PERSON_SHOWN + 1 } });
  expect(body.employer?.jobs.rows.map(({ title, state }) => [title, state]).slice(0, 2)).toEqual([
    ["Hidden", "hidden"],
    [`Analyst ${PERSON_SHOWN - 1}`, "open"],
  ]);
  expect(body.employer?.jobs.rows).toHaveLength(PERSON_SHOWN);
  expect(body.audit.rows.map(({ action, target, detail }) => [action, target, detail])).toEqual([
    ["employer.verified", "Imran Irani", "GST"],
    ["job.hidden", "Hidden", "Spam"],
  ]);
});

test("shows only facts of an admin's account, answers 404 for an unknown id, and refuses callers who are not admins", async () => {
  const colleague = await anAdmin(testApp);
  const { body } = await read(colleague.id);
  expect([body.userType, body.student, body.employer]).toEqual(["admin", null, null]);
  for (const id of ["01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4", "x", "%00"])
    expect((await read(id)).refusal.code).toBe("NOT_FOUND");
  expect((await read(colleague.id, employer.token)).status).toBe(403);
});
