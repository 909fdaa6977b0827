import { me, register } from "@dryrun/domain/auth/contract";
import { searchCandidates } from "@dryrun/domain/candidates/contract";
import { contracts } from "@dryrun/domain/contracts";
import { changeFlag, flags } from "@dryrun/domain/flags/contract";
import { FLAG_KEYS, FLAGS, type FlagKey } from "@dryrun/domain/flags/rules";
import { startInterview } from "@dryrun/domain/interviews/contract";
import { createJobAlert } from "@dryrun/domain/jobs/contract";
import { createCreditOrder } from "@dryrun/domain/payments/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { auditOf } from "../../../test/audited.ts";
import {
  aJob,
  anApplication,
  aPerson,
  aStudent,
  aTokenOf,
  freshToken,
  type Person,
  registrationForm,
} from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { SWITCHED } from "../../http/limits/switches.ts";

let testApp: TestApp;
let adminToken: string;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const change = (key: string, body: object = {}) =>
  call(
    testApp,
    changeFlag,
    { params: { key }, body: { isOn: false, share: 100, roles: [], reason: "an attack", ...body } },
    adminToken,
  );
afterEach(async () => {
  for (const key of FLAG_KEYS) await change(key, { isOn: true });
});
const buy = (token: string) =>
  call(testApp, createCreditOrder, { body: { credits: 5, amount: 299, email: "a@example.com" } }, token);

test("lists only existing calls in the flags", () => {
  expect(Object.keys(SWITCHED).filter((name) => !(name in contracts))).toEqual([]);
});

test("uses the registry's values without settings", async () => {
  const { body } = await call(testApp, flags, {}, adminToken);
  expect(body.flags.map(({ key, isOn, share }) => [key, isOn, share])).toEqual(
    FLAG_KEYS.map((key) => [key, FLAGS[key].isOn, 100]),
  );
});

test("refuses purchases that are off with their own message, and the person's session shows the flag", async () => {
  const student = await aStudent(testApp);
  expect((await buy(student.token)).status).toBe(201);
  await change("purchases");
  const { status, refusal, headers } = await buy(student.token);
  expect([status, refusal.code, refusal.message, headers["retry-after"]]).toEqual([
    503,
    "SWITCHED_OFF",
    FLAGS.purchases.refusal,
    "300",
  ]);
  expect((await call(testApp, me, {}, student.token)).body.user.switchedOff).toEqual(["purchases"]);
  await change("purchases", { isOn: true, roles: ["employer"] });
  expect((await buy(student.token)).refusal.code).toBe("SWITCHED_OFF");
  await change("purchases", { isOn: true, roles: ["student"] });
  expect((await buy(student.token)).status).toBe(201);
});

test("refuses new accounts and the search for candidates", async () => {
  await change("registrations");
  expect((await call(testApp, register, { body: registrationForm() })).refusal.message).toBe(
    FLAGS.registrations.refusal,
  );
  await change("candidate-search");
  const response = await call(testApp, searchCandidates, { query: { skills: "SQL" } }, employer.token);
  expect(response.refusal.code).toBe("SWITCHED_OFF");
});

test("refuses new interviews without taking a credit, and resumes a running one", async () => {
  const student = await aStudent(testApp, { credits: 2 });
  const start = async (applicationId: string) =>
    call(testApp, startInterview, { body: { applicationId } }, student.token);
  const running = await anApplication(testApp, student, await aJob(testApp, employer));
  const { sessionId } = (await start(running)).body;
  await change("interviews");
  expect((await start(running)).body.sessionId).toBe(sessionId);
  const other = await anApplication(testApp, student, await aJob(testApp, employer));
  expect((await start(other)).refusal.code).toBe("SWITCHED_OFF");
  expect((await call(testApp, me, {}, student.token)).body.user.interviewCredits).toBe(1);
});

test("delays mails of job alerts, which later include the jobs of the time in between", async () => {
  const student = await aStudent(testApp);
  await call(testApp, createJobAlert, { body: { title: "Waiting Analyst" } }, student.token);
  await aJob(testApp, employer, { title: "Waiting Analyst" });
  await change("job-alert-mails");
  const mails = () => testApp.mails.filter(({ to, key }) => to === student.email && key.startsWith("job-alert"));
  testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS + 1000));
  adminToken = await aTokenOf(testApp, "admin");
  await testApp.deps.sweeps.run();
  expect(mails()).toHaveLength(0);
  await change("job-alert-mails", { isOn: true });
  await testApp.deps.sweeps.run();
  await eventually(() => mails()[0]);
  employer = { ...employer, token: await freshToken(testApp, employer, "employer") };
});

test.each([
  ["purchases", { share: 101 }, "share"],
  ["purchases", { roles: ["visitor"] }, "roles.0"],
  ["purchases", { reason: " " }, "reason"],
  ["no-such-flag", {}, undefined],
])("refuses a change of %s to %j", async (key, body, field) => {
  const { status, refusal } = await change(key, body);
  expect([status, refusal.errors?.[0]?.field]).toEqual([field ? 400 : 404, field]);
});

test("audits a change", async () => {
  const key: FlagKey = "sharing";
  await change(key, { isOn: true, share: 20, roles: ["student"] });
  const entries = await auditOf(testApp, adminToken, { action: "flag.changed" });
  expect(entries[0]).toMatchObject({ target: key, detail: "on for 20% of students: an attack" });
});
