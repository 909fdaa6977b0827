import { apply } from "@dryrun/domain/applications/contract";
import {
  applicationDraft,
  deleteApplicationDraft,
  saveApplicationDraft,
} from "@dryrun/domain/applications/drafts/contract";
import { MAX_DRAFT, MAX_DRAFTS } from "@dryrun/domain/applications/limits";
import { closeJob, deleteJob } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { aJob, anInvitation, aPerson, applicationForm, aStudent, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { applicationDrafts } from "../../../db/schema/application-drafts.ts";

let testApp: TestApp;
let employer: Person;
let student: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
beforeEach(async () => {
  student = await aStudent(testApp);
  jobId = await aJob(testApp, employer);
});
afterAll(() => testApp.close());

const VALUES = JSON.stringify({ fullName: "Asha V.", skills: ["SQL"], step: "education" });
const save = (base: number, values = VALUES, { token } = student, id = jobId) =>
  call(testApp, saveApplicationDraft, { params: { id }, body: { values, base } }, token);
const read = async ({ token } = student) =>
  (await call(testApp, applicationDraft, { params: { id: jobId } }, token)).body.draft;
const discard = ({ token } = student) => call(testApp, deleteApplicationDraft, { params: { id: jobId } }, token);

test("restores a draft on another device, for its student only", async () => {
  expect(await read()).toBeNull();
  const { status, body } = await save(0);
  expect([status, body.version]).toEqual([200, 1]);
  expect(await read()).toEqual({ values: VALUES, version: 1, savedAt: body.savedAt });
  expect((await save(1, "{}")).body.version).toBe(2);
  expect(await read()).toMatchObject({ values: "{}", version: 2 });
  expect(await read(await aStudent(testApp))).toBeNull();
  expect((await discard(await aStudent(testApp))).status).toBe(204);
  expect((await read())?.version).toBe(2);
  expect([(await discard()).status, (await discard()).status, await read()]).toEqual([204, 204, null]);
});

test("refuses a change based on an old version, and returns the current draft", async () => {
  await save(0);
  await save(1, '{"fullName":"Second tab"}');
  const late = await save(1, '{"fullName":"First tab"}');
  expect([late.status, late.refusal.code]).toEqual([409, "DRAFT_CHANGED"]);
  expect(late.refusal).toMatchObject({ draft: { values: '{"fullName":"Second tab"}', version: 2 } });
  expect((await save(0, '{"fullName":"Third tab"}')).refusal.code).toBe("DRAFT_CHANGED");
  expect((await save(2, '{"fullName":"First tab"}')).body.version).toBe(3);
});

test("lets one of several concurrent changes win, and answers 409 to the others", async () => {
  for (const base of [0, 1]) {
    const answers = await Promise.all([save(base, '{"a":1}'), save(base, '{"a":2}'), save(base, '{"a":3}')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read())?.version).toBe(base + 1);
  }
});

test("creates a draft again with this tab's values after another tab discarded it", async () => {
  await save(0);
  await discard();
  expect((await save(1, '{"fullName":"Still here"}')).body.version).toBe(1);
});

test("deletes the draft when the application is sent, and accepts no new one", async () => {
  await save(0);
  await call(testApp, apply, { body: { ...applicationForm(), jobId } }, student.token);
  expect(await read()).toBeNull();
  const late = await save(1);
  expect([late.status, late.refusal.code]).toEqual([409, "ALREADY_APPLIED"]);
  expect(await read()).toBeNull();
});

test("refuses drafts of applications that cannot be sent: a closed or deleted job, or neither quiz nor invitation", async () => {
  const beginner = await aPerson(testApp, "student");
  expect((await save(0, VALUES, beginner)).refusal.code).toBe("QUIZ_REQUIRED");
  await anInvitation(testApp, employer, jobId, { email: beginner.email });
  expect((await save(0, VALUES, beginner)).status).toBe(200);
  await call(testApp, closeJob, { params: { id: jobId } }, employer.token);
  expect((await save(0)).refusal.code).toBe("JOB_CLOSED");
  await call(testApp, deleteJob, { params: { id: jobId } }, employer.token);
  expect((await save(0)).status).toBe(404);
});

test(`allows at most ${MAX_DRAFTS} drafts, also for requests that race`, async () => {
  const now = testApp.clock.now();
  const begun = await Promise.all(Array.from({ length: MAX_DRAFTS - 1 }, () => aJob(testApp, employer)));
  const rows = begun.map((id) => ({ studentId: student.id, jobId: id, values: "{}", version: 1, savedAt: now }));
  await testApp.db.insert(applicationDrafts).values(rows);
  const more = [await aJob(testApp, employer), await aJob(testApp, employer)];
  const answers = await Promise.all(more.map((id) => save(0, VALUES, student, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe("LIMIT_REACHED");
});

test.each([
  ["values", { values: "", base: 0 }],
  ["values", { values: "[1]", base: 0 }],
  ["values", { values: "{", base: 0 }],
  ["values", { values: JSON.stringify({ a: "x".repeat(MAX_DRAFT) }), base: 0 }],
  ["base", { values: "{}", base: -1 }],
  ["base", { values: "{}", base: 1.5 }],
  ["base", { values: "{}" }],
])("refuses bad %s at its field: %.60j", async (field, body) => {
  const { status, refusal } = await call(
    testApp,
    saveApplicationDraft,
    { params: { id: jobId }, body } as never,
    student.token,
  );
  expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
});
