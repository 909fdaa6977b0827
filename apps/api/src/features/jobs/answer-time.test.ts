import { myApplication } from "@dryrun/domain/applications/contract";
import { jobPage } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { applications } from "../../db/schema/applications.ts";

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

/** Adds one decided application per entry: the days from sending to decision, the oldest decision first. */
async function decides(...afterDays: number[]) {
  for (const [index, days] of afterDays.entries()) {
    const id = await anApplication(testApp, await aStudent(testApp), jobId);
    const decidedAt = addMs(testApp.clock.now(), (index - 100) * DAY_MS);
    await testApp.db
      .update(applications)
      .set({ status: "rejected", decidedAt, createdAt: addMs(decidedAt, -days * DAY_MS) })
      .where(eq(applications.id, id));
  }
}
async function answersWithin(student?: Person) {
  const { token } = student ?? (await aStudent(testApp));
  return (await call(testApp, jobPage, { params: { id: jobId } }, token)).body.answersWithinDays;
}

test("the usual time to answer is the median of the decisions, in days rounded up", async () => {
  await decides(1, 9, 3.2, 2, 30);
  expect(await answersWithin()).toBe(4);
  await decides(40);
  expect(await answersWithin()).toBe(7);
});

test("the usual time counts the last 20 decisions, and is at least one day", async () => {
  await decides(...Array<number>(5).fill(50), ...Array<number>(20).fill(0.1));
  expect(await answersWithin()).toBe(1);
});

test("the usual time is null with fewer than five decisions, and ignores those of other employers", async () => {
  await decides(1, 1, 1, 1);
  expect(await answersWithin()).toBeNull();
  jobId = await aJob(testApp, await aPerson(testApp, "employer"));
  expect(await answersWithin()).toBeNull();
});

test("the usual time is part of an application while it is pending", async () => {
  await decides(2, 2, 2, 2, 2);
  const student = await aStudent(testApp);
  const applicationId = await anApplication(testApp, student, jobId);
  const read = async () => (await call(testApp, myApplication, { params: { applicationId } }, student.token)).body;
  expect((await read()).answersWithinDays).toBe(2);
  await testApp.db.update(applications).set({ status: "withdrawn" }).where(eq(applications.id, applicationId));
  expect((await read()).answersWithinDays).toBeNull();
});
