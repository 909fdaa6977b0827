import { deleteAccount } from "@dryrun/domain/account/contract";
import * as contract from "@dryrun/domain/applications/contract";
import { MAX_REOPENED } from "@dryrun/domain/applications/limits";
import * as triage from "@dryrun/domain/applications/triage/contract";
import { me } from "@dryrun/domain/auth/contract";
import { applicationActivity } from "@dryrun/domain/company/activity/contract";
import {
  applicationMeetings,
  bookMeeting,
  myMeeting,
  ownMeetings,
  proposeMeeting,
} from "@dryrun/domain/company/meetings/contract";
import { startInterview } from "@dryrun/domain/interviews/contract";
import { notifications } from "@dryrun/domain/notifications/contract";
import { addMs, HOUR_MS, nextIndianHour } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import {
  aJob,
  aMember,
  anApplication,
  aPerson,
  aStudent,
  freshToken,
  PASSWORD,
  type Person,
} from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { applications } from "../../../db/schema/applications.ts";
import { reopenedDecisions } from "../../../db/schema/reopened-decisions.ts";

let testApp: TestApp;
let owner: Person;
let student: Person;
let jobId: string;
let id: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  student = await aStudent(testApp);
  jobId = await aJob(testApp, owner);
  id = await anApplication(testApp, student, jobId);
});
afterAll(() => testApp.close());

const decide = (body: object = {}, person = owner) =>
  call(testApp, contract.rejectApplication, { body: { applicationId: id, ...body } }, person.token);
const reopen = (reason = "", person = owner) =>
  call(testApp, contract.reopenDecision, { params: { applicationId: id }, body: { reason } }, person.token);
const forCompany = async () =>
  (await call(testApp, contract.employerApplication, { params: { applicationId: id } }, owner.token)).body.application;
const forStudent = async () =>
  (await call(testApp, contract.myApplication, { params: { applicationId: id }, query: {} }, student.token)).body;
const exported = () =>
  testApp.app.inject({ url: "/api/account/export", headers: { authorization: `Bearer ${student.token}` } });
const mails = (kind: string) => testApp.mails.filter(({ key }) => key.startsWith(`${kind}-`) && key.includes(id));
const reopenedMails = () =>
  testApp.mails.filter(({ to, key }) => to === student.email && key.startsWith("application-reopened-"));
const log = async () =>
  (
    await call(testApp, applicationActivity, { params: { applicationId: id }, query: {} }, owner.token)
  ).body.activity.map(({ kind }) => kind);

describe("a reopened decision", () => {
  test("makes the application pending; the candidate gets one mail and a line in the timeline", async () => {
    await decide({ reason: "This job has been filled." });
    await eventually(() => mails("application-decided")[0]);
    const { body } = await reopen("The other candidate declined.");
    expect(body.message).toBe("The application is open again. The candidate gets one e-mail about it.");
    const mail = await eventually(() => reopenedMails()[0]);
    expect(mail.subject).toMatch(/ is considering your application for Data Analyst again$/);
    expect(mail.text).not.toContain("declined");
    const own = await forStudent();
    expect([own.status, own.timeline.map(({ type }) => type)]).toEqual(["pending", ["applied", "reopened"]]);
    expect(JSON.stringify(own) + (await exported()).body).not.toContain("declined");
    const { body: list } = await call(testApp, notifications, { query: {} }, student.token);
    expect(list.notifications.map(({ event }) => event)).toEqual(["reopened", "rejected"]);
    expect(await log()).toEqual(["decision-reopened", "rejected"]);
    expect(reopenedMails()).toHaveLength(1);
  });

  test("stays in the company's history with people and reasons", async () => {
    const rohan = await aMember(testApp, owner, "Rohan Kulkarni", "recruiter");
    await decide({ reason: "Your expected pay is too high.", shareReason: false }, rohan);
    await reopen("More budget.");
    const { timeline, status, decidedBy, decisionReason } = await forCompany();
    expect({ status, decidedBy, decisionReason }).toEqual({ status: "pending", decidedBy: null, decisionReason: "" });
    expect(timeline).toMatchObject([
      { type: "applied" },
      { type: "rejected", reason: "Your expected pay is too high.", by: "Rohan Kulkarni" },
      { type: "reopened", reason: "More budget.", by: "Kavita Menon" },
    ]);
    expect((await exported()).body).not.toMatch(/too high|More budget/);
  });

  test("can be decided again, and the candidate is notified again", async () => {
    await decide();
    await eventually(() => mails("application-decided")[0]);
    await reopen();
    expect((await decide()).status).toBe(200);
    await eventually(() => mails("application-decided")[1]);
    const { body } = await call(testApp, notifications, { query: {} }, student.token);
    expect(body.notifications.map(({ event }) => event)).toEqual(["rejected", "reopened", "rejected"]);
  });

  test("is only undone while the candidate does not know it", async () => {
    await decide({ undoable: true });
    expect((await reopen()).body.message).toBe("Decision undone. The candidate was not notified.");
    expect([(await forCompany()).status, (await forStudent()).timeline.length]).toEqual(["pending", 1]);
    expect(await testApp.db.$count(reopenedDecisions, eq(reopenedDecisions.applicationId, id))).toBe(0);
    expect(await log()).toEqual(["undone", "rejected"]);
  });

  test("must be a decision, of a candidate who is still there", async () => {
    expect((await reopen()).refusal).toMatchObject({ code: "NOT_DECIDED", message: "There is no decision to reopen." });
    await call(testApp, contract.withdrawApplication, { params: { applicationId: id } }, student.token);
    expect((await reopen()).refusal.code).toBe("NOT_DECIDED");
    id = await anApplication(testApp, await aStudent(testApp), jobId);
    await decide();
    await testApp.db.update(applications).set({ studentId: null }).where(eq(applications.id, id));
    expect((await reopen()).refusal.message).toMatch(/^The candidate has withdrawn/);
  });

  test("is reopened once by two people at once, and a few times in all", async () => {
    await decide();
    const both = await Promise.all([reopen(), reopen()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (let at = 1; at < MAX_REOPENED; at += 1) {
      await decide();
      expect((await reopen()).status).toBe(200);
    }
    await decide();
    expect((await reopen()).refusal.code).toBe("LIMIT_REACHED");
  });

  test("is deleted with the candidate's account", async () => {
    await decide({ reason: "Private words", shareReason: false });
    await reopen();
    await decide({ reason: "Private words", shareReason: false });
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token);
    expect(await testApp.db.$count(reopenedDecisions, eq(reopenedDecisions.applicationId, id))).toBe(0);
    const [row] = await testApp.db.select().from(applications).where(eq(applications.id, id));
    expect(row?.privateReason).toBe("");
  });

  test("loses what only the company reads when the former release deletes the account", async () => {
    await decide({ reason: "Private words", shareReason: false });
    await testApp.db.update(applications).set({ studentId: null }).where(eq(applications.id, id));
    const [row] = await testApp.db.select().from(applications).where(eq(applications.id, id));
    expect(row?.privateReason).toBe("");
  });

  test("is reopened only by who decides, of the own company", async () => {
    await decide();
    expect((await reopen("", await aMember(testApp, owner, "Meera", "manager"))).refusal.code).toBe("ROLE");
    expect((await reopen("", await aPerson(testApp, "employer"))).status).toBe(404);
  });
});

describe("a private reason", () => {
  test.each([{}, { undoable: true }])("is read by the company alone (%j)", async (how) => {
    await decide({ ...how, reason: "Rude in the interview", shareReason: false });
    expect(await forCompany()).toMatchObject({ decisionReason: "Rude in the interview", reasonShared: false });
    testApp.clock.moveTo(addMs(testApp.clock.now(), HOUR_MS));
    await testApp.deps.sweeps.run();
    const mail = await eventually(() => mails("application-decided")[0]);
    expect(mail.text + JSON.stringify(await forStudent()) + (await exported()).body).not.toContain("Rude");
    expect(await forCompany()).toMatchObject({ decisionReason: "Rude in the interview", reasonShared: false });
  });

  test("is forgotten when the decision is undone", async () => {
    await decide({ undoable: true, reason: "Rude", shareReason: false });
    await call(testApp, triage.undoDecision, { params: { applicationId: id } }, owner.token);
    expect((await forCompany()).decisionReason).toBe("");
  });
});

describe("a decision of which the candidate is notified in the morning", () => {
  test("is held until 9:00 in India, and can be undone until then", async () => {
    const { body } = await decide({ notify: "morning" });
    expect(body.message).toBe("Application rejected. The candidate is notified at 9:00.");
    const nine = nextIndianHour(testApp.clock.now(), 9);
    expect(body.undoUntil).toBe(nine.toISOString());
    testApp.clock.moveTo(addMs(nine, -5 * 60_000));
    await testApp.deps.sweeps.run();
    expect([(await forStudent()).status, mails("application-decided").length]).toEqual(["pending", 0]);
    await call(testApp, triage.undoDecision, { params: { applicationId: id } }, owner.token);
    expect((await forCompany()).status).toBe("pending");
    await decide({ notify: "morning" });
    testApp.clock.moveTo(addMs(nine, 24 * HOUR_MS));
    await testApp.deps.sweeps.run();
    await eventually(() => mails("application-decided")[0]);
    expect((await forStudent()).status).toBe("rejected");
  });

  test("keeps the booked meeting until then, names when it ends, and cancels it with the rejection", async () => {
    const start = addMs(nextIndianHour(testApp.clock.now(), 9), 30 * HOUR_MS).toISOString();
    const proposal = { minutes: 30, place: "Video call", message: "", slots: [start] };
    const { body } = await call(
      testApp,
      proposeMeeting,
      { params: { applicationId: id }, body: proposal },
      owner.token,
    );
    const meetingId = body.meeting._id;
    expect((await forCompany()).bookedMeetingAt).toBeNull();
    await call(testApp, bookMeeting, { params: { meetingId }, body: { start } }, student.token);
    expect((await forCompany()).bookedMeetingAt).toBe(start);

    const { undoUntil } = (await decide({ notify: "morning" })).body;
    const upcoming = async () => (await call(testApp, ownMeetings, {}, owner.token)).body.meetings;
    expect(await upcoming()).toMatchObject([{ _id: meetingId, status: "booked", endsWithRejectionAt: undoUntil }]);
    const asCandidate = await call(testApp, myMeeting, { params: { meetingId } }, student.token);
    expect(asCandidate.body.meeting).toMatchObject({ status: "booked", isOpen: true });
    testApp.clock.moveTo(new Date(undoUntil ?? ""));
    await testApp.deps.sweeps.run();
    expect(await upcoming()).toEqual([]);
    const after = await call(testApp, applicationMeetings, { params: { applicationId: id } }, owner.token);
    expect(after.body.meetings).toMatchObject([{ status: "cancelled", endsWithRejectionAt: null }]);
  });

  test("offers to stop an interview that runs when it is sent, and only such a one", async () => {
    const { undoUntil } = (await decide({ notify: "morning" })).body;
    const sent = new Date(undoUntil ?? "");
    testApp.clock.moveTo(addMs(sent, -60_000));
    const token = await freshToken(testApp, student);
    await call(testApp, startInterview, { body: { applicationId: id } }, token);
    testApp.clock.moveTo(sent);
    await testApp.deps.sweeps.run();
    const mail = await eventually(() => mails("application-decided")[0]);
    expect(mail.text).toContain("Or stop it before its time ends: its credit comes back");
  });

  test("says nothing about an interview that was over before, whose credit stays spent", async () => {
    const { undoUntil } = (await decide({ notify: "morning" })).body;
    await call(testApp, startInterview, { body: { applicationId: id } }, student.token);
    testApp.clock.moveTo(new Date(undoUntil ?? ""));
    await testApp.deps.sweeps.run();
    const mail = await eventually(() => mails("application-decided")[0]);
    expect(mail.text).not.toContain("credit");
    const token = await freshToken(testApp, student);
    expect((await call(testApp, me, {}, token)).body.user.interviewCredits).toBe(0);
  });

  test("applies to several at once", async () => {
    const body = { applicationIds: [id], status: "accepted", notify: "morning" };
    const answer = await call(testApp, triage.triageApplications, { body }, owner.token);
    expect(answer.body.undoUntil).toBe(nextIndianHour(testApp.clock.now(), 9).toISOString());
    expect([(await forCompany()).status, (await forStudent()).status]).toEqual(["accepted", "pending"]);
  });

  test("is now or in the morning", async () => {
    const { status, refusal } = await decide({ notify: "tonight" });
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, "notify"]);
  });
});
