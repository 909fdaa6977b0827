import {
  declineInvitations,
  invite,
  jobInvitations,
  previewReminders,
  remindAllToApply,
  undoReminders,
} from "@dryrun/domain/invitations/contract";
import { INVITES_PER_DAY } from "@dryrun/domain/invitations/limits";
import { closeJob } from "@dryrun/domain/jobs/contract";
import { addMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, anInvitation, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, queueIsEmpty, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { invitations } from "../../db/schema/invitations.ts";

let testApp: TestApp;
let employer: Person;
let jobId: string;
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 1 });
});
beforeEach(async () => {
  employer = await aPerson(testApp, "employer");
  jobId = await aJob(testApp, employer);
});
afterEach(() => testApp.clock.moveTo(new Date()));
afterAll(() => testApp.close());

const remindAll = (by = employer, headers: Record<string, string> = {}) =>
  call(testApp, remindAllToApply, { params: { jobId }, body: {} }, by.token, headers);
const preview = (by = employer) => call(testApp, previewReminders, { params: { jobId } }, by.token);
const reminders = (email: string) =>
  testApp.mails.filter(({ to, key }) => to === email && key.startsWith("application-reminder")).length;
const later = (ms: number) => testApp.clock.moveTo(addMs(testApp.clock.now(), ms));

test("reminds people who have not applied, once a day, and says why others are left out", async () => {
  const applicant = await aStudent(testApp);
  await anInvitation(testApp, employer, jobId, { email: applicant.email, validity: "never" });
  await anApplication(testApp, applicant, jobId);
  const [first, second] = [
    await anInvitation(testApp, employer, jobId, { validity: "never" }),
    await anInvitation(testApp, employer, jobId, { validity: "never" }),
  ];
  await anInvitation(testApp, employer, jobId, { validity: "24" });
  const declines = await anInvitation(testApp, employer, jobId, { validity: "never" });
  const token = /invitations\/decline\/([\w-]+)/.exec(declines.mail.text)?.[1] ?? "";
  await call(testApp, declineInvitations, { params: { token } });
  later(25 * HOUR_MS);
  const { status, body } = await remindAll();
  expect([status, body]).toEqual([
    200,
    {
      message: "2 candidates reminded",
      reminded: 2,
      notReminded: [
        { reason: "over", count: 1 },
        { reason: "declined", count: 1 },
      ],
      undoUntil: null,
    },
  ]);
  await eventually(() => (reminders(first.email) + reminders(second.email) === 2 ? true : undefined));
  expect([reminders(applicant.email), reminders(declines.email)]).toEqual([0, 0]);
  later(23 * HOUR_MS);
  await anInvitation(testApp, employer, jobId, { validity: "never" });
  const again = (await remindAll()).body;
  expect([again.reminded, again.notReminded]).toEqual([
    0,
    [
      { reason: "withinDay", count: 3 }, // two reminded, one invited
      { reason: "over", count: 1 },
      { reason: "declined", count: 1 },
    ],
  ]);
  later(2 * HOUR_MS);
  expect((await remindAll()).body.reminded).toBe(2);
});

test("does not remind a person on the day of a repeated invitation", async () => {
  const { email } = await anInvitation(testApp, employer, jobId, { validity: "never" });
  later(25 * HOUR_MS);
  await call(
    testApp,
    invite,
    { params: { jobId }, body: { firstName: "A", lastName: "B", email, validity: "never" } },
    employer.token,
  );
  expect((await preview()).body).toEqual({ mail: 0, skipped: [{ reason: "withinDay", count: 1 }] });
});

test("previews the recipients, sends no mail, and uses none of the day's limit", async () => {
  await anInvitation(testApp, employer, jobId, { validity: "24" });
  await anInvitation(testApp, employer, jobId, { validity: "never" });
  later(25 * HOUR_MS);
  const { email } = await anInvitation(testApp, employer, jobId, { validity: "never" });
  const left = INVITES_PER_DAY - 3;
  const who = { companyId: employer.id, userId: employer.id };
  expect(await testApp.deps.limits.invites.takeUpTo(who, left)).toBe(left);
  await testApp.deps.limits.invites.giveBack(who, left);
  const expected = {
    mail: 1,
    skipped: [
      { reason: "withinDay", count: 1 },
      { reason: "over", count: 1 },
    ],
  };
  expect((await preview()).body).toEqual(expected);
  expect((await preview()).body).toEqual(expected);
  expect(reminders(email)).toBe(0);
  expect((await preview(await aPerson(testApp, "employer"))).status).toBe(404);
  expect(await testApp.deps.limits.invites.takeUpTo(who, left)).toBe(left);
});

describe("held reminders", () => {
  const hold = () => call(testApp, remindAllToApply, { params: { jobId }, body: { undoable: true } }, employer.token);
  const undo = (by = employer) => call(testApp, undoReminders, { params: { jobId } }, by.token);
  const aDayLater = async () => {
    const { email } = await anInvitation(testApp, employer, jobId, { validity: "never" });
    later(25 * HOUR_MS);
    return email;
  };

  test("can be cancelled for 15 seconds, and then sent again", async () => {
    const email = await aDayLater();
    const { body } = await hold();
    expect([body.reminded, typeof body.undoUntil]).toEqual([1, "string"]);
    later(13 * SECOND_MS);
    expect((await remindAll()).body).toMatchObject({ reminded: 0, notReminded: [{ reason: "withinDay", count: 1 }] });
    await testApp.deps.sweeps.run();
    expect((await undo(await aPerson(testApp, "employer"))).status).toBe(404);
    expect((await undo()).body).toEqual({ message: "No reminders were sent." });
    expect((await undo()).refusal.code).toBe("TOO_LATE");
    later(16 * SECOND_MS);
    await testApp.deps.sweeps.run();
    expect(reminders(email)).toBe(0);
    expect((await remindAll()).body.reminded).toBe(1);
    await eventually(() => (reminders(email) === 1 ? true : undefined));
  });

  test("are sent once after that, and can no longer be cancelled", async () => {
    const email = await aDayLater();
    await hold();
    later(16 * SECOND_MS);
    await Promise.all([testApp.deps.sweeps.run(), testApp.deps.sweeps.run()]);
    expect((await undo()).refusal).toMatchObject({
      code: "TOO_LATE",
      message: "The reminders have already been sent.",
    });
    await eventually(() => (reminders(email) === 1 ? true : undefined));
    const [row] = await testApp.db.select().from(invitations).where(eq(invitations.email, email));
    expect([row?.applicationReminderDueAt, row?.applicationRemindedAt]).toEqual([null, expect.any(Date)]);
  });

  test("are not mailed to a person who applies or for a job that closes in the meantime", async () => {
    const student = await aStudent(testApp);
    await anInvitation(testApp, employer, jobId, { email: student.email, validity: "never" });
    later(25 * HOUR_MS);
    await hold();
    await anApplication(testApp, student, jobId);
    later(16 * SECOND_MS);
    await testApp.deps.sweeps.run();
    const email = await aDayLater();
    await hold();
    await call(testApp, closeJob, { params: { id: jobId } }, employer.token);
    later(16 * SECOND_MS);
    await testApp.deps.sweeps.run();
    await queueIsEmpty(testApp);
    expect([reminders(student.email), reminders(email)]).toEqual([0, 0]);
  });
});

test("is not an error without recipients", async () => {
  expect((await remindAll()).body).toEqual({
    message: "Nobody was reminded",
    reminded: 0,
    notReminded: [],
    undoUntil: null,
  });
});

test("reminds as many people as the day's limit allows, the longest waiting first, and uses no more of it", async () => {
  const emails: string[] = [];
  for (let count = 0; count < 4; count++) {
    later(MINUTE_MS);
    emails.push((await anInvitation(testApp, employer, jobId, { validity: "never" })).email);
  }
  later(25 * HOUR_MS);
  const perDay = testApp.deps.limits.invites;
  const who = { companyId: employer.id, userId: employer.id };
  await perDay.take(who, INVITES_PER_DAY - 4 - 3);
  const { body } = await remindAll();
  expect([body.reminded, body.notReminded]).toEqual([3, [{ reason: "dailyLimit", count: 1 }]]);
  await eventually(() => (emails.slice(0, 3).every((email) => reminders(email) === 1) ? true : undefined));
  expect(reminders(emails[3] ?? "")).toBe(0);
  const next = (await remindAll()).body;
  expect([next.reminded, next.notReminded]).toEqual([
    0,
    [
      { reason: "withinDay", count: 3 },
      { reason: "dailyLimit", count: 1 },
    ],
  ]);
  await perDay.giveBack(who, 1);
  expect((await remindAll()).body.reminded).toBe(1);
});

test("reminds everyone once in two simultaneous requests; the same key gets the first answer", async () => {
  const { email } = await anInvitation(testApp, employer, jobId, { validity: "never" });
  later(25 * HOUR_MS);
  const answers = await Promise.all([remindAll(), remindAll()]);
  expect(answers.map(({ body }) => body.reminded).sort()).toEqual([0, 1]);
  await eventually(() => (reminders(email) === 1 ? true : undefined));
  later(25 * HOUR_MS);
  const key = { "idempotency-key": "remind-1" };
  expect([(await remindAll(employer, key)).body.reminded, (await remindAll(employer, key)).body.reminded]).toEqual([
    1, 1,
  ]);
  await eventually(() => (reminders(email) === 2 ? true : undefined));
});

test("answers 404 for another employer's job and 409 for a closed one, and marks nobody as reminded", async () => {
  const { email } = await anInvitation(testApp, employer, jobId, { validity: "never" });
  expect((await remindAll(await aPerson(testApp, "employer"))).status).toBe(404);
  await call(testApp, closeJob, { params: { id: jobId } }, employer.token);
  expect((await remindAll()).refusal.code).toBe("JOB_CLOSED");
  const [row] = await testApp.db.select().from(invitations).where(eq(invitations.email, email));
  expect(row?.applicationRemindedAt).toBeNull();
});

test("leaves a cancelled invitation out", async () => {
  const { email } = await anInvitation(testApp, employer, jobId, { validity: "never" });
  await testApp.db.update(invitations).set({ cancelledAt: new Date() }).where(eq(invitations.email, email));
  expect((await remindAll()).body).toMatchObject({ reminded: 0, notReminded: [] });
  const { body } = await call(testApp, jobInvitations, { params: { id: jobId } }, employer.token);
  expect(body.invitations).toEqual([]);
  const form = { firstName: "A", lastName: "B", email, validity: "24" };
  expect((await call(testApp, invite, { params: { jobId }, body: form }, employer.token)).status).toBe(200);
});
