import { searchCandidates } from "@dryrun/domain/candidates/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { generateQuiz, submitQuiz } from "@dryrun/domain/quiz/contract";
import { indianDay } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aPerson, applicationForm, aStudent } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { contactDays } from "../../db/schema/profiles.ts";

// RATE_LIMIT_SCALE multiplies every limit, including those with their own tables.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 0.5 });
});
afterAll(() => testApp.close());

test("halves three quiz papers a day to one", async () => {
  const { token } = await aStudent(testApp, { hasPassed: false });
  expect((await call(testApp, generateQuiz, {}, token)).status).toBe(200);
  await call(testApp, submitQuiz, { body: { answers: [] } }, token);
  expect((await call(testApp, generateQuiz, {}, token)).status).toBe(429);
});

test("halves 200 candidates a day to 100", async () => {
  const employer = await aPerson(testApp, "employer");
  const { projects: _, ...form } = applicationForm();
  for (let index = 0; index < 2; index++) {
    const { token } = await aStudent(testApp);
    await call(testApp, updateProfile, { body: { ...form, visibleToRecruiters: true } }, token);
  }
  const today = { companyId: employer.id, day: indianDay(testApp.clock.now()), candidates: 99 };
  await testApp.db.insert(contactDays).values(today);
  const { body } = await call(testApp, searchCandidates, { query: {} }, employer.token);
  expect([body.contactsLimited, body.results.map(({ isMasked }) => isMasked)]).toEqual([true, [false, true]]);
});
