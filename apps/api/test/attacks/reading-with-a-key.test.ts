import { accountPrivacy } from "@dryrun/domain/account/contract";
import { employerApplication, employerApplications, jobApplications } from "@dryrun/domain/applications/contract";
import { createApiKey } from "@dryrun/domain/company/api-keys/contract";
import { scopeOf } from "@dryrun/domain/company/api-keys/scopes";
import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { employerInterview, sendToRecruiter } from "@dryrun/domain/interviews/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { aJob, anApplication, aPerson, aStudent, freshToken, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { anInterviewed } from "../interviewed.ts";

// A program with a reading key copies the applications, with addresses and telephone numbers. No page is opened, so that no page
// reports it. The candidate must still see that the company read the application.

let testApp: TestApp;
let employer: Person;
let student: Person;
let applicationId: string;
let jobId: string;
let secret: string;
beforeAll(async () => {
  testApp = await createTestApp({ hasDevClock: true });
});
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp);
  jobId = await aJob(testApp, employer);
  applicationId = await anApplication(testApp, student, jobId);
  const body = { name: "Copier", scope: "read" };
  secret = (await call(testApp, createApiKey, { body }, await freshToken(testApp, employer, "employer"))).body.secret;
});
afterAll(() => testApp.close());

const access = async () =>
  (await call(testApp, accountPrivacy, {}, await freshToken(testApp, student))).body.access?.map(({ kind }) => kind);
/** The calls with which a key reads applications; a new one must be tested here. */
const READS: [string, () => Promise<{ status: number }>, string][] = [
  ["the list", () => call(testApp, employerApplications, { query: { limit: 100 } }, secret), "exported"],
  ["a job's list", () => call(testApp, jobApplications, { params: { id: jobId } }, secret), "exported"],
  ["an application", () => call(testApp, employerApplication, { params: { applicationId } }, secret), "opened"],
];

test("every reading call that answers about applications is known here", () => {
  const reading = Object.values(contracts as Record<string, Contract>).filter(
    (one) => scopeOf(one) === "read" && /application|interview/.test(one.path),
  );
  const counts = "/emp/jobs/applications/counts"; // numbers only
  const read = [employerApplications, jobApplications, employerApplication, employerInterview];
  expect(reading.map(({ path }) => path).toSorted()).toEqual([...read.map(({ path }) => path), counts].toSorted());
});

test.each(READS)("a program that reads %s leaves a trace for the candidate, once a day", async (_, read, kind) => {
  expect(await access()).toEqual([]);
  expect([(await read()).status, (await read()).status]).toEqual([200, 200]);
  expect(await access()).toEqual([kind]);
  testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS));
  await read();
  expect(await access()).toEqual([kind, kind]);
});

test("a program that reads an interview result leaves a trace for the candidate", async () => {
  const token = await freshToken(testApp, employer, "employer");
  const one = await anInterviewed(testApp, { ...employer, token }, "8 because of joins");
  await call(testApp, sendToRecruiter, { body: { sessionId: one.sessionId } }, one.student.token);
  const params = { applicationId: one.applicationId };
  expect((await call(testApp, employerInterview, { params }, secret)).status).toBe(200);
  student = one.student;
  expect(await access()).toEqual(["opened"]);
});

test("a person who reads the list on the page leaves none", async () => {
  await call(testApp, employerApplications, {}, await freshToken(testApp, employer, "employer"));
  expect(await access()).toEqual([]);
});
