import { accountPrivacy, deleteAccount } from "@dryrun/domain/account/contract";
import * as applying from "@dryrun/domain/applications/contract";
import { login, me, resetPassword } from "@dryrun/domain/auth/contract";
import {
  employerInterview,
  sendToRecruiter,
  startInterview,
  submitInterview,
} from "@dryrun/domain/interviews/contract";
import { employerJobs, jobList, jobPage, publicJob, saveJob } from "@dryrun/domain/jobs/contract";
import { generateQuiz } from "@dryrun/domain/quiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq, or } from "drizzle-orm";
import {
  aJob,
  anApplication,
  anInvitation,
  aPerson,
  applicationForm,
  aStudent,
  aTokenOf,
  type Person,
} from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { ledger, users } from "../../../db/schema/accounts.ts";
import { interviewAnswers, interviewSessions } from "../../../db/schema/interviews.ts";
import { invitations } from "../../../db/schema/invitations.ts";
import { recordProfileView } from "../../candidates/views.ts";

const password = "correct horse battery";
let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
});
afterAll(() => testApp.close());

const remove = ({ token }: Pick<Person, "token">, body: object = { password }) =>
  call(testApp, deleteAccount, { body }, token);
const save = (jobId: string, { token }: Person) => call(testApp, saveJob, { params: { jobId } }, token);
const read = (applicationId: string) =>
  call(testApp, applying.employerApplication, { params: { applicationId } }, employer.token);
const decide = (
  applicationId: string,
  contract: typeof applying.acceptApplication | typeof applying.rejectApplication,
) => call(testApp, contract, { body: { applicationId, reason: "Asha, no SQL" } }, employer.token);

/** An interview that the student has sent. */
async function sentInterview(student: Person, applicationId: string) {
  const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
  const { sessionId } = body;
  const answers = Array.from({ length: 10 }, (_, index) => ({ number: index + 1, answer: "8 because Asha says so" }));
  await call(testApp, submitInterview, { body: { sessionId, answers } }, student.token);
  await eventually(async () => {
    const [session] = await testApp.db.select().from(interviewSessions).where(eq(interviewSessions.id, sessionId));
    return session?.evaluatedAt ?? undefined;
  });
  const sent = await call(testApp, sendToRecruiter, { body: { sessionId } }, student.token);
  return { sessionId, isSent: sent.status === 200 };
}

describe("a student's account", () => {
  test("is deleted only with the right password, which stops working", async () => {
    const student = await aStudent(testApp);
    for (const body of [{ password: "wrong" }, {}]) {
      const { status, refusal } = await remove(student, body);
      expect([status, refusal.errors?.[0]?.field]).toEqual([400, "password"]);
    }
    expect((await call(testApp, me, {}, student.token)).status).toBe(200);
    expect((await remove(student)).status).toBe(204);
    expect((await call(testApp, me, {}, student.token)).status).toBe(401);
    expect((await call(testApp, login, { body: { email: student.email, password } })).status).toBe(401);
  });

  test("leaves open applications withdrawn and empty, and decided ones with status, dates and score", async () => {
    const student = await aStudent(testApp, { credits: 3 });
    const form = { portfolioUrl: "https://asha.example" };
    const jobIds = [await aJob(testApp, employer), await aJob(testApp, employer), await aJob(testApp, employer)];
    const [open, accepted, rejected] = [
      await anApplication(testApp, student, jobIds[0] ?? "", form),
      await anApplication(testApp, student, jobIds[1] ?? "", form),
      await anApplication(testApp, student, jobIds[2] ?? "", form),
    ] as const;
    const { sessionId, isSent } = await sentInterview(student, accepted);
    expect(isSent).toBe(true);
    await call(testApp, startInterview, { body: { applicationId: open } }, student.token); // this one is running
    const before = (await read(accepted)).body.application;
    await decide(accepted, applying.acceptApplication);
    await decide(rejected, applying.rejectApplication);

    expect((await remove(student)).status).toBe(204);
    const answers = await Promise.all([open, accepted, rejected].map(read));
    expect(answers.map(({ body }) => [body.application.status, body.application.fullName])).toEqual([
      ["withdrawn", "Deleted candidate"],
      ["accepted", "Deleted candidate"],
      ["rejected", "Deleted candidate"],
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/Asha|@|98765|Deccan|reporting|SQL/);
    }
    expect(answers[1]?.body.application).toMatchObject({
      createdAt: before.createdAt,
      decidedAt: expect.stringMatching(/Z$/),
      interview: { state: "sent", score: before.interview.score, finalDecision: before.interview.finalDecision },
    });
    const summary = await call(testApp, employerInterview, { params: { applicationId: accepted } }, employer.token);
    expect(summary.status).toBe(404); // the score is on the application's line
    const sessions = await testApp.db
      .select()
      .from(interviewSessions)
      .where(or(eq(interviewSessions.applicationId, open), eq(interviewSessions.studentId, student.id)));
    const keptAnswers = await testApp.db
      .select()
      .from(interviewAnswers)
      .where(eq(interviewAnswers.sessionId, sessionId));
    expect([sessions, keptAnswers]).toEqual([[], []]);
  });

  test("ends a running interview before the deletion", async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
    const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
    // With this trigger, deleting a running interview fails.
    await testApp.database.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise 'still running'; end $$",
    );
    await testApp.database.query(
      "create trigger none_while_running before delete on interview_sessions for each row when (old.submitted_at is null) execute function refuse()",
    );
    const direct = testApp.db.delete(interviewSessions).where(eq(interviewSessions.id, body.sessionId));
    await expect(direct.execute()).rejects.toThrow();
    expect((await remove(student)).status).toBe(204);
    expect(await testApp.db.$count(interviewSessions, eq(interviewSessions.id, body.sessionId))).toBe(0);
    await testApp.database.query("drop function refuse cascade");
  });

  test("leaves no trace of the person except in the ledger", async () => {
    const student = await aStudent(testApp);
    const jobId = await aJob(testApp, employer);
    const look = { companyId: employer.id, studentId: student.id };
    await testApp.db.transaction((tx) => recordProfileView(tx, look, new Date()));
    await anInvitation(testApp, employer, jobId, { email: student.email });
    await save(jobId, student);
    await call(testApp, generateQuiz, {}, student.token);
    const keyed = { "idempotency-key": "deleted-1" };
    await call(testApp, applying.apply, { body: { ...applicationForm(), jobId } }, student.token, keyed);
    await remove(student);
    const { rows } = await testApp.database.query(
      "select table_name as name, column_name as column from information_schema.columns where table_schema = 'public' and (udt_name = 'uuid' or udt_name = 'text' or udt_name = 'citext') and table_name <> 'ledger'",
    );
    const foundColumns: string[] = [];
    for (const { name, column } of rows as { name: string; column: string }[]) {
      const text = `select 1 from "${name}" where "${column}"::text in ($1, $2)`;
      const hits = await testApp.database.query({ text, values: [student.id, student.email] });
      if (hits.rows.length > 0) foundColumns.push(`${name}.${column}`);
    }
    expect(foundColumns).toEqual([]);
    expect((await testApp.db.select().from(ledger).where(eq(ledger.userId, student.id))).length).toBe(1);
  });

  test("frees the address, but gives no second free credit", async () => {
    const first = await aPerson(testApp, "student");
    const credits = async ({ token }: Person) => (await call(testApp, me, {}, token)).body.user.interviewCredits;
    expect(await credits(first)).toBe(1);
    await remove(first);
    const again = await aPerson(testApp, "student", { email: first.email.toUpperCase() });
    expect(await credits(again)).toBe(0);
    expect(await testApp.db.select().from(ledger).where(eq(ledger.userId, again.id))).toEqual([]);
    await remove(again);
    const jobId = await aJob(testApp, employer);
    const { token } = await anInvitation(testApp, employer, jobId, { email: first.email });
    const body = { newPassword: password, confirmPassword: password, isAdult: true, visibleToRecruiters: false };
    expect((await call(testApp, resetPassword, { params: { token }, body })).status).toBe(200);
    const [invited] = await testApp.db.select().from(users).where(eq(users.email, first.email));
    expect(invited?.interviewCredits).toBe(0);
  });
});

describe("an employer's account", () => {
  test("closes the jobs, keeps their applications as Job Deleted, and ends their invitations", async () => {
    const ownEmployer = await aPerson(testApp, "employer");
    const student = await aStudent(testApp);
    const id = await aJob(testApp, ownEmployer, { title: "Axolotl Keeper" });
    const applicationId = await anApplication(testApp, student, id);
    const { email } = await anInvitation(testApp, ownEmployer, id);
    const find = () => call(testApp, jobList, { query: { title: "axolotl" } }, student.token);
    expect((await find()).body.total).toBe(1);
    expect((await remove(ownEmployer)).status).toBe(204);
    expect((await find()).body).toMatchObject({ jobs: [], total: 0, corrected: [] });
    expect((await call(testApp, publicJob, { params: { id } })).status).toBe(404);
    expect((await call(testApp, jobPage, { params: { id } }, student.token)).status).toBe(404);
    const keptResponse = await call(testApp, applying.myApplication, { params: { applicationId } }, student.token);
    expect(keptResponse.body).toMatchObject({ status: "pending", jobId: { title: "Job Deleted" } });
    const [invitation] = await testApp.db.select().from(invitations).where(eq(invitations.email, email));
    expect(invitation?.cancelledAt).toBeInstanceOf(Date);
    expect((await call(testApp, employerJobs, { query: {} }, ownEmployer.token)).status).toBe(401);
  });
});

test("refuses to delete an admin's account, whatever the password", async () => {
  const token = await aTokenOf(testApp, "admin");
  const { status, refusal } = await remove({ token });
  expect([status, refusal.code, refusal.message]).toEqual([
    403,
    "FORBIDDEN",
    "An admin's account can be removed only from the command line.",
  ]);
  expect((await call(testApp, accountPrivacy, {}, token)).status).toBe(200);
});

test("answers 429 after ten wrong passwords in 15 minutes, even with the right one", async () => {
  const strict = await createTestApp({ rateLimitScale: 1 });
  const student = await aPerson(strict, "student");
  const answers: number[] = [];
  for (let index = 0; index < 10; index++) {
    answers.push((await call(strict, deleteAccount, { body: { password: "wrong" } }, student.token)).status);
  }
  answers.push((await call(strict, deleteAccount, { body: { password } }, student.token)).status);
  expect(answers).toEqual([...Array(10).fill(400), 429]);
  await strict.close();
});
