import * as contract from "@dryrun/domain/applications/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, applicationForm, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { applications } from "../../db/schema/applications.ts";

// Concurrent requests; truly in parallel only on PostgreSQL.

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer);
});
afterAll(() => testApp.close());

const send = ({ token }: Person, headers: Record<string, string> = {}) =>
  call(testApp, contract.apply, { body: { ...applicationForm(), jobId } }, token, headers);
const mailsOf = (id: string) =>
  testApp.mails.filter(({ key }) => key.endsWith(id)).map(({ key }) => key.replace(id, ""));

test("20 simultaneous submissions of one form, with one key, make one application, one mail and 20 equal answers", async () => {
  const student = await aStudent(testApp);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(student, { "idempotency-key": "one-form-of-20" })),
  );
  const [first] = answers;
  expect(first?.status).toBe(201);
  for (const { status, body } of answers) expect([status, body]).toEqual([201, first?.body]);
  expect(await testApp.db.$count(applications, eq(applications.studentId, student.id))).toBe(1);
  const id = first?.body.applicationId ?? "";
  await eventually(() => (mailsOf(id).length > 0 ? true : undefined));
  expect(mailsOf(id)).toEqual(["application-received-"]);
});

test("20 simultaneous submissions from 20 tabs make one application and one mail", async () => {
  const student = await aStudent(testApp);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, tab) => send(student, { "idempotency-key": `tab-of-20-${tab}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  const id = answers.find(({ status }) => status === 201)?.body.applicationId ?? "";
  expect(new Set(answers.map(({ body, refusal }) => body.applicationId ?? refusal.applicationId))).toEqual(
    new Set([id]),
  );
  await eventually(() => (mailsOf(id).length > 0 ? true : undefined));
  expect(mailsOf(id)).toEqual(["application-received-"]);
});

test("of simultaneous withdrawals and decisions one wins, and only a decision is mailed", async () => {
  for (let round = 0; round < 5; round++) {
    const student = await aStudent(testApp);
    const id = await anApplication(testApp, student, jobId);
    const withdraw = () =>
      call(testApp, contract.withdrawApplication, { params: { applicationId: id } }, student.token);
    const decide = (how: typeof contract.acceptApplication | typeof contract.rejectApplication) =>
      call(testApp, how, { body: { applicationId: id, reason: "" } }, employer.token);
    const answers = await Promise.all([
      withdraw(),
      decide(contract.acceptApplication),
      withdraw(),
      decide(contract.rejectApplication),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, refusal } of answers) if (status === 409) expect(refusal.code).toBe("ALREADY_DECIDED");
    const [row] = await testApp.db.select().from(applications).where(eq(applications.id, id));
    const winner = ["withdrawn", "accepted", "withdrawn", "rejected"][
      answers.findIndex(({ status }) => status === 200)
    ];
    expect([row?.status, row?.withdrawnAt === null, row?.decidedAt === null]).toEqual([
      winner,
      winner !== "withdrawn",
      winner === "withdrawn",
    ]);
    await eventually(() => (mailsOf(id).includes("application-received-") ? true : undefined));
    if (winner === "withdrawn") expect(mailsOf(id)).not.toContain("application-decided-");
    else await eventually(() => (mailsOf(id).includes("application-decided-") ? true : undefined));
  }
});
