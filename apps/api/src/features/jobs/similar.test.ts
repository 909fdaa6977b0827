import { rejectApplication } from "@dryrun/domain/applications/contract";
import { similarJobs } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { jobs } from "../../db/schema/jobs.ts";

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const ask = (applicationId: string, { token }: Person) =>
  call(testApp, similarJobs, { params: { applicationId } }, token);
const similar = async (applicationId: string, student: Person) =>
  (await ask(applicationId, student)).body.jobs.map(({ _id }) => _id);
const post = (title: string, location: string) => aJob(testApp, employer, { title, location });

describe("jobs similar to an application's", () => {
  test("are three open jobs, same title first, without jobs the student has applied to", async () => {
    const student = await aStudent(testApp);
    const wanted = await post("Okapi Keeper", "Ranchi");
    const applied = await post("Okapi Keeper", "Imphal");
    const titled = await post("Senior Okapi Keeper", "Kochi");
    const nearby = [await post("Guide", "Ranchi"), await post("Cook", "Ranchi"), await post("Driver", "Ranchi")];
    const applicationId = await anApplication(testApp, student, wanted);
    await anApplication(testApp, student, applied);
    const similarJobs = await similar(applicationId, student);
    expect([similarJobs.length, similarJobs[0]]).toEqual([3, titled]);
    expect(nearby).toEqual(expect.arrayContaining(similarJobs.slice(1)));
  });

  test("exclude the company that rejected the application", async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, await post("Numbat Warden", "Hubli"));
    const same = await post("Numbat Warden", "Mysuru");
    const other = await aJob(testApp, await aPerson(testApp, "employer"), {
      title: "Numbat Warden",
      location: "Hubli",
    });
    expect(await similar(applicationId, student)).toEqual(expect.arrayContaining([same, other]));
    await call(testApp, rejectApplication, { body: { applicationId, reason: "Too far away." } }, employer.token);
    const similarJobs = await similar(applicationId, student);
    expect([similarJobs.includes(other), similarJobs.includes(same)]).toEqual([true, false]);
  });

  test("are also found for a deleted job", async () => {
    const student = await aStudent(testApp);
    const gone = await post("Quokka Counter", "Leh");
    const open = await post("Quokka Counter", "Pune");
    const applicationId = await anApplication(testApp, student, gone);
    await testApp.db.update(jobs).set({ deletedAt: testApp.clock.now() }).where(eq(jobs.id, gone));
    expect((await similar(applicationId, student))[0]).toBe(open);
  });

  test("are shown only to the applicant, and only after the quiz", async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, await post("Tapir Nurse", "Jaipur"));
    expect((await ask(applicationId, await aStudent(testApp))).refusal.code).toBe("NOT_FOUND");
    await testApp.db.update(users).set({ quizPassedAt: null }).where(eq(users.id, student.id));
    expect((await ask(applicationId, student)).refusal.code).toBe("QUIZ_REQUIRED");
  });
});
