import { deleteAccount } from "@dryrun/domain/account/contract";
import { rejectApplication } from "@dryrun/domain/applications/contract";
import { declineInvitations, remindOfInterview } from "@dryrun/domain/invitations/contract";
import { createJobAlert } from "@dryrun/domain/jobs/contract";
import { chooseMails, mailChoices, notifications, resumeMails, stopMails } from "@dryrun/domain/notifications/contract";
import { MAIL_KINDS, type MailKind } from "@dryrun/domain/notifications/limits";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { aJob, anApplication, aPerson, aStudent, PASSWORD, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, queueIsEmpty, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed } from "../../../test/interviewed.ts";

let testApp: TestApp;
let employer: Person;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
  student = await aStudent(testApp);
});
afterAll(() => testApp.close());

const choices = async (who = student) => (await call(testApp, mailChoices, {}, who.token)).body;
const choose = (body: object, who = student) => call(testApp, chooseMails, { body }, who.token);
const tokenOf = (kind: MailKind, who = student) =>
  testApp.deps.mailChoices.unsubscribeOf(who.id, kind).link.split("/").at(-1) ?? "";
const mailsTo = ({ email }: Person, key: string) =>
  testApp.mails.filter((mail) => mail.to === email && mail.key.startsWith(key));
const ALL = { result: true, decision: true, alert: true, reminder: true };

describe("choosing kinds of mail", () => {
  test("has all kinds at first, and changes each kind separately", async () => {
    expect(await choices()).toEqual(ALL);
    expect((await choose({ alert: false, result: false })).body).toEqual({ ...ALL, alert: false, result: false });
    expect((await choose({ alert: true })).body).toEqual({ ...ALL, result: false });
    expect((await choose({})).body).toEqual({ ...ALL, result: false });
    expect(await choices(await aStudent(testApp))).toEqual(ALL);
  });

  test.each([{ result: "no way" }, { result: null }])("answers 400 at its field for %j", async (body) => {
    const { status, refusal } = await choose(body);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, "result"]);
  });
});

describe("a kind of mail", () => {
  test("of results sends nothing once stopped, but still notifies", async () => {
    const { student: candidate } = await anInterviewed(testApp, employer, "7 because");
    const mail = await eventually(() => mailsTo(candidate, "interview-ready")[0]);
    const token = tokenOf("result", candidate);
    expect(mail.text).toContain(`Stop e-mails about results of your interviews: http://localhost/mails/stop/${token}`);
    expect(mail.headers).toEqual({
      "List-Unsubscribe": `<http://localhost/api/mails/stop/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    await choose({ decision: false });
    const id = await anApplication(testApp, student, await aJob(testApp, employer));
    await call(testApp, rejectApplication, { body: { applicationId: id, reason: "No." } }, employer.token);
    await queueIsEmpty(testApp);
    expect(mailsTo(student, "application-decided")).toEqual([]);
    const { body } = await call(testApp, notifications, { query: {} }, student.token);
    expect(body.notifications.map(({ event }) => event)).toEqual(["rejected"]);
  });

  test("of decisions has an unsubscribe link", async () => {
    const id = await anApplication(testApp, student, await aJob(testApp, employer));
    await call(testApp, rejectApplication, { body: { applicationId: id, reason: "No." } }, employer.token);
    const mail = await eventually(() => mailsTo(student, "application-decided")[0]);
    expect(mail.headers?.["List-Unsubscribe"]).toBe(`<http://localhost/api/mails/stop/${tokenOf("decision")}>`);
  });

  test("of reminders and alerts sends nothing once stopped", async () => {
    await choose({ reminder: false, alert: false });
    const jobId = await aJob(testApp, employer, { title: "Axolotl Analyst" });
    await anApplication(testApp, student, jobId);
    const body = { studentId: student.id, jobId };
    expect((await call(testApp, remindOfInterview, { body }, employer.token)).status).toBe(200);
    await call(testApp, createJobAlert, { body: { title: "axolotl" } }, student.token);
    await aJob(testApp, employer, { title: "Axolotl Engineer" });
    testApp.clock.moveTo(addMs(testApp.clock.now(), 25 * HOUR_MS));
    await testApp.deps.sweeps.run();
    await queueIsEmpty(testApp);
    testApp.clock.moveTo(new Date());
    expect([mailsTo(student, "interview-reminder"), mailsTo(student, "job-alert")]).toEqual([[], []]);
    const response = await call(testApp, notifications, { query: {} }, student.token);
    expect(response.body.notifications.map(({ event }) => event).sort()).toEqual(["jobs-found", "remind-of-interview"]);
  });
});

describe("the link that stops a kind of mail", () => {
  test.each(MAIL_KINDS)("stops only %s, signed out, any number of times, and can be undone", async (kind) => {
    const params = { token: tokenOf(kind) };
    for (const _ of [1, 2]) {
      const { status, body } = await call(testApp, stopMails, { params });
      expect([status, body.message]).toEqual([200, expect.stringMatching(/^You will get no more e-mails about /)]);
    }
    expect(await choices()).toEqual({ ...ALL, [kind]: false });
    expect((await call(testApp, resumeMails, { params })).body.message).toMatch(/ again\.$/);
    expect(await choices()).toEqual(ALL);
  });

  test("accepts a mail program's one-click request, while a GET changes nothing", async () => {
    const url = `/api/mails/stop/${tokenOf("result")}`;
    const opened = await testApp.app.inject({ url });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, url.replace("/api", "")]);
    expect(await choices()).toEqual(ALL);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await testApp.app.inject({ method: "POST", url, headers, payload: "List-Unsubscribe=One-Click" });
    expect([answer.statusCode, await choices()]).toEqual([200, { ...ALL, result: false }]);
  });

  test("cannot be forged for another person or used for another list", async () => {
    const token = tokenOf("result");
    const bytes = Buffer.from(token, "base64url");
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    for (const forged of [bytes.toString("base64url"), "x".repeat(43), token.slice(0, 20), `${token}x`]) {
      expect((await call(testApp, stopMails, { params: { token: forged } })).refusal.code).toBe("LINK_DEAD");
    }
    expect((await call(testApp, declineInvitations, { params: { token } })).refusal.code).toBe("LINK_DEAD");
    const declines = testApp.deps.declines.unsubscribeOf(student.email, "").link.split("/").at(-1) ?? "";
    expect((await call(testApp, stopMails, { params: { token: declines } })).refusal.code).toBe("LINK_DEAD");
  });

  test("is dead once the account is deleted", async () => {
    const params = { token: tokenOf("result") };
    await choose({ result: false });
    expect((await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token)).status).toBe(204);
    expect((await call(testApp, stopMails, { params })).refusal.code).toBe("LINK_DEAD");
  });
});
