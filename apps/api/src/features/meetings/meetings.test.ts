import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import { rejectApplication, stopContact, withdrawApplication } from "@dryrun/domain/applications/contract";
import { applicationActivity } from "@dryrun/domain/company/activity/contract";
import * as contract from "@dryrun/domain/company/meetings/contract";
import { MAX_FEED_BYTES, MAX_OPEN_MEETINGS } from "@dryrun/domain/company/meetings/limits";
import { TIME_TAKEN, TIMES_PROPOSED } from "@dryrun/domain/company/meetings/messages";
import { removeColleague } from "@dryrun/domain/company/team/contract";
import { NOT_PUBLIC } from "@dryrun/domain/company/webhooks/messages";
import { deleteJob } from "@dryrun/domain/jobs/contract";
import { notifications } from "@dryrun/domain/notifications/contract";
import { addMs, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
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
} from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import * as shared from "../../../test/meetings.ts";
import { india, MONDAY_11, MONDAY_12 } from "../../../test/meetings.ts";
import { createOutbound } from "../../adapters/outbound/guarded.ts";
import { meetingAvailability, meetings } from "../../db/schema/meetings.ts";
import { createTolerance } from "../../errors/tolerate.ts";
import { createMeetingSweep } from "./background-jobs.ts";
import { refreshFeed } from "./feed.ts";

let testApp: TestApp;
let owner: Person;
let student: Person;
let jobId: string;
let applicationId: string;
const servers: Server[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  testApp.clock.moveTo(new Date("2026-11-28T12:00:00+05:30")); // a Saturday
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  student = await aStudent(testApp);
  jobId = await aJob(testApp, owner, { title: "Data Analyst" });
  applicationId = await anApplication(testApp, student, jobId, { fullName: "Asha Verma" });
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
afterAll(() => testApp.close());

const tokenOf = (person: Person) => freshToken(testApp, person, "employer");
const studentToken = (person = student) => freshToken(testApp, person, "student");

const proposal = { minutes: 30, place: "Video call", message: "Bring your questions.", slots: [MONDAY_11, MONDAY_12] };
const propose = async (change: object = {}, person = owner, id = applicationId) =>
  call(
    testApp,
    contract.proposeMeeting,
    { params: { applicationId: id }, body: { ...proposal, ...change } },
    await tokenOf(person),
  );
const aMeeting = async (change: object = {}, person = owner, id = applicationId) =>
  (await propose(change, person, id)).body.meeting._id;
const book = (meetingId: string, start = MONDAY_11, person = student) => shared.book(testApp, person, meetingId, start);
const mine = (meetingId: string, person = student) => shared.myMeeting(testApp, person, meetingId);
const move = (meetingId: string, body: object, person = owner) => shared.move(testApp, person, meetingId, body);
const mailsTo = (person: Person) => shared.mailsTo(testApp, person);
const cancel = async (meetingId: string, reason = "", person = owner) =>
  call(testApp, contract.cancelMeeting, { params: { meetingId }, body: { reason } }, await tokenOf(person));
const decline = async (meetingId: string, reason = "") =>
  call(testApp, contract.cancelMyMeeting, { params: { meetingId }, body: { reason } }, await studentToken());
const ofApplication = async (person = owner) =>
  call(testApp, contract.applicationMeetings, { params: { applicationId } }, await tokenOf(person));
const save = async (change: object = {}, person = owner) =>
  call(
    testApp,
    contract.saveMeetingAvailability,
    {
      body: {
        hours: [{ day: 1, from: "10:00", to: "12:00" }],
        ...{ noticeHours: 0, horizonDays: 7, bufferMinutes: 0 },
        ...change,
      },
    },
    await tokenOf(person),
  );
const availability = async (person = owner) =>
  (await call(testApp, contract.meetingAvailability, {}, await tokenOf(person))).body.availability;

const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);
const moveClock = (ms: number) => testApp.clock.moveTo(addMs(testApp.clock.now(), ms));

describe("a proposal", () => {
  test("is mailed to the candidate, who sees the times that are free", async () => {
    const { status, body } = await propose();
    expect([status, body.meeting.status, body.meeting.candidate]).toEqual([201, "proposed", "Asha Verma"]);
    const [mail] = await mailsTo(student);
    expect(mail?.subject).toMatch(/^Pick a time for a meeting with .+ about Data Analyst$/);
    expect(mail?.text).toContain(`http://localhost/student/meetings/${body.meeting._id}`);
    expect(mail?.text).toContain("Bring your questions.");
    const { meeting } = (await mine(body.meeting._id)).body;
    expect(meeting).toMatchObject({ status: "proposed", times: [MONDAY_11, MONDAY_12], organiser: "Kavita Menon" });
    expect(await mailsTo(owner)).toEqual([]);
  });

  test.each([
    ["in the past", [india("2026-11-28T11:59")], "slots.0"],
    ["too far ahead", [MONDAY_11, india("2027-02-28T11:00")], "slots.1"],
    ["none", [], "slots"],
  ])("of a time %s is refused", async (_, slots, field) => {
    const { status, refusal } = await propose({ slots });
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
  });

  test("of a time at which the organiser is booked is refused", async () => {
    await book(await aMeeting());
    const { status, refusal } = await propose({ slots: [MONDAY_12, india("2026-11-30T11:15")] });
    expect([status, refusal.errors?.[0]]).toEqual([
      400,
      { field: "slots.1", message: "You have a meeting at this time." },
    ]);
  });

  test("is refused for a rejected, a withdrawn and a stopped candidate, and for a deleted job", async () => {
    const { token } = owner;
    const stopped = await anApplication(testApp, await aStudent(testApp), jobId);
    await call(testApp, stopContact, { params: { applicationId: stopped }, body: {} }, token);
    expect((await propose({}, owner, stopped)).refusal.code).toBe("DO_NOT_CONTACT");
    const rejected = await anApplication(testApp, await aStudent(testApp), jobId);
    await call(testApp, rejectApplication, { body: { applicationId: rejected } }, token);
    expect((await propose({}, owner, rejected)).refusal.code).toBe("DECIDED");
    const leaving = await aStudent(testApp);
    const withdrawn = await anApplication(testApp, leaving, jobId);
    await call(testApp, withdrawApplication, { params: { applicationId: withdrawn } }, leaving.token);
    expect((await propose({}, owner, withdrawn)).refusal.code).toBe("DECIDED");
    await call(testApp, deleteJob, { params: { id: jobId } }, token);
    expect((await propose()).refusal.code).toBe("DECIDED");
  });

  test("is limited for each application, also when two are sent at the same time", async () => {
    for (let count = 1; count < MAX_OPEN_MEETINGS; count += 1) await aMeeting();
    const both = await Promise.all([propose(), propose()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test("is counted as a mail of the company", async () => {
    const { invites } = testApp.deps.limits;
    const { most } = await invites.stateOfCompany(owner.id);
    await invites.take({ companyId: owner.id, userId: owner.id }, most - 1);
    expect((await propose({ slots: [india("2026-11-28T11:59")] })).status).toBe(400); // not counted
    expect((await propose()).status).toBe(201);
    expect((await propose()).refusal.code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("who may do what", () => {
  test.each([
    ["recruiter", 201],
    ["manager", 403],
    ["viewer", 403],
  ] as const)("a %s proposes: %i, and reads", async (role, status) => {
    const colleague = await aMember(testApp, owner, "Meera Nair", role);
    expect((await propose({}, colleague)).status).toBe(status);
    expect((await ofApplication(colleague)).status).toBe(200);
  });

  test("nobody else's meeting is found", async () => {
    const id = await aMeeting();
    const [stranger, other] = [await aPerson(testApp, "employer"), await aStudent(testApp)];
    expect((await move(id, { slots: [MONDAY_12] }, stranger)).status).toBe(404);
    expect((await cancel(id, "", stranger)).status).toBe(404);
    expect((await ofApplication(stranger)).status).toBe(404);
    expect((await mine(id, other)).status).toBe(404);
    expect((await book(id, MONDAY_11, other)).status).toBe(404);
    const list = { query: { applicationId } };
    expect((await call(testApp, contract.myMeetings, list, other.token)).status).toBe(404);
    const params = { meetingId: id };
    expect((await call(testApp, contract.meetingInvite, { params }, other.token)).status).toBe(404);
    expect((await call(testApp, contract.cancelMyMeeting, { params, body: {} }, other.token)).status).toBe(404);
  });
});

describe("a booking", () => {
  test("tells both, each with a calendar file for the same event", async () => {
    const id = await aMeeting();
    const { status, body } = await book(id);
    expect([status, body.meeting.status, body.meeting.startsAt]).toEqual([200, "booked", MONDAY_11]);
    const [toCandidate, toOrganiser] = [(await mailsTo(student))[1], (await mailsTo(owner))[0]];
    expect(toOrganiser?.subject).toBe("Meeting with Asha Verma on Monday, 30 Nov 2026, 11:00 am IST");
    for (const mail of [toCandidate, toOrganiser]) {
      const file = mail?.attachments?.[0];
      expect([file?.filename, file?.contentType]).toEqual([
        "meeting.ics",
        "text/calendar; charset=utf-8; method=PUBLISH",
      ]);
      const text = file?.content.toString() ?? "";
      expect(text).toContain(`UID:${id}@localhost`);
      expect(text).toContain("DTSTART:20261130T053000Z");
      expect(text).toContain("DTEND:20261130T060000Z");
      expect(text).not.toContain("@example.com");
    }
    const upcoming = await call(testApp, contract.ownMeetings, {}, await tokenOf(owner));
    expect(upcoming.body.meetings).toMatchObject([{ _id: id, startsAt: MONDAY_11 }]);
    const headers = { authorization: `Bearer ${await studentToken()}` };
    const invite = await testApp.app.inject({ url: `/api/meetings/${id}/invite.ics`, headers });
    expect([invite.statusCode, invite.headers["content-type"]]).toEqual([
      200,
      "text/calendar; charset=utf-8; method=PUBLISH",
    ]);
    expect(invite.body).toContain(`UID:${id}@localhost`);
  });

  test("of one time by two candidates at the same moment is made once", async () => {
    const other = await aStudent(testApp);
    const otherId = await anApplication(testApp, other, jobId);
    const [first, second] = [await aMeeting(), await aMeeting({}, owner, otherId)];
    const both = await Promise.all([book(first), book(second, MONDAY_11, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = both.find(({ status }) => status === 409);
    expect(loser?.refusal).toMatchObject({ code: "TIME_TAKEN", message: TIME_TAKEN });
    const booked = await testApp.db.$count(meetings, eq(meetings.status, "booked"));
    const ofOthers = both[0]?.status === 200 ? await mine(second, other) : await mine(first);
    expect([booked >= 1, ofOthers.body.meeting.times]).toEqual([true, [MONDAY_12]]);
  });

  test("of a time that overlaps a meeting, and one that was not offered, is refused", async () => {
    const other = await aStudent(testApp);
    const id = await aMeeting(
      { minutes: 60, slots: [india("2026-11-30T10:30")] },
      owner,
      await anApplication(testApp, other, jobId),
    );
    const own = await aMeeting();
    await book(id, india("2026-11-30T10:30"), other);
    expect((await mine(own)).body.meeting.times).toEqual([MONDAY_12]);
    expect((await book(own)).refusal.message).toBe(TIME_TAKEN);
    expect((await book(own, india("2026-11-30T15:00"))).refusal).toMatchObject({
      code: "TIME_TAKEN",
      message: "This time is not offered any more. Choose another one.",
    });
  });

  test("of another time moves the meeting; the same one again changes nothing", async () => {
    const id = await aMeeting();
    await book(id);
    await book(id);
    expect(await subjectsTo(owner)).toHaveLength(1);
    const { meeting } = (await book(id, MONDAY_12)).body;
    expect([meeting.status, meeting.startsAt]).toEqual(["booked", MONDAY_12]);
    const [, moved] = await mailsTo(owner);
    expect(moved?.subject).toBe("New time: meeting with Asha Verma on Monday, 30 Nov 2026, 12:00 pm IST");
    expect(moved?.attachments?.[0]?.content.toString()).toContain("SEQUENCE:2");
  });

  test("is not possible once the meeting began, was cancelled, or the application is withdrawn", async () => {
    const [begun, cancelled] = [await aMeeting(), await aMeeting()];
    await book(begun);
    await cancel(cancelled);
    expect((await book(cancelled, MONDAY_12)).refusal.code).toBe("TOO_LATE");
    testApp.clock.moveTo(new Date(MONDAY_11));
    expect((await book(begun, MONDAY_12)).refusal.code).toBe("TOO_LATE");
    expect((await mine(begun)).body.meeting).toMatchObject({ isOpen: false, times: [] });
    const open = await aMeeting({ slots: [india("2026-12-01T11:00")] });
    await call(testApp, withdrawApplication, { params: { applicationId } }, await studentToken());
    expect((await book(open, india("2026-12-01T11:00"))).refusal.code).toBe("TOO_LATE");
    const { meeting } = (await mine(open)).body;
    expect(meeting).toMatchObject({ cancelledBy: "candidate", isDeclined: false });
  });

  test("hides a rejection until the candidate is notified", async () => {
    const id = await aMeeting();
    const body = { applicationId, notify: "morning" };
    await call(testApp, rejectApplication, { body }, owner.token);
    expect((await mine(id)).body.meeting.isOpen).toBe(true);
    testApp.clock.moveTo(new Date(india("2026-11-29T09:01")));
    await testApp.deps.sweeps.run();
    expect((await mine(id)).body.meeting).toMatchObject({ isOpen: false, status: "cancelled" });
  });
});

describe("the company", () => {
  test("moves a booked meeting, and both get a mail", async () => {
    const id = await aMeeting();
    const early = await move(id, { start: MONDAY_12 });
    expect([early.status, early.refusal.errors?.[0]?.field]).toEqual([400, "start"]);
    await book(id);
    const start = india("2026-12-01T16:00");
    expect((await move(id, { start })).body.meeting).toMatchObject({ status: "booked", startsAt: start });
    await move(id, { start });
    for (const person of [student, owner])
      expect((await subjectsTo(person)).filter((subject) => subject.startsWith("New time:"))).toHaveLength(1);
    expect((await move(id, { start: india("2026-11-28T10:00") })).status).toBe(400);
  });

  test("proposes other times for a booked meeting, which leaves both calendars until a time is picked", async () => {
    const id = await aMeeting();
    await book(id);
    const other = india("2026-12-02T11:00");
    const { meeting } = (await move(id, { slots: [other] })).body;
    expect(meeting).toMatchObject({ status: "proposed", startsAt: null, slots: [other] });
    const last = (await mailsTo(student)).at(-1);
    expect(last?.subject).toMatch(/^Pick a time/);
    expect(last?.attachments?.[0]?.content.toString()).toContain("METHOD:CANCEL");
    expect((await mailsTo(owner)).at(-1)?.subject).toBe("New times proposed: meeting with Asha Verma");
    expect((await book(id, other)).status).toBe(200);
    await move(id, { slots: [MONDAY_12] });
    await cancel(id);
    const cancelled = (await mailsTo(student)).at(-1);
    expect([cancelled?.text.includes("2 Dec 2026"), cancelled?.attachments]).toEqual([false, undefined]);
  });

  test("cancels with a reason, once", async () => {
    const id = await aMeeting();
    await book(id);
    expect((await cancel(id, "The interviewer is ill.")).body.meeting).toMatchObject({
      status: "cancelled",
      cancelledBy: "company",
    });
    await cancel(id);
    const last = (await mailsTo(student)).filter(({ subject }) => subject.startsWith("Cancelled"));
    expect(last).toHaveLength(1);
    expect(last[0]?.text).toContain("Reason: The interviewer is ill.");
    expect(last[0]?.attachments?.[0]?.content.toString()).toContain("STATUS:CANCELLED");
  });

  test("reads in the activity log who did what", async () => {
    const id = await aMeeting();
    await book(id);
    await move(id, { start: india("2026-12-01T16:00") });
    await cancel(id);
    const log = await call(testApp, applicationActivity, { params: { applicationId }, query: {} }, owner.token);
    const moved = india("2026-12-01T16:00");
    expect(log.body.activity.map(({ kind, by, detail }) => [kind, by?.fullName, detail])).toEqual([
      ["meeting-cancelled", "Kavita Menon", moved],
      ["meeting-moved", "Kavita Menon", `${moved} ${MONDAY_11}`],
      ["meeting-booked", undefined, MONDAY_11],
      ["meeting-proposed", "Kavita Menon", `${MONDAY_11} ${MONDAY_12}`],
    ]);
  });

  test("reads in the activity log when the candidate moves, cancels, or finds no time", async () => {
    const id = await aMeeting();
    await book(id);
    await book(id, MONDAY_12);
    await decline(id);
    const second = await aMeeting();
    await decline(second);
    await move(second, { slots: null });
    const log = await call(testApp, applicationActivity, { params: { applicationId }, query: {} }, owner.token);
    expect(log.body.activity.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["meeting-proposed", "again"],
      ["meeting-declined", "none"],
      ["meeting-proposed", `${MONDAY_11} ${MONDAY_12}`],
      ["meeting-declined", MONDAY_12],
      ["meeting-booked", `${MONDAY_12} ${MONDAY_11}`],
      ["meeting-booked", MONDAY_11],
      ["meeting-proposed", `${MONDAY_11} ${MONDAY_12}`],
    ]);
  });

  test("reads in a mail about a new time from when a meeting was moved, and by whom", async () => {
    const id = await aMeeting();
    await book(id);
    await book(id, MONDAY_12);
    const lastTo = async (person: Person) => (await mailsTo(person)).at(-1)?.text;
    expect(await lastTo(owner)).toContain("Asha Verma moved it from Monday, 30 Nov 2026, 11:00 am IST.");
    expect(await lastTo(student)).toContain("You moved it from Monday, 30 Nov 2026, 11:00 am IST.");
    const meera = await aMember(testApp, owner, "Meera Nair", "recruiter");
    await move(id, { start: india("2026-12-01T16:00") }, meera);
    for (const person of [owner, student])
      expect(await lastTo(person)).toContain("Meera Nair moved it from Monday, 30 Nov 2026, 12:00 pm IST.");
  });
});

describe("a meeting of which no time suits the candidate", () => {
  const OTHER = india("2026-12-02T11:00");
  const upcoming = async () => (await call(testApp, contract.ownMeetings, {}, await tokenOf(owner))).body.meetings;

  test("stays in the list, and is proposed again with other times", async () => {
    const id = await aMeeting();
    await decline(id, "I am free on Wednesday.");
    expect((await mine(id)).body.meeting.isDeclined).toBe(true);
    expect(await upcoming()).toMatchObject([
      { _id: id, status: "cancelled", cancelledBy: "candidate", startsAt: null, reason: "I am free on Wednesday." },
    ]);
    expect((await move(id, { start: OTHER })).refusal.code).toBe("TOO_LATE");
    const { status, body } = await move(id, { slots: [OTHER] });
    expect([status, body.message]).toEqual([200, TIMES_PROPOSED]);
    expect(body.meeting).toMatchObject({
      status: "proposed",
      cancelledBy: null,
      reason: "",
      slots: [OTHER],
      minutes: 30,
    });
    const proposals = (await mailsTo(student)).filter(({ subject }) => subject.startsWith("Pick a time"));
    expect(proposals).toHaveLength(2);
    expect(proposals[1]?.text).toContain("Wednesday, 2 Dec 2026, 11:00 am IST");
    expect(proposals[1]?.text).toContain("Bring your questions.");
    const notices = await call(testApp, notifications, { query: {} }, await studentToken());
    expect(notices.body.notifications.filter(({ event }) => event === "meeting-proposed")).toHaveLength(2);
    expect((await book(id, OTHER)).body.meeting).toMatchObject({ status: "booked", startsAt: OTHER });
    expect(await upcoming()).toMatchObject([{ _id: id, status: "booked" }]);
  });

  test("counts towards the open meetings when it is proposed again, also when two are at the same time", async () => {
    const declined = [await aMeeting(), await aMeeting()];
    for (const id of declined) await decline(id);
    for (let count = 1; count < MAX_OPEN_MEETINGS; count += 1) await aMeeting();
    const both = await Promise.all(declined.map((id) => move(id, { slots: [OTHER] })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.code).toBe("LIMIT_REACHED");
  });

  test("leaves the list with a later proposal, and stays while that one is cancelled", async () => {
    const id = await aMeeting();
    await decline(id);
    moveClock(MINUTE_MS);
    const later = await aMeeting();
    expect((await upcoming()).map(({ _id }) => _id)).toEqual([later]);
    await cancel(later);
    expect((await upcoming()).map(({ _id }) => _id)).toEqual([id]);
  });

  test.each([
    ["is rejected", () => call(testApp, rejectApplication, { body: { applicationId } }, owner.token)],
    ["withdraws", async () => call(testApp, withdrawApplication, { params: { applicationId } }, await studentToken())],
    ["applied for a job that is deleted", () => call(testApp, deleteJob, { params: { id: jobId } }, owner.token)],
  ])("who %s, is not listed and not proposed again", async (_, end) => {
    const id = await aMeeting();
    await decline(id);
    await end();
    expect(await upcoming()).toEqual([]);
    expect((await move(id, { slots: [OTHER] })).refusal.code).toBe("DECIDED");
  });

  test("who is marked as do not contact, is not listed", async () => {
    await decline(await aMeeting());
    await call(testApp, stopContact, { params: { applicationId }, body: {} }, owner.token);
    expect(await upcoming()).toEqual([]);
  });

  test("is not one that the company cancelled", async () => {
    const id = await aMeeting();
    await cancel(id);
    expect(await upcoming()).toEqual([]);
    expect((await move(id, { slots: [OTHER] })).refusal.code).toBe("TOO_LATE");
  });
});

describe("the candidate", () => {
  test("cancels with a reason, and the organiser gets a mail", async () => {
    const id = await aMeeting();
    await book(id);
    const input = { params: { meetingId: id }, body: { reason: "I have an exam." } };
    const { body } = await call(testApp, contract.cancelMyMeeting, input, await studentToken());
    expect(body.meeting).toMatchObject({ status: "cancelled", cancelledBy: "candidate", isOpen: false });
    const last = (await mailsTo(owner)).at(-1);
    expect(last?.subject).toBe("Cancelled: meeting with Asha Verma about Data Analyst");
    expect(last?.text).toContain("Reason: I have an exam.");
    await cancel(id);
    expect((await ofApplication()).body.meetings).toMatchObject([
      { cancelledBy: "candidate", reason: "I have an exam." },
    ]);
  });

  test("who withdraws or deletes the account ends the meetings, and the organiser gets a mail", async () => {
    const id = await aMeeting();
    await book(id);
    await call(testApp, withdrawApplication, { params: { applicationId } }, await studentToken());
    expect((await subjectsTo(owner)).at(-1)).toMatch(/^Cancelled/);
    const other = await aStudent(testApp);
    const otherId = await anApplication(testApp, other, jobId, { fullName: "Ravi Iyer" });
    const second = await aMeeting({ place: "Our office" }, owner, otherId);
    await book(second, MONDAY_12, other);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, other.token);
    const last = (await mailsTo(owner)).at(-1);
    expect([last?.subject, last?.text.includes("Ravi")]).toEqual([
      "Cancelled: meeting with Deleted candidate about Data Analyst",
      false,
    ]);
    const [row] = await testApp.db.select().from(meetings).where(eq(meetings.id, second));
    expect(row).toMatchObject({ status: "cancelled", place: "", message: "", reason: "" });
  });

  test("gets a mail when the job is deleted", async () => {
    await book(await aMeeting());
    await call(testApp, deleteJob, { params: { id: jobId } }, owner.token);
    expect((await subjectsTo(student)).at(-1)).toMatch(/^Cancelled/);
  });
});

describe("reminders", () => {
  const reminders = async (person: Person) =>
    (await subjectsTo(person)).filter((subject) => subject.startsWith("Reminder"));

  test("are sent a day and an hour before, to both, once", async () => {
    await book(await aMeeting());
    expect(await reminders(student)).toEqual([]);
    const start = new Date(MONDAY_11);
    testApp.clock.moveTo(addMs(start, -24 * HOUR_MS));
    const { db, clock, queue } = testApp.deps;
    const processes = Array.from({ length: 3 }, () => createMeetingSweep({ db, clock, queue }));
    await Promise.all(processes.map((sweep) => sweep()));
    for (const person of [student, owner]) expect(await reminders(person)).toHaveLength(1);
    testApp.clock.moveTo(addMs(start, -HOUR_MS));
    await Promise.all(processes.map((sweep) => sweep()));
    for (const person of [student, owner]) expect(await reminders(person)).toHaveLength(2);
    testApp.clock.moveTo(addMs(start, -MINUTE_MS));
    for (const person of [student, owner]) expect(await reminders(person)).toHaveLength(2);
  });

  test("follow a move, and stop with a cancellation", async () => {
    const id = await aMeeting();
    await book(id);
    await move(id, { start: india("2026-12-02T11:00") });
    testApp.clock.moveTo(new Date(india("2026-11-29T11:30")));
    expect(await reminders(student)).toEqual([]);
    testApp.clock.moveTo(new Date(india("2026-12-01T11:30")));
    expect(await reminders(student)).toHaveLength(1);
    await cancel(id);
    testApp.clock.moveTo(new Date(india("2026-12-02T10:30")));
    expect(await reminders(student)).toHaveLength(1);
  });

  test("are not sent after the start, when no process ran in time", async () => {
    await book(await aMeeting());
    testApp.clock.moveTo(new Date(MONDAY_12));
    expect(await reminders(student)).toEqual([]);
  });
});

describe("a link", () => {
  const FREE = ["10:00", "10:30", "11:00", "11:30"].map((time) => india(`2026-11-30T${time}`));

  test("offers the free times of the organiser", async () => {
    await save();
    const id = await aMeeting({ slots: null });
    expect((await mine(id)).body.meeting.times).toEqual(FREE);
    await book(id, FREE[1]);
    const other = await aStudent(testApp);
    const second = await aMeeting({ slots: null }, owner, await anApplication(testApp, other, jobId));
    expect((await mine(second, other)).body.meeting.times).toEqual([FREE[0], FREE[2], FREE[3]]);
    expect((await book(second, india("2026-11-30T10:15"), other)).refusal.code).toBe("TIME_TAKEN");
  });

  test("needs hours", async () => {
    await save({ hours: [] });
    const { status, refusal } = await propose({ slots: null });
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, "slots"]);
  });

  test("ends with the organiser's place in the company; a colleague takes the meeting over", async () => {
    const colleague = await aMember(testApp, owner, "Meera Nair", "recruiter");
    await save({}, colleague);
    const id = await aMeeting({ slots: null }, colleague);
    await call(
      testApp,
      removeColleague,
      { params: { userId: colleague.id }, query: { jobsTo: owner.id } },
      owner.token,
    );
    expect(await testApp.db.$count(meetingAvailability, eq(meetingAvailability.userId, colleague.id))).toBe(0);
    expect((await mine(id)).body.meeting).toMatchObject({ times: [], organiser: null });
    expect((await book(id, FREE[0])).refusal.code).toBe("TIME_TAKEN");
    await move(id, { slots: [MONDAY_11] });
    expect((await mine(id)).body.meeting).toMatchObject({ times: [MONDAY_11], organiser: "Kavita Menon" });
  });
});

describe("an own calendar", () => {
  const ics = (start: string, end: string) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Doctor\r\nDTSTART:${start}\r\nDTEND:${end}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const BUSY = ics("20261130T043000Z", "20261130T053000Z"); // 10:00 to 11:00 in India

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-7f3a.ics`;
  }

  test("takes its busy times from the free ones, and is read at most every ten minutes", async () => {
    let visits = 0;
    const feedUrl = await serve((_, response) => {
      visits += 1;
      response.end(BUSY);
    });
    const saved = await save({ feedUrl });
    expect(saved.body.availability.feed).toMatchObject({ failure: null, busyCount: 1 });
    const id = await aMeeting({ slots: null });
    const afternoon = ["11:00", "11:30"].map((time) => india(`2026-11-30T${time}`));
    expect((await mine(id)).body.meeting.times).toEqual(afternoon);
    await Promise.all([mine(id), availability()]);
    expect(visits).toBe(1);
    moveClock(10 * MINUTE_MS);
    await Promise.all([mine(id), mine(id), availability()]);
    expect(visits).toBe(2);
  });

  test("is stored sealed, without titles, never answered, and in the download only as a fact", async () => {
    const feedUrl = await serve((_, response) => response.end(BUSY));
    const saved = await save({ feedUrl });
    const [row] = await testApp.db.select().from(meetingAvailability).where(eq(meetingAvailability.userId, owner.id));
    const { body } = await call(testApp, exportAccount, {}, await tokenOf(owner));
    for (const text of [row, saved.body, body].map((one) => JSON.stringify(one))) {
      expect(text).not.toContain("secret-7f3a");
      expect(text).not.toContain("Doctor");
    }
    expect(JSON.stringify(body)).toContain('"hasCalendar":true');
    await save();
    expect((await availability()).feed).not.toBeNull();
    await save({ feedUrl: "" });
    const [without] = await testApp.db
      .select()
      .from(meetingAvailability)
      .where(eq(meetingAvailability.userId, owner.id));
    expect(without).toMatchObject({ feedUrl: null, busy: [], feedReadAt: null });
  });

  test.each<[string, RequestListener, string]>([
    [
      "leads to this machine",
      (_, response) => response.writeHead(302, { location: "http://127.0.0.1/x" }).end(),
      "redirect",
    ],
    ["refuses", (_, response) => response.writeHead(403).end(), "status"],
    ["is too large", (_, response) => response.end("x".repeat(MAX_FEED_BYTES + 1)), "large"],
    ["is a page", (_, response) => response.end("<html></html>"), "calendar"],
    ["breaks off", (_, response) => response.writeHead(200).write("BEGIN", () => response.destroy()), "connection"],
  ])("that %s says why", async (_, listener, failure) => {
    const saved = await save({ feedUrl: await serve(listener) });
    expect([saved.status, saved.body.availability.feed?.failure]).toEqual([200, failure]);
  });

  test("of 50 MB is not read to its end", async () => {
    let sent = 0;
    const part = "x".repeat(64 * 1024);
    const feedUrl = await serve((_, response) => {
      const more = () => {
        if (response.destroyed || sent >= 50 * MAX_FEED_BYTES) return;
        sent += part.length;
        response.write(part, more);
      };
      more();
    });
    expect((await save({ feedUrl })).body.availability.feed?.failure).toBe("large");
    expect(sent).toBeLessThan(10 * MAX_FEED_BYTES);
  });

  test("keeps its former busy times when it cannot be read", async () => {
    let isDown = false;
    const feedUrl = await serve((_, response) => (isDown ? response.writeHead(500).end() : response.end(BUSY)));
    await save({ feedUrl });
    isDown = true;
    moveClock(10 * MINUTE_MS);
    const { feed } = await availability();
    expect([feed?.failure, feed?.busyCount, feed?.readAt !== null]).toEqual(["status", 1, true]);
  });

  test("keeps its former busy times after a fault of ours, which is reported", async () => {
    await save({ feedUrl: await serve((_, response) => response.end(BUSY)) });
    const { clock, keys } = testApp.deps;
    const calendars = { read: () => Promise.reject(new Error("too many tasks wait")) };
    const { tolerate, counts } = createTolerance(() => {});
    const outbound = createOutbound({ allowsLocal: true });
    moveClock(10 * MINUTE_MS);
    await refreshFeed({ db: testApp.db, clock, keys, outbound, calendars, tolerate }, owner.id);
    const { feed } = await availability();
    expect([feed?.failure, feed?.busyCount, counts.get("reading a calendar")]).toEqual([null, 1, 1]);
  });

  describe("at an address that is not public", () => {
    let strict: TestApp;
    let person: Person;
    let resolved = ["127.0.0.1"];
    beforeAll(async () => {
      const lookup = ((_: string, __: object, callback: (error: null, found: object[]) => void) =>
        callback(
          null,
          resolved.map((address) => ({ address, family: 4 })),
        )) as never;
      strict = await createTestApp({ outbound: createOutbound({ lookup }) });
      person = await aPerson(strict, "employer");
    });
    afterAll(() => strict.close());
    const saveStrictly = (feedUrl: string) => {
      const body = { hours: [], noticeHours: 0, horizonDays: 7, bufferMinutes: 0, feedUrl };
      return call(strict, contract.saveMeetingAvailability, { body }, person.token);
    };

    test.each(["https://127.0.0.1/a.ics", "https://169.254.169.254/latest/meta-data", "https://localhost/a.ics"])(
      "%s is refused at the field",
      async (url) => {
        const { status, refusal } = await saveStrictly(url);
        expect([status, refusal.errors?.[0]]).toEqual([400, { field: "feedUrl", message: NOT_PUBLIC }]);
      },
    );

    test.each(["127.0.0.1", "169.254.169.254", "10.0.0.1"])("a name that leads to %s is not read", async (address) => {
      resolved = [address];
      const saved = await saveStrictly("https://calendar.example.com/a.ics");
      expect([saved.status, saved.body.availability.feed?.failure]).toEqual([200, "address"]);
    });
  });
});
