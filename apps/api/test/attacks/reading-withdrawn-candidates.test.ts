import { deleteAccount } from "@dryrun/domain/account/contract";
import * as contract from "@dryrun/domain/applications/contract";
import { exportApplications } from "@dryrun/domain/applications/triage/contract";
import { employerInterview, sendToRecruiter } from "@dryrun/domain/interviews/contract";
import { employerDashboard } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { applications } from "../../src/db/schema/applications.ts";
import { aPerson, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { anInterviewed } from "../interviewed.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Makes a sent interview with its application, before the application is withdrawn. */
async function sent() {
  const employer = await aPerson(testApp, "employer");
  const one = await anInterviewed(testApp, employer, "8 because the marker word is pangolin");
  await call(testApp, sendToRecruiter, { body: { sessionId: one.sessionId } }, one.student.token);
  const before = await summaryOf(employer, one.applicationId);
  expect([before.status, JSON.stringify(before.body).includes("pangolin")]).toEqual([200, true]);
  return { employer, ...one, score: before.body.score };
}
const summaryOf = (employer: Person, applicationId: string) =>
  call(testApp, employerInterview, { params: { applicationId } }, employer.token);

/** Requests everything that an employer can read of an application. */
async function everythingOf({ employer, applicationId }: { employer: Person; applicationId: string }) {
  const { token } = employer;
  const [application] = await testApp.db.select().from(applications).where(eq(applications.id, applicationId));
  const files = ["csv", "xlsx"].map((format) =>
    testApp.app.inject({
      url: `/api${exportApplications.path}?format=${format}`,
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  return {
    page: await call(testApp, contract.employerApplication, { params: { applicationId } }, token),
    list: await call(testApp, contract.employerApplications, { query: {} }, token),
    ofJob: await call(
      testApp,
      contract.jobApplications,
      { params: { id: application?.jobId ?? "" }, query: {} },
      token,
    ),
    dashboard: await call(testApp, employerDashboard, {}, token),
    summary: await summaryOf(employer, applicationId),
    csv: (await files[0])?.body ?? "",
  };
}
const SECRETS = /pangolin|@example\.com|98765|Deccan|reporting|would like to join/;

test("an employer reads the entry of a withdrawn application, but its interview by no path", async () => {
  const one = await sent();
  const withdraw = { params: { applicationId: one.applicationId } };
  expect((await call(testApp, contract.withdrawApplication, withdraw, one.student.token)).status).toBe(200);
  const { page, list, ofJob, dashboard, summary, csv } = await everythingOf(one);
  expect(summary.status).toBe(404);
  const line = { status: "withdrawn", interview: { state: "sent", score: one.score } };
  expect(page.body.application).toMatchObject(line);
  expect(list.body.applications).toMatchObject([line]);
  for (const answer of [page, list, ofJob, dashboard, summary])
    expect(JSON.stringify(answer.body)).not.toMatch(SECRETS);
  expect(csv.trim().split("\r\n")).toHaveLength(1); // only the column names
});

test.each(["accepted", "rejected"] as const)(
  "an employer who has %s a candidate reads no interview once the candidate's account is deleted",
  async (status) => {
    const one = await sent();
    const decide = status === "accepted" ? contract.acceptApplication : contract.rejectApplication;
    await call(testApp, decide, { body: { applicationId: one.applicationId, reason: "" } }, one.employer.token);
    const gone = await call(testApp, deleteAccount, { body: { password: "correct horse battery" } }, one.student.token);
    expect(gone.status).toBe(204);
    const { page, list, ofJob, dashboard, summary, csv } = await everythingOf(one);
    expect(summary.status).toBe(404);
    const line = { status, fullName: "Deleted candidate", interview: { state: "sent", score: one.score } };
    expect(page.body.application).toMatchObject(line);
    expect(list.body.applications).toMatchObject([line]);
    for (const answer of [page, list, ofJob, dashboard]) expect(JSON.stringify(answer.body)).not.toMatch(SECRETS);
    expect(csv.trim().split("\r\n")).toHaveLength(1);
  },
);
