import { accountPrivacy, deleteAccount } from "@dryrun/domain/account/contract";
import { decideReview, hideJob, reviews } from "@dryrun/domain/admin/contract";
import { acceptApplication, employerApplication, rejectApplication } from "@dryrun/domain/applications/contract";
import { UNDO_SECONDS } from "@dryrun/domain/applications/limits";
import { openedApplication, triageApplication, undoDecision } from "@dryrun/domain/applications/triage/contract";
import { me } from "@dryrun/domain/auth/contract";
import { requestReview } from "@dryrun/domain/interviews/contract";
import { remindAllToApply, remindOfInterview, remindToApply } from "@dryrun/domain/invitations/contract";
import { createJobAlert, deleteJob } from "@dryrun/domain/jobs/contract";
import * as contract from "@dryrun/domain/notifications/contract";
import { MAX_UNREAD } from "@dryrun/domain/notifications/limits";
import { addMs, HOUR_MS, SECOND_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  anAdmin,
  anApplication,
  anInvitation,
  aPerson,
  aStudent,
  PASSWORD,
  type Person,
} from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed } from "../../../test/interviewed.ts";
import { users } from "../../db/schema/accounts.ts";
import { notifications as rows } from "../../db/schema/notifications.ts";
import { newId } from "../../ids.ts";
import { recordProfileView } from "../candidates/views.ts";

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

const list = async (who = student, query: object = {}) =>
  (await call(testApp, contract.notifications, { query }, who.token)).body;
const events = async (who = student) => (await list(who)).notifications.map(({ event }) => event);
const read = (id: string, who = student) => call(testApp, contract.readNotification, { params: { id } }, who.token);
const unreadOfMe = async (who = student) => (await call(testApp, me, {}, who.token)).body.user.unreadNotifications;
const pass = (seconds: number) => testApp.clock.moveTo(addMs(testApp.clock.now(), seconds * SECOND_MS));

/** Inserts notifications without content, oldest first. */
async function plant(count: number, who = student) {
  const at = testApp.clock.now().getTime();
  const made = Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(at + index);
    const key = `planted-${index}`;
    return { id: newId(createdAt), userId: who.id, event: "jobs-found" as const, key, found: 1, createdAt };
  });
  await testApp.db.insert(rows).values(made);
  return made.map(({ id }) => id);
}

describe("events with a notification", () => {
  test("a result, with its score and its job; and a review of it", async () => {
    const { student: candidate, sessionId } = await anInterviewed(testApp, employer, "7 because");
    const [result] = (await list(candidate)).notifications;
    expect(result).toMatchObject({
      event: "result-ready",
      isRead: false,
      sessionId,
      score: 70,
      jobTitle: "Data Analyst",
      company: "Sahyadri Analytics",
    });
    const request = { params: { sessionId }, body: { reason: "Question 3 was right." } };
    await call(testApp, requestReview, request, candidate.token);
    const admin = await anAdmin(testApp);
    const { body } = await call(testApp, reviews, { query: {} }, admin.token);
    const params = { id: body.reviews[0]?._id };
    const decided = { params, body: { scores: [{ number: 1, score: 9 }], note: "" } };
    expect((await call(testApp, decideReview, decided, admin.token)).status).toBe(200);
    expect((await list(candidate)).notifications[0]).toMatchObject({ event: "review-decided", sessionId, score: 72 });
  });

  test("the first opening of an application, once, even if it is marked as unread later; not a mere read", async () => {
    const id = await anApplication(testApp, student, await aJob(testApp, employer));
    const params = { applicationId: id };
    await call(testApp, employerApplication, { params }, employer.token);
    expect(await events()).toEqual([]);
    const open = (interview: boolean) =>
      call(testApp, openedApplication, { params, body: { interview } }, employer.token);
    await Promise.all([open(false), open(true)]);
    await call(testApp, triageApplication, { params, body: { stage: "new" } }, employer.token);
    await open(true);
    expect((await list()).notifications).toMatchObject([{ event: "application-opened", applicationId: id }]);
  });

  test("a company that opens the profile, once a day", async () => {
    const look = (at: string) =>
      testApp.db.transaction((tx) =>
        recordProfileView(tx, { companyId: employer.id, studentId: student.id }, new Date(at)),
      );
    await aJob(testApp, employer, { company: "Kaveri Labs" });
    await look("2026-11-20T10:00:00Z");
    await look("2026-11-20T11:00:00Z");
    await look("2026-11-21T10:00:00Z");
    expect((await list()).notifications).toMatchObject([
      { event: "profile-opened", company: "Kaveri Labs" },
      { event: "profile-opened", company: "Kaveri Labs" },
    ]);
  });

  test("a final decision, but not one that is held or undone", async () => {
    const id = await anApplication(testApp, student, await aJob(testApp, employer));
    const body = { applicationId: id, reason: "", undoable: true };
    await call(testApp, rejectApplication, { body }, employer.token);
    pass(UNDO_SECONDS - 1);
    await testApp.deps.sweeps.run();
    expect(await events()).toEqual([]);
    await call(testApp, undoDecision, { params: { applicationId: id } }, employer.token);
    pass(UNDO_SECONDS + 1);
    await testApp.deps.sweeps.run();
    expect(await events()).toEqual([]);
    await call(testApp, acceptApplication, { body: { applicationId: id, undoable: true } }, employer.token);
    pass(UNDO_SECONDS + 1);
    await testApp.deps.sweeps.run();
    await testApp.deps.sweeps.run();
    expect((await list()).notifications).toMatchObject([{ event: "accepted", applicationId: id }]);
  });

  test("a decision that is final at once", async () => {
    const id = await anApplication(testApp, student, await aJob(testApp, employer));
    await call(testApp, rejectApplication, { body: { applicationId: id, reason: "No." } }, employer.token);
    expect(await events()).toEqual(["rejected"]);
  });

  test("new jobs of an alert, once, even if the sweep runs twice", async () => {
    await call(testApp, createJobAlert, { body: { title: "wombat", location: "Pune" } }, student.token);
    for (const title of ["Wombat Analyst", "Wombat Engineer"])
      await aJob(testApp, employer, { title, location: "Pune" });
    testApp.clock.moveTo(addMs(testApp.clock.now(), 25 * HOUR_MS));
    await Promise.all([testApp.deps.sweeps.run(), testApp.deps.sweeps.run()]);
    await eventually(() => testApp.mails.find(({ to, key }) => to === student.email && key.startsWith("job-alert")));
    const token = await testApp.deps.people.tokens.sign({ userId: student.id, version: 1, userType: "student" });
    expect((await list({ ...student, token })).notifications).toMatchObject([
      { event: "jobs-found", found: 2, search: "title=wombat&location=Pune" },
    ]);
    testApp.clock.moveTo(new Date());
  });

  test("an invitation once, and its renewal as a reminder", async () => {
    const jobId = await aJob(testApp, employer);
    await anInvitation(testApp, employer, jobId, { email: student.email });
    expect((await list()).notifications).toMatchObject([
      { event: "invited", jobId, jobTitle: "Data Analyst", company: "Sahyadri Analytics", isRead: false },
    ]);
    pass(1);
    await anInvitation(testApp, employer, jobId, { email: student.email });
    expect(await events()).toEqual(["remind-to-apply", "invited"]);
    testApp.clock.moveTo(new Date());
  });

  test("an invitation of a person without an account, once they have joined", async () => {
    const jobId = await aJob(testApp, employer);
    const { email } = await anInvitation(testApp, employer, jobId);
    const [invited] = await testApp.db
      .select({ event: rows.event })
      .from(rows)
      .innerJoin(users, eq(users.id, rows.userId))
      .where(eq(users.email, email));
    expect(invited).toEqual({ event: "invited" });
  });

  test("reminders to apply, of the interview, and of a whole job", async () => {
    const jobId = await aJob(testApp, employer);
    await anInvitation(testApp, employer, jobId, { email: student.email });
    const whom = { studentId: student.id, jobId };
    expect((await call(testApp, remindToApply, { body: whom }, employer.token)).status).toBe(200);
    expect((await call(testApp, remindToApply, { body: whom }, employer.token)).status).toBe(429);
    expect((await list()).notifications).toMatchObject([
      { event: "remind-to-apply", jobId, jobTitle: "Data Analyst" },
      { event: "invited" },
    ]);
    pass(25 * 3600);
    expect((await call(testApp, remindAllToApply, { params: { jobId }, body: {} }, employer.token)).body.reminded).toBe(
      1,
    );
    expect(await events()).toEqual(["remind-to-apply", "remind-to-apply", "invited"]);
    const applicationId = await anApplication(testApp, student, jobId);
    expect((await call(testApp, remindOfInterview, { body: whom }, employer.token)).status).toBe(200);
    expect((await list()).notifications[0]).toMatchObject({ event: "remind-of-interview", applicationId });
    testApp.clock.moveTo(new Date());
  });

  test.each<[string, (jobId: string) => Promise<unknown>]>([
    ["deleted", (jobId) => call(testApp, deleteJob, { params: { id: jobId } }, employer.token)],
    [
      "hidden",
      async (jobId) =>
        call(
          testApp,
          hideJob,
          { params: { id: jobId }, body: { hidden: true, reason: "Asks for money." } },
          (await anAdmin(testApp)).token,
        ),
    ],
  ])("a job that was %s since then, with its name but without a link", async (_, takeDown) => {
    const jobId = await aJob(testApp, employer, { title: "Numbat Analyst" });
    await anInvitation(testApp, employer, jobId, { email: student.email });
    await call(testApp, remindToApply, { body: { studentId: student.id, jobId } }, employer.token);
    await takeDown(jobId);
    const gone = { jobId: null, jobTitle: "Numbat Analyst" };
    expect((await list()).notifications).toMatchObject([gone, gone]);
  });
});

describe("the list of notifications", () => {
  test("has pages by cursor, newest first, which new notifications do not shift", async () => {
    const ids = (await plant(5)).reverse();
    const first = await list(student, { limit: 2 });
    expect([first.notifications.map(({ _id }) => _id), first.hasMore, first.unread]).toEqual([
      ids.slice(0, 2),
      true,
      5,
    ]);
    await testApp.db.insert(rows).values({
      id: newId(addMs(testApp.clock.now(), 1000)),
      userId: student.id,
      event: "jobs-found",
      key: "newer",
      createdAt: testApp.clock.now(),
    });
    const second = await list(student, { limit: 2, before: first.notifications[1]?._id });
    expect(second.notifications.map(({ _id }) => _id)).toEqual(ids.slice(2, 4));
    const last = await list(student, { limit: 2, before: ids[3] });
    expect([last.notifications.map(({ _id }) => _id), last.hasMore]).toEqual([[ids[4]], false]);
  });

  test.each([{ limit: 0 }, { limit: 101 }, { limit: "x" }, { before: "x" }])("answers 400 for %j", async (query) => {
    expect((await call(testApp, contract.notifications, { query }, student.token)).status).toBe(400);
  });

  test("counts unread ones in the list and on the account, up to a limit", async () => {
    const [oldest = ""] = await plant(3);
    expect([(await list()).unread, await unreadOfMe()]).toEqual([3, 3]);
    expect((await read(oldest)).body).toEqual({ unread: 2 });
    expect((await read(oldest)).body).toEqual({ unread: 2 });
    expect(await unreadOfMe()).toBe(2);
    const other = await aStudent(testApp);
    expect(await unreadOfMe(other)).toBe(0);
    await plant(MAX_UNREAD + 5, other);
    expect(await unreadOfMe(other)).toBe(MAX_UNREAD);
  });

  test("is marked as read up to the newest one seen; later ones stay unread", async () => {
    const ids = await plant(4);
    const upTo = ids[2];
    const { body } = await call(testApp, contract.readNotifications, { body: { upTo } }, student.token);
    expect(body).toEqual({ unread: 1 });
    expect((await list()).notifications.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  });

  test("answers 404 for another person's notification, which stays unread", async () => {
    const [id = ""] = await plant(1);
    const stranger = await aStudent(testApp);
    const all = { body: { upTo: id } };
    expect((await read(id, stranger)).status).toBe(404);
    expect((await call(testApp, contract.readNotifications, all, stranger.token)).status).toBe(404);
    expect([(await list(stranger)).notifications, await unreadOfMe()]).toEqual([[], 1]);
  });

  test("is counted on the privacy page and deleted with the account", async () => {
    await plant(2);
    expect((await call(testApp, accountPrivacy, {}, student.token)).body.held.notifications).toBe(2);
    expect((await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token)).status).toBe(204);
    expect(await testApp.db.$count(rows, eq(rows.userId, student.id))).toBe(0);
    expect(await testApp.db.$count(users, eq(users.id, student.id))).toBe(0);
  });
});
