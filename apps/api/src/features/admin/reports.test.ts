import * as admin from "@dryrun/domain/admin/contract";
import { REPORT_SETTLED } from "@dryrun/domain/admin/messages";
import { deleteJob, reportJob } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditOf } from "../../../test/audited.ts";
import { aJob, aPerson, aStudent, aTokenOf, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { countOpenReports } from "./report-queries.ts";

let testApp: TestApp;
let adminToken: string;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const report = (student: Person, id: string, note = "") =>
  call(testApp, reportJob, { params: { id }, body: { reason: "Asks for money", note } }, student.token);
const listed = async (query = {}) => (await call(testApp, admin.reports, { query }, adminToken)).body;

test("lists reports newest first with job and reporter; deleted ones are null and no longer count as open", async () => {
  const [first, second] = [await aStudent(testApp), await aStudent(testApp)];
  const keptJobId = await aJob(testApp, employer, { title: "Kept" });
  const deleted = await aJob(testApp, employer, { title: "Deleted" });
  await report(first, keptJobId, "They want 500 rupees.");
  await report(second, deleted);
  expect(await countOpenReports(testApp.db)).toBe(2);
  await call(testApp, deleteJob, { params: { id: deleted } }, employer.token);
  await testApp.db.delete(users).where(eq(users.id, first.id));
  const { reports, ...paging } = await listed();
  expect(paging).toEqual({ totalPages: 1, currentPage: 1, total: 2 });
  expect(reports).toEqual([
    {
      _id: expect.any(String),
      job: null,
      reason: "Asks for money",
      note: "",
      reporter: { _id: second.id, fullName: "Asha Verma" },
      createdAt: expect.any(String),
      settledAt: null,
    },
    {
      _id: expect.any(String),
      job: { _id: keptJobId, title: "Kept", company: "Sahyadri Analytics", hidden: false, shown: true },
      reason: "Asks for money",
      note: "They want 500 rupees.",
      reporter: null,
      createdAt: expect.any(String),
      settledAt: null,
    },
  ]);
  expect((await listed({ limit: 1, page: 2 })).reports.map(({ job }) => job?.title)).toEqual(["Kept"]);
  expect(await countOpenReports(testApp.db)).toBe(1);
  const titlesOf = async (state: string) => (await listed({ state })).reports.map(({ job }) => job?.title ?? null);
  expect([await titlesOf("open"), await titlesOf("closed")]).toEqual([["Kept"], [null]]);
  expect([(await listed({ state: "open" })).total, (await listed({ state: "closed" })).total]).toEqual([1, 1]);
  await call(testApp, admin.hideJob, { params: { id: keptJobId }, body: { hidden: true, reason: "Spam" } }, adminToken);
  expect((await listed()).reports[1]?.job).toMatchObject({ hidden: true, shown: false });
  expect(await countOpenReports(testApp.db)).toBe(0);
  expect([await titlesOf("open"), await titlesOf("closed")]).toEqual([[], [null, "Kept"]]);
  const shownResponse = await call(
    testApp,
    admin.hideJob,
    { params: { id: keptJobId }, body: { hidden: false, reason: "Seen" } },
    adminToken,
  );
  expect(shownResponse.body.job).toMatchObject({ hidden: false, shown: true });
  await call(
    testApp,
    admin.updateUser,
    { params: { id: employer.id }, body: { blocked: true, reason: "Fraud" } },
    adminToken,
  );
  expect((await listed()).reports[1]?.job).toMatchObject({ hidden: false, shown: false });
  expect(await countOpenReports(testApp.db)).toBe(0);
});

test("settles an unfounded report: it is no longer open, its job stays listed, and the audit has the reason", async () => {
  const student = await aStudent(testApp);
  const ownEmployer = await aPerson(testApp, "employer");
  const jobId = await aJob(testApp, ownEmployer, { title: "Sound" });
  await report(student, jobId);
  const currentReport = async () => (await listed()).reports.find(({ job }) => job?._id === jobId);
  const id = (await currentReport())?._id ?? "";
  const settle = async (settled: boolean, reason = "Asked the company") =>
    (await call(testApp, admin.settleReport, { params: { id }, body: { settled, reason } }, adminToken)).body;
  const audited = async () => {
    const entries = await auditOf(testApp, adminToken, { person: ownEmployer.id });
    return entries.map(({ action, target, detail }) => [action, target, detail]);
  };
  expect(await countOpenReports(testApp.db)).toBe(1);
  const { message, report: settled } = await settle(true);
  expect([message, settled.settledAt]).toEqual([REPORT_SETTLED, expect.any(String)]);
  expect(await countOpenReports(testApp.db)).toBe(0);
  expect((await listed({ state: "closed" })).reports.map(({ _id }) => _id)).toContain(id);
  expect((await currentReport())?.job).toMatchObject({ hidden: false, shown: true });
  await settle(true, "Asked twice"); // changes nothing
  expect(await audited()).toEqual([["report.settled", "Sound", "Asked the company"]]);
  expect((await settle(false, "Two more said so")).report.settledAt).toBeNull();
  expect([await countOpenReports(testApp.db), (await audited())[0]?.[0]]).toEqual([1, "report.reopened"]);
  await settle(true);
  await report(student, jobId, "Again");
  expect(await currentReport()).toMatchObject({ note: "Again", settledAt: null });
});

test("lets only admins settle reports, and only existing ones", async () => {
  const request = { params: { id: "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4" }, body: { settled: true, reason: "x" } };
  expect((await call(testApp, admin.settleReport, request, adminToken)).status).toBe(404);
  expect((await call(testApp, admin.settleReport, request, (await aPerson(testApp, "employer")).token)).status).toBe(
    403,
  );
});
