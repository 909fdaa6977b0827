import { hideJob } from "@dryrun/domain/admin/contract";
import { myApplication } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import * as contract from "@dryrun/domain/interviews/contract";
import { JOB_TAKEN_DOWN, NO_CREDITS, NO_CREDITS_FOR_PRACTICE } from "@dryrun/domain/interviews/messages";
import { deleteJob } from "@dryrun/domain/jobs/contract";
import { SECOND_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, aTokenOf, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { jobs } from "../../db/schema/jobs.ts";

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterEach(() => testApp.clock.moveTo(new Date()));
afterAll(() => testApp.close());

const start = (student: Person, applicationId: string) =>
  call(testApp, contract.startInterview, { body: { applicationId } }, student.token);
async function applied(credits = 1) {
  const student = await aStudent(testApp, { credits });
  const jobId = await aJob(testApp, employer);
  return { student, jobId, applicationId: await anApplication(testApp, student, jobId) };
}
const creditsOf = async (student: Person) => (await call(testApp, me, {}, student.token)).body.user.interviewCredits;

describe("an interview for a job that is no longer listed", () => {
  const takeDown = {
    "deleted by its employer": (id: string) => call(testApp, deleteJob, { params: { id } }, employer.token),
    "hidden by an admin": async (id: string) =>
      call(
        testApp,
        hideJob,
        { params: { id }, body: { hidden: true, reason: "Spam" } },
        await aTokenOf(testApp, "admin"),
      ),
  };
  test.each(Object.keys(takeDown) as (keyof typeof takeDown)[])(
    "does not start if the job was %s, and costs nothing",
    async (how) => {
      const { student, jobId, applicationId } = await applied();
      expect((await takeDown[how](jobId)).status).toBeLessThan(300);
      const { status, refusal } = await start(student, applicationId);
      expect([status, refusal]).toEqual([409, { code: "JOB_CLOSED", message: JOB_TAKEN_DOWN }]);
      expect(await creditsOf(student)).toBe(1);
      const ownResponse = await call(testApp, myApplication, { params: { applicationId }, query: {} }, student.token);
      expect(ownResponse.body.jobTakenDown).toBe(true);
    },
  );

  test("continues if it was running", async () => {
    const { student, jobId, applicationId } = await applied();
    const { body } = await start(student, applicationId);
    await takeDown["hidden by an admin"](jobId);
    const again = await start(student, applicationId);
    expect([again.status, again.body.sessionId]).toEqual([200, body.sessionId]);
    const handedIn = { body: { sessionId: body.sessionId, answers: [] } };
    expect((await call(testApp, contract.submitInterview, handedIn, student.token)).status).toBe(202);
  });

  test("starts if only the closing date of the job has passed", async () => {
    const { student, jobId, applicationId } = await applied();
    await testApp.db.update(jobs).set({ closingDate: "2020-01-01" }).where(eq(jobs.id, jobId));
    expect((await start(student, applicationId)).status).toBe(200);
  });
});

test("mentions an application only for a job interview without a credit", async () => {
  const { student, applicationId } = await applied(0);
  expect((await start(student, applicationId)).refusal).toEqual({ code: "NO_CREDITS", message: NO_CREDITS });
  const practice = await call(testApp, contract.startPractice, { body: { topic: "sql" } }, student.token);
  expect([practice.status, practice.refusal]).toEqual([403, { code: "NO_CREDITS", message: NO_CREDITS_FOR_PRACTICE }]);
  expect(NO_CREDITS_FOR_PRACTICE).not.toMatch(/application/);
});

test.each([[{}], [{ answer: null }], [{ answer: 7 }], [{ answer: ["a"] }], [{ answer: { a: 1 } }], [[]], [null]])(
  "answers 400 for a draft of %j and keeps the saved one, while an empty text clears it",
  async (body) => {
    const { student, applicationId } = await applied();
    const { sessionId } = (await start(student, applicationId)).body;
    const save = async (payload: unknown) => {
      const url = `/api/mock-interview/${sessionId}/answers/1`;
      const headers = { authorization: `Bearer ${student.token}`, "content-type": "application/json" };
      return (await testApp.app.inject({ method: "PUT", url, headers, payload: JSON.stringify(payload) })).statusCode;
    };
    expect(await save({ answer: "my draft" })).toBe(204);
    expect(await save(body)).toBe(400);
    const draft = async () =>
      (await call(testApp, contract.interviewQuestion, { params: { sessionId, n: 1 } }, student.token)).body.answer;
    expect(await draft()).toBe("my draft");
    expect(await save({ answer: "" })).toBe(204);
    expect(await draft()).toBe("");
  },
);

describe("an event", () => {
  const at = (moment: string, seconds: number) =>
    testApp.clock.moveTo(new Date(Date.parse(moment) + seconds * SECOND_MS));
  const record = (student: Person, sessionId: string) => {
    const body = { type: "blur" as const, at: testApp.clock.now().toISOString() };
    return call(testApp, contract.recordEvent, { params: { sessionId }, body }, student.token);
  };

  test("is accepted until 60 s after the end, even if the server submitted later", async () => {
    const { student, applicationId } = await applied();
    const { sessionId, expiresAt } = (await start(student, applicationId)).body;
    at(expiresAt, 59);
    expect((await record(student, sessionId)).status).toBe(204);
    at(expiresAt, 90);
    await testApp.deps.sweeps.run(); // submits it 90 s after the end
    const late = await record(student, sessionId);
    expect([late.status, late.refusal.code]).toEqual([409, "TIME_OVER"]);
  });

  test("is accepted until 60 s after an earlier submission", async () => {
    const { student, applicationId } = await applied();
    const { sessionId, startedAt } = (await start(student, applicationId)).body;
    at(startedAt, 600);
    await call(testApp, contract.submitInterview, { body: { sessionId, answers: [] } }, student.token);
    at(startedAt, 659);
    expect((await record(student, sessionId)).status).toBe(204);
    at(startedAt, 661);
    expect((await record(student, sessionId)).status).toBe(409);
  });
});
