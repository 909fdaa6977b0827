import * as contract from "@dryrun/domain/applications/contract";
import { checkSubmitted, sendToRecruiter, startInterview, submitInterview } from "@dryrun/domain/interviews/contract";
import { employerDashboard, employerJob, jobStats } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, applicationForm, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const withdraw = (applicationId: string, { token }: Person) =>
  call(testApp, contract.withdrawApplication, { params: { applicationId } }, token);
const decide = (applicationId: string) =>
  call(testApp, contract.rejectApplication, { body: { applicationId, reason: "No SQL" } }, employer.token);
const start = (applicationId: string, { token }: Person) =>
  call(testApp, startInterview, { body: { applicationId } }, token);

async function applied() {
  const student = await aStudent(testApp);
  const jobId = await aJob(testApp, employer);
  return { student, jobId, id: await anApplication(testApp, student, jobId, { portfolioUrl: "https://asha.example" }) };
}

test("withdraws once, adds it to the timeline, and mails nobody", async () => {
  const { student, id } = await applied();
  await eventually(() => testApp.mails.find(({ key }) => key === `application-received-${id}`));
  const sent = testApp.mails.length;
  const { status, body } = await withdraw(id, student);
  expect([status, body.message]).toEqual([200, "Application withdrawn"]);
  const ownResponse = await call(testApp, contract.myApplication, { params: { applicationId: id } }, student.token);
  expect(ownResponse.body).toMatchObject({ status: "withdrawn", summary: "<p>Two years of reporting.</p>" });
  expect(ownResponse.body.timeline.map(({ type }) => type)).toEqual(["applied", "withdrawn"]);
  const again = await withdraw(id, student);
  expect([again.status, again.refusal.code]).toEqual([409, "ALREADY_DECIDED"]);
  expect(testApp.mails).toHaveLength(sent);
});

test("is final: deciding, starting an interview and applying again answer 409", async () => {
  const { student, jobId, id } = await applied();
  await withdraw(id, student);
  expect((await decide(id)).refusal.code).toBe("ALREADY_DECIDED");
  expect((await start(id, student)).refusal.code).toBe("DECIDED");
  const again = await call(testApp, contract.apply, { body: { ...applicationForm(), jobId } }, student.token);
  expect(again.refusal).toMatchObject({ code: "ALREADY_APPLIED", applicationId: id });
});

test("lets a running interview finish, but not be sent", async () => {
  const { student, id } = await applied();
  const { body } = await start(id, student);
  await withdraw(id, student);
  expect((await start(id, student)).body.sessionId).toBe(body.sessionId);
  const answers = Array.from({ length: 10 }, (_, index) => ({ number: index + 1, answer: "9 because" }));
  const handedIn = { body: { sessionId: body.sessionId, answers } };
  expect((await call(testApp, submitInterview, handedIn, student.token)).status).toBe(202);
  const request = { query: { applicationId: id } };
  expect((await call(testApp, checkSubmitted, request, student.token)).body.submitted).toBe(true);
  await eventually(async () => {
    const [session] = await testApp.db.select().from(interviewSessions).where(eq(interviewSessions.id, body.sessionId));
    return session?.evaluatedAt ?? undefined;
  });
  const sent = await call(testApp, sendToRecruiter, { body: { sessionId: body.sessionId } }, student.token);
  expect(sent.refusal).toMatchObject({ code: "DECIDED", message: "You have withdrawn this application." });
});

test("is refused after a decision; of a simultaneous withdrawal and decision one wins", async () => {
  const first = await applied();
  await decide(first.id);
  expect((await withdraw(first.id, first.student)).status).toBe(409);
  for (let round = 0; round < 5; round++) {
    const { id, student } = await applied();
    const answers = await Promise.all([withdraw(id, student), decide(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test("is open only to the application's student", async () => {
  const { id } = await applied();
  expect((await withdraw(id, await aStudent(testApp))).status).toBe(404);
});

test("leaves an entry without contact details in the employer's list and counts", async () => {
  const { student, jobId, id } = await applied();
  await anApplication(testApp, await aStudent(testApp), jobId);
  await withdraw(id, student);
  const { body: list } = await call(
    testApp,
    contract.jobApplications,
    { params: { id: jobId }, query: {} },
    employer.token,
  );
  const line = list.applications.find(({ _id }) => _id === id);
  expect(line).toMatchObject({ status: "withdrawn", fullName: "Asha Verma", email: "", phone: "", skills: [] });
  expect(line?.studentId).toMatchObject({ email: "", phone: "" });
  const { body } = await call(testApp, contract.employerApplication, { params: { applicationId: id } }, employer.token);
  expect(JSON.stringify(body)).not.toMatch(/asha@|98765|asha\.example|Two years|Deccan/);
  const job = await call(testApp, employerJob, { params: { id: jobId } }, employer.token);
  const stats = await call(testApp, jobStats, { params: { id: jobId } }, employer.token);
  expect([job.body.job.applicationCount, stats.body.totalApplications]).toEqual([1, 1]);
});

test("removes the application from the dashboard, including its days", async () => {
  const ownEmployer = await aPerson(testApp, "employer");
  const student = await aStudent(testApp);
  await withdraw(await anApplication(testApp, student, await aJob(testApp, ownEmployer)), student);
  const { body } = await call(testApp, employerDashboard, {}, ownEmployer.token);
  expect([body.totalApplications, body.recentActivities, body.applicationsPerDay.at(-1)?.count]).toEqual([0, [], 0]);
});
