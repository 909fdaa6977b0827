import { deleteAccount } from "@dryrun/domain/account/contract";
import { apply } from "@dryrun/domain/applications/contract";
import { checkSubmitted, startInterview, submitInterview } from "@dryrun/domain/interviews/contract";
import { createJob, createJobAlert, jobList, saveJob } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  anApplication,
  aPerson,
  applicationForm,
  aStudent,
  jobForm,
  type Person,
} from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { isWaitedFor } from "../../../../test/is-waited-for.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { interviewSessions } from "../../../db/schema/interviews.ts";
import { jobAlerts } from "../../../db/schema/job-interest.ts";

// Operations concurrent with a deletion; truly parallel only on PostgreSQL.

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const remove = ({ token }: Person) =>
  call(testApp, deleteAccount, { body: { password: "correct horse battery" } }, token);
const save = (jobId: string, { token }: Person) => call(testApp, saveJob, { params: { jobId } }, token);

describe("concurrent with a deletion", () => {
  test("an application leaves nothing behind, and nothing fails", async () => {
    for (let round = 0; round < 5; round++) {
      const student = await aStudent(testApp);
      const jobId = await aJob(testApp, employer);
      const [applied, saved, gone, twice] = await Promise.all([
        call(testApp, apply, { body: { ...applicationForm(), jobId } }, student.token),
        save(jobId, student),
        remove(student),
        remove(student),
      ]);
      expect([200, 401, 403]).toContain(saved.status);
      expect([201, 401, 403]).toContain(applied.status);
      expect([gone.status, twice.status].every((status) => [204, 401].includes(status))).toBe(true);
      const left = await testApp.db.select().from(applications).where(eq(applications.jobId, jobId));
      expect(left.map(({ status, fullName, studentId }) => [status, fullName, studentId])).toEqual(
        left.map(() => ["withdrawn", "Deleted candidate", null]),
      );
    }
  });

  test("a start and a submission of an interview do not fail", async () => {
    for (let round = 0; round < 5; round++) {
      const student = await aStudent(testApp, { credits: 2 });
      const ids = [
        await anApplication(testApp, student, await aJob(testApp, employer)),
        await anApplication(testApp, student, await aJob(testApp, employer)),
      ];
      const { body } = await call(testApp, startInterview, { body: { applicationId: ids[0] } }, student.token);
      const answers = await Promise.all([
        call(testApp, startInterview, { body: { applicationId: ids[1] } }, student.token),
        call(testApp, submitInterview, { body: { sessionId: body.sessionId, answers: [] } }, student.token),
        call(testApp, checkSubmitted, { query: { applicationId: ids[0] } }, student.token),
        remove(student),
      ]);
      for (const { status } of answers) expect([200, 202, 204, 401, 404]).toContain(status);
      expect(answers[3]?.status).toBe(204);
      const left = await testApp.db.select().from(interviewSessions).where(eq(interviewSessions.studentId, student.id));
      expect(left).toEqual([]);
    }
    expect(testApp.faults).toEqual([]);
  });

  test("a posted job is not left listed", async () => {
    for (let round = 0; round < 3; round++) {
      const ownEmployer = await aPerson(testApp, "employer");
      const word = `racer${["one", "two", "three"][round]}`;
      const [posted] = await Promise.all([
        call(testApp, createJob, { body: jobForm({ title: word }) }, ownEmployer.token),
        remove(ownEmployer),
      ]);
      expect([201, 401, 404]).toContain(posted.status);
      const student = await aStudent(testApp);
      expect((await call(testApp, jobList, { query: { title: word } }, student.token)).body.jobs).toEqual([]);
    }
  });
});

describe("another running operation", () => {
  test("answers 401 if its account is deleted in between", async () => {
    const student = await aStudent(testApp);
    const jobId = await aJob(testApp, employer);
    const saving = await testApp.db.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, student.id));
      const call = save(jobId, student);
      await isWaitedFor(tx);
      return { call };
    });
    expect((await saving.call).status).toBe(401);
  });

  test("delays the deletion but does not fail when both wait for the account", async () => {
    const student = await aStudent(testApp);
    await call(testApp, createJobAlert, { body: { title: "analyst" } }, student.token);
    const deleting = await testApp.db.transaction(async (tx) => {
      await tx.select().from(jobAlerts).where(eq(jobAlerts.studentId, student.id)).for("update");
      const call = remove(student);
      await isWaitedFor(tx);
      await tx.update(users).set({ isAdult: true }).where(eq(users.id, student.id));
      return { call };
    });
    expect((await deleting.call).status).toBe(204);
    expect(await testApp.db.select().from(users).where(eq(users.id, student.id))).toEqual([]);
  });
});
