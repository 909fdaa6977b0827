import { jobList, jobPage, reportJob, savedJobs, saveJob, unsaveJob } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, anInvitation, aPerson, aStudent, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { users } from "../../../db/schema/accounts.ts";
import { jobReports } from "../../../db/schema/job-interest.ts";
import { jobs } from "../../../db/schema/jobs.ts";

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const save = (jobId: string, { token }: Person) => call(testApp, saveJob, { params: { jobId } }, token);
const unsave = (jobId: string, { token }: Person) => call(testApp, unsaveJob, { params: { jobId } }, token);
const saved = async ({ token }: Person, query: object = {}) => (await call(testApp, savedJobs, { query }, token)).body;
const isSaved = async (id: string, { token }: Person) =>
  (await call(testApp, jobPage, { params: { id } }, token)).body.saved;
const hide = (id: string) => testApp.db.update(jobs).set({ hiddenAt: new Date() }).where(eq(jobs.id, id));

describe("saved jobs", () => {
  test("are stored once each, shown in list and page, only for their student, the last first", async () => {
    const [student, other] = [await aStudent(testApp), await aStudent(testApp)];
    const [first, second] = [await aJob(testApp, employer, { title: "Wombat A" }), await aJob(testApp, employer)];
    expect([(await save(first, student)).status, (await save(second, student)).status]).toEqual([200, 200]);
    expect((await save(first, student)).body.message).toBe("Saved for later");
    const { savedJobs: kept, total, totalPages } = await saved(student);
    expect([kept.map(({ _id }) => _id), total, totalPages]).toEqual([[second, first], 2, 1]);
    expect(kept.map((job) => job.saved)).toEqual([true, true]);
    expect([await isSaved(first, student), await isSaved(first, other)]).toEqual([true, false]);
    const { body } = await call(testApp, jobList, { query: { title: "wombat" } }, student.token);
    expect(body.jobs.map((job) => job.saved)).toEqual([true]);
    expect((await saved(other)).total).toBe(0);
    expect([(await unsave(first, student)).status, (await unsave(first, student)).status]).toEqual([200, 200]);
    expect([await isSaved(first, student), (await saved(student)).total]).toEqual([false, 1]);
  });

  test("are paged, show the own application, and leave out jobs that cannot be opened any more", async () => {
    const student = await aStudent(testApp);
    const ids: string[] = [];
    for (let index = 0; index < 3; index++) ids.push(await aJob(testApp, employer));
    for (const id of ids) await save(id, student);
    const applicationId = await anApplication(testApp, student, ids[2] ?? "");
    const page = await saved(student, { page: 2, limit: 2 });
    expect([page.savedJobs.map(({ _id }) => _id), page.totalPages]).toEqual([[ids[0]], 2]);
    await hide(ids[0] ?? "");
    const left = await saved(student);
    expect(left.savedJobs.map((job) => job.applicationId)).toEqual([applicationId, null]);
    expect(left.total).toBe(2);
  });

  test("require what opening requires: the quiz or an invitation, and an existing job", async () => {
    const fresh = await aStudent(testApp, { hasPassed: false });
    const id = await aJob(testApp, employer);
    expect((await save(id, fresh)).refusal.code).toBe("QUIZ_REQUIRED");
    const { email } = await anInvitation(testApp, employer, id, { email: fresh.email });
    expect([email, (await save(id, fresh)).status]).toEqual([fresh.email, 200]);
    const student = await aStudent(testApp);
    await hide(id);
    expect((await save(id, student)).status).toBe(404);
    expect((await save("01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4", student)).status).toBe(404);
  });
});

describe("reporting a job", () => {
  const report = (id: string, { token }: Person, body: object) =>
    call(testApp, reportJob, { params: { id }, body }, token);

  test("stores one report per student, with the newest text", async () => {
    const student = await aStudent(testApp, { hasPassed: false }); // the public page still shows the hidden job
    const id = await aJob(testApp, employer);
    const first = await report(id, student, { reason: "Asks for money", note: "₹500 first" });
    expect([first.status, first.body.message]).toEqual([201, "Thank you. We will look at this job."]);
    await report(id, student, { reason: "Not a real job" });
    await report(id, await aStudent(testApp), { reason: "Discriminates" });
    const rows = await testApp.db.select().from(jobReports).where(eq(jobReports.jobId, id));
    expect(rows.map(({ reason, note }) => [reason, note]).sort()).toEqual([
      ["Discriminates", ""],
      ["Not a real job", ""],
    ]);
  });

  test("requires a reason and an existing job", async () => {
    const student = await aStudent(testApp);
    const id = await aJob(testApp, employer);
    const blank = await report(id, student, { reason: " " });
    expect([blank.status, blank.refusal.errors?.[0]?.field]).toEqual([400, "reason"]);
    await hide(id);
    expect((await report(id, student, { reason: "Not a real job" })).status).toBe(404);
  });
});

test("answers 429 after ten reports an hour", async () => {
  const strict = await createTestApp({ rateLimitScale: 1 });
  const boss = await aPerson(strict, "employer");
  const student = await aPerson(strict, "student");
  await strict.db.update(users).set({ quizPassedAt: new Date() }).where(eq(users.id, student.id));
  const id = await aJob(strict, boss);
  const report = () => call(strict, reportJob, { params: { id }, body: { reason: "Something else" } }, student.token);
  const answers: number[] = [];
  for (let index = 0; index < 11; index++) answers.push((await report()).status);
  expect(answers).toEqual([...Array(10).fill(201), 429]);
  await strict.close();
});
