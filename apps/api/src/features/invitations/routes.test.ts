import { apply } from "@dryrun/domain/applications/contract";
import { login, me, register, resetPassword } from "@dryrun/domain/auth/contract";
import { openInvitation } from "@dryrun/domain/invitations/contract";
import type { Invite } from "@dryrun/domain/invitations/schema";
import { jobList, jobPage } from "@dryrun/domain/jobs/contract";
import { HOUR_MS, indianDay, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  anApplication,
  anInvitation,
  aPerson,
  applicationForm,
  aStudent,
  ownerOf,
  type Person,
  registrationForm,
} from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { consents, ledger, users } from "../../db/schema/accounts.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { profiles } from "../../db/schema/profiles.ts";

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer, { title: "Invited Role" });
});
afterEach(() => testApp.clock.moveTo(new Date()));
afterAll(() => testApp.close());

const BODY = { newPassword: "a new long password", confirmPassword: "a new long password" };
const open = (token: string) => call(testApp, openInvitation, { params: { token } });
const setPassword = (token: string, change: object = {}) =>
  call(testApp, resetPassword, { params: { token }, body: { ...BODY, ...change } });
const later = (ms: number) => testApp.clock.moveTo(new Date(Date.now() + ms));
const invite = (email: string, change: Partial<Invite> = {}, to = jobId) =>
  testApp.deps.hiring.invitations.invite(ownerOf(employer), to, {
    firstName: "Ravi",
    lastName: "Kumar",
    email,
    validity: "24",
    ...change,
  });
const accountOf = async (email: string) =>
  (await testApp.db.select().from(users).where(eq(users.email, email)))[0] as typeof users.$inferSelect;

describe("a person without an account", () => {
  test("gets one with a profile, but no password, no credit and no consents", async () => {
    const { email } = await anInvitation(testApp, employer, jobId);
    const user = await accountOf(email);
    const { id: userId } = user;
    expect(user).toMatchObject({ userType: "student", fullName: "Ravi Kumar", passwordHash: null, isAdult: null });
    const [profile] = await testApp.db.select().from(profiles).where(eq(profiles.userId, userId));
    expect([profile?.visibleToRecruiters, profile?.phone]).toEqual([false, "9876501234"]);
    expect(await testApp.db.select().from(consents).where(eq(consents.userId, userId))).toEqual([]);
    expect([user.interviewCredits, await testApp.db.$count(ledger, eq(ledger.userId, userId))]).toEqual([0, 0]);
    const refusedResponse = await call(testApp, login, { body: { email, password: "" } });
    expect([400, 401]).toContain(refusedResponse.status);
  });

  test("reads who invites and for which job, sets a password, is signed in, and gets the free credit and a verified address", async () => {
    const { email, token } = await anInvitation(testApp, employer, jobId, { validity: "never" });
    expect((await open(token)).body).toEqual({
      job: { _id: jobId, title: "Invited Role", company: "Sahyadri Analytics", location: "Bengaluru, Karnataka" },
      isSpent: false,
      closed: false,
      expiresAt: null,
    });
    const { status, body } = await setPassword(token, { isAdult: true, visibleToRecruiters: true });
    expect([status, body.message]).toEqual([200, "Password updated successfully"]);
    const { user } = (await call(testApp, me, {}, body.token)).body;
    expect(user).toMatchObject({ email, emailVerified: true, isAdult: true, passedQuiz: false, interviewCredits: 1 });
    const [consent] = await testApp.db.select().from(consents).where(eq(consents.userId, user._id));
    expect([consent?.given, consent?.source]).toEqual([true, "invitation"]);
    const [profile] = await testApp.db.select().from(profiles).where(eq(profiles.userId, user._id));
    expect(profile?.visibleToRecruiters).toBe(true);
    expect((await call(testApp, login, { body: { email, password: BODY.newPassword } })).status).toBe(200);
  });

  test("gets the job from a used link, which cannot set a second password", async () => {
    const { token } = await anInvitation(testApp, employer, jobId);
    await setPassword(token);
    expect((await open(token)).body).toMatchObject({ isSpent: true, job: { _id: jobId } });
    expect((await setPassword(token)).refusal.code).toBe("LINK_DEAD");
  });

  test("sets one password in two simultaneous requests", async () => {
    const { token } = await anInvitation(testApp, employer, jobId);
    const answers = await Promise.all([setPassword(token), setPassword(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("can use the links of several invitations until a password ends them all", async () => {
    const other = await aJob(testApp, employer);
    const first = await anInvitation(testApp, employer, jobId);
    const second = await anInvitation(testApp, employer, other, { email: first.email });
    expect([(await open(first.token)).body.isSpent, (await open(second.token)).body.isSpent]).toEqual([false, false]);
    expect((await setPassword(second.token)).status).toBe(200);
    expect((await open(first.token)).body).toMatchObject({ isSpent: true, job: { _id: jobId } });
  });

  test.each([
    ["underage", { isAdult: false }, "isAdult"],
    ["two passwords", { confirmPassword: "another password" }, "confirmPassword"],
    ["a leaked password", { newPassword: "password123", confirmPassword: "password123" }, "newPassword"],
  ])("gets %s refused at its field, and the link stays valid", async (_, change, field) => {
    const { token } = await anInvitation(testApp, employer, jobId);
    const { status, refusal } = await setPassword(token, change);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
    expect((await open(token)).body.isSpent).toBe(false);
  });

  test("learns at registration that the e-mail is taken, and gets the invitation again", async () => {
    const { email } = await anInvitation(testApp, employer, jobId);
    const sent = testApp.mails.length;
    const { status, refusal } = await call(testApp, register, { body: registrationForm({ email }) });
    expect([status, refusal.code, refusal.errors?.[0]?.field]).toEqual([409, "EMAIL_TAKEN", "email"]);
    const again = await eventually(() => testApp.mails.slice(sent).find(({ to }) => to === email));
    const token = /\/invitation\/([\w-]+)/.exec(again.text)?.[1] ?? "";
    expect((await setPassword(token)).status).toBe(200);
    const after = testApp.mails.length;
    await call(testApp, register, { body: registrationForm({ email }) });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(testApp.mails.slice(after).filter(({ to }) => to === email)).toEqual([]);
  });
});

describe("an invitation link is dead", () => {
  test.each<[string, (invitationId: string, job: string) => unknown]>([
    ["after the invitation's time", () => later(48 * HOUR_MS + MINUTE_MS)],
    [
      "when the invitation was cancelled",
      (id) => testApp.db.update(invitations).set({ cancelledAt: new Date() }).where(eq(invitations.id, id)),
    ],
    [
      "when the job was deleted",
      (_, job) => testApp.db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, job)),
    ],
  ])("%s", async (_, end) => {
    const job = await aJob(testApp, employer);
    const { token, ...invited } = await anInvitation(testApp, employer, job);
    expect((await open(token)).status).toBe(200);
    await end("invitationId" in invited ? invited.invitationId : "", job);
    expect([(await open(token)).refusal.code, (await setPassword(token)).refusal.code]).toEqual([
      "LINK_DEAD",
      "LINK_DEAD",
    ]);
  });

  test("if it was never sent, or is for another purpose", async () => {
    expect((await open("x".repeat(43))).refusal.code).toBe("LINK_DEAD");
    const { email } = await aPerson(testApp, "student");
    const mail = await eventually(() => testApp.mails.find(({ to }) => to === email));
    const verification = /\/verify-email\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
    expect([(await open(verification)).status, (await setPassword(verification)).status]).toEqual([400, 400]);
  });

  test("until the invitation is sent again", async () => {
    const { email, token } = await anInvitation(testApp, employer, jobId);
    later(49 * HOUR_MS);
    expect((await open(token)).refusal.code).toBe("LINK_DEAD");
    expect(await invite(email)).toMatchObject({ result: "reminder" });
    expect((await open(token)).status).toBe(200);
  });
});

describe("an invited student who has not passed the quiz", () => {
  const invited = async () => {
    const student = await aStudent(testApp, { hasPassed: false });
    await anInvitation(testApp, employer, jobId, { email: student.email });
    return student;
  };
  const read = (student: Person, id = jobId) => call(testApp, jobPage, { params: { id } }, student.token);
  const send = (student: Person, id = jobId) =>
    call(testApp, apply, { body: { ...applicationForm(), jobId: id } }, student.token);

  test("gets the job's link by mail, opens this job and applies to it; the list stays closed", async () => {
    const student = await aStudent(testApp, { hasPassed: false });
    const other = await aJob(testApp, employer);
    const { mail, token } = await anInvitation(testApp, employer, jobId, { email: student.email });
    expect([token, mail.text.includes(`http://localhost/student/jobs/${jobId}`)]).toEqual(["", true]);
    expect((await read(student)).body).toMatchObject({ _id: jobId, applicationId: null });
    expect((await read(student, other)).refusal.code).toBe("QUIZ_REQUIRED");
    const query = { page: 1, limit: 20 };
    expect((await call(testApp, jobList, { query }, student.token)).refusal.code).toBe("QUIZ_REQUIRED");
    expect((await send(student, other)).refusal.code).toBe("QUIZ_REQUIRED");
    const { status, body } = await send(student);
    expect(status).toBe(201);
    expect((await send(student)).refusal).toMatchObject({
      code: "ALREADY_APPLIED",
      applicationId: body.applicationId,
    });
    later(49 * HOUR_MS);
    expect((await read(student)).status).toBe(200); // applicants can read the job
  });

  test("loses access when the invitation expires, is cancelled, or is another person's", async () => {
    const [late, cancelled] = [await invited(), await invited()];
    const stranger = await aStudent(testApp, { hasPassed: false });
    await testApp.db
      .update(invitations)
      .set({ cancelledAt: new Date() })
      .where(eq(invitations.studentId, cancelled.id));
    for (const student of [cancelled, stranger]) expect((await read(student)).refusal.code).toBe("QUIZ_REQUIRED");
    expect((await read(late)).status).toBe(200);
    later(48 * HOUR_MS + MINUTE_MS);
    expect([(await read(late)).refusal.code, (await send(late)).refusal.code]).toEqual([
      "QUIZ_REQUIRED",
      "QUIZ_REQUIRED",
    ]);
  });
});

describe("inviting", () => {
  test("again reminds and renews the validity, five times a day", async () => {
    const { email } = await anInvitation(testApp, employer, jobId);
    for (let times = 0; times < 5; times++) {
      expect(await invite(email, { validity: "never" })).toMatchObject({ result: "reminder" });
    }
    await expect(invite(email)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", statusCode: 429 });
    const [row] = await testApp.db.select().from(invitations).where(eq(invitations.email, email));
    expect([row?.validity, row?.expiresAt, row?.resentAt.length]).toEqual(["never", null, 5]);
    later(25 * HOUR_MS);
    expect(await invite(email)).toMatchObject({ result: "reminder" });
  });

  test("changes nothing and mails nothing for a person who has applied", async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, jobId);
    expect(await invite(student.email)).toEqual({ result: "alreadyApplied", applicationId });
    expect(await testApp.db.select().from(invitations).where(eq(invitations.email, student.email))).toEqual([]);
  });

  test("five times at once makes one invitation, four reminders and one account", async () => {
    const email = "five.at.once@example.com";
    const results = await Promise.all(Array.from({ length: 5 }, () => invite(email)));
    expect(results.map(({ result }) => result).sort()).toEqual(["invited", ...Array(4).fill("reminder")]);
    expect(await testApp.db.$count(invitations, eq(invitations.email, email))).toBe(1);
  });

  test("refuses an employer's address, another employer's job and a closed one", async () => {
    await expect(invite(employer.email)).rejects.toMatchObject({ details: { errors: [{ field: "email" }] } });
    const stranger = await aPerson(testApp, "employer");
    const other = await aJob(testApp, stranger);
    await expect(invite("a@example.com", {}, other)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const closed = await aJob(testApp, employer, { closingDate: indianDay(testApp.clock.now()) });
    later(72 * HOUR_MS);
    await expect(invite("a@example.com", {}, closed)).rejects.toMatchObject({ code: "JOB_CLOSED" });
    expect(await accountOf("a@example.com")).toBeUndefined();
  });
});
