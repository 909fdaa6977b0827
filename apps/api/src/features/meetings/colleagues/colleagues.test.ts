import { deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import { rejectApplication, withdrawApplication } from "@dryrun/domain/applications/contract";
import * as contract from "@dryrun/domain/company/meetings/contract";
import { NOT_A_COLLEAGUE, TIME_TAKEN, TIMES_DECLINED } from "@dryrun/domain/company/meetings/messages";
import { leaveTeam, removeColleague, updateColleague } from "@dryrun/domain/company/team/contract";
import { notifications } from "@dryrun/domain/notifications/contract";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
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
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import * as shared from "../../../../test/meetings.ts";
import { india, MONDAY_11, MONDAY_12 } from "../../../../test/meetings.ts";
import { users } from "../../../db/schema/accounts.ts";
import { meetingAvailability, meetingColleagues, meetings } from "../../../db/schema/meetings.ts";
import { newId } from "../../../ids.ts";

let testApp: TestApp;
let owner: Person;
let anil: Person;
let student: Person;
let jobId: string;
let applicationId: string;

beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  testApp.clock.moveTo(new Date("2026-11-28T12:00:00+05:30")); // a Saturday
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Rao" });
  anil = await aMember(testApp, owner, "Anil Deshmukh", "manager");
  student = await aStudent(testApp);
  jobId = await aJob(testApp, owner, { title: "Data Analyst" });
  applicationId = await anApplication(testApp, student, jobId, { fullName: "Asha Verma" });
});
afterAll(() => testApp.close());

const tokenOf = (person: Person) => freshToken(testApp, person, "employer");

const propose = async (colleagues: string[], change: object = {}, person = owner, id = applicationId) => {
  const body = { minutes: 30, place: "Video call", message: "", slots: [MONDAY_11, MONDAY_12], colleagues, ...change };
  return call(testApp, contract.proposeMeeting, { params: { applicationId: id }, body }, await tokenOf(person));
};
const aMeeting = async (colleagues = [anil.id], change: object = {}, person = owner, id = applicationId) =>
  (await propose(colleagues, change, person, id)).body.meeting._id;
const book = (meetingId: string, start = MONDAY_11, person = student) => shared.book(testApp, person, meetingId, start);
const mine = async (meetingId: string, person = student) =>
  (await shared.myMeeting(testApp, person, meetingId)).body.meeting;
const move = (meetingId: string, body: object, person = owner) => shared.move(testApp, person, meetingId, body);
const mailsTo = (person: Person) => shared.mailsTo(testApp, person);
const upcoming = async (person: Person) =>
  (await call(testApp, contract.ownMeetings, {}, await tokenOf(person))).body.meetings.map(({ _id }) => _id);
const change = async (person: Person, duty: { role: "viewer" | "manager" | "recruiter"; jobIds: string[] | null }) =>
  call(testApp, updateColleague, { params: { userId: person.id }, body: duty }, await tokenOf(owner));
const remove = async (person: Person) =>
  call(testApp, removeColleague, { params: { userId: person.id }, query: { jobsTo: owner.id } }, await tokenOf(owner));
/** Another candidate's application to the job. */
async function another() {
  const other = await aStudent(testApp);
  return { other, id: await anApplication(testApp, other, jobId, { fullName: "Ravi Iyer" }) };
}

const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);

describe("a meeting with a colleague", () => {
  test("names both people to the candidate, in the mail with the proposed times and on the page", async () => {
    const meetingId = await aMeeting();
    const [mail] = await mailsTo(student);
    expect(mail?.text).toContain(
      "Proposed times:\n- Monday, 30 Nov 2026, 11:00 am IST\n- Monday, 30 Nov 2026, 12:00 pm IST",
    );
    expect(mail?.text).toContain("Kavita Rao and Anil Deshmukh of ");
    expect(mail?.text).toContain("Duration: 30 minutes");
    expect(await mine(meetingId)).toMatchObject({ organiser: "Kavita Rao", colleagues: ["Anil Deshmukh"] });
  });

  test("is seen by the colleague, who gets the booking, its changes and the reminders", async () => {
    const meetingId = await aMeeting();
    expect([await upcoming(anil), await upcoming(owner)]).toEqual([[meetingId], [meetingId]]);
    const of = { params: { applicationId } };
    const listed = await call(testApp, contract.applicationMeetings, of, await tokenOf(anil));
    expect(listed.body.meetings).toMatchObject([{ colleagues: [{ _id: anil.id, fullName: "Anil Deshmukh" }] }]);
    await book(meetingId);
    const [booked] = await mailsTo(anil);
    expect(booked?.subject).toBe("Meeting with Asha Verma on Monday, 30 Nov 2026, 11:00 am IST");
    expect(booked?.text).toContain("From your company: Kavita Rao and Anil Deshmukh");
    expect(booked?.attachments?.[0]?.content.toString()).toContain(`UID:${meetingId}@localhost`);
    await move(meetingId, { start: MONDAY_12 });
    testApp.clock.moveTo(addMs(new Date(MONDAY_12), -24 * HOUR_MS));
    await testApp.deps.sweeps.run();
    await testApp.deps.sweeps.run();
    const input = { params: { meetingId }, body: { reason: "" } };
    await call(testApp, contract.cancelMyMeeting, input, await freshToken(testApp, student, "student"));
    const at = "meeting with Asha Verma on Monday, 30 Nov 2026, 12:00 pm IST";
    for (const person of [anil, owner])
      expect((await subjectsTo(person)).slice(1)).toEqual([
        `New time: ${at}`,
        `Reminder: ${at}`,
        "Cancelled: meeting with Asha Verma about Data Analyst",
      ]);
  });

  test("is not changed by a hiring manager in it", async () => {
    const meetingId = await aMeeting();
    expect((await move(meetingId, { slots: [MONDAY_12] }, anil)).refusal.code).toBe("ROLE");
  });

  test("that a withdrawal ends is cancelled for the colleague too", async () => {
    await book(await aMeeting());
    const token = await freshToken(testApp, student, "student");
    await call(testApp, withdrawApplication, { params: { applicationId } }, token);
    expect((await subjectsTo(anil)).at(-1)).toBe("Cancelled: meeting with Asha Verma about Data Analyst");
  });
});

test("a rejection cancels the booked meeting for everybody in it", async () => {
  await book(await aMeeting());
  await call(testApp, rejectApplication, { body: { applicationId } }, await tokenOf(owner));
  for (const person of [anil, owner, student])
    expect((await subjectsTo(person)).at(-1)).toMatch(/^Cancelled: meeting with .* about Data Analyst$/);
});

describe("who can be in a meeting", () => {
  const refused = async (colleagues: string[]) => {
    const { status, refusal } = await propose(colleagues);
    return [status, refusal.errors?.[0]];
  };
  const REFUSAL = [400, { field: "colleagues", message: NOT_A_COLLEAGUE }];

  test("people of the company who see the job, and not those who only read, others, students, unknown or removed ones", async () => {
    const recruiter = await aMember(testApp, owner, "Meera Nair", "recruiter");
    expect((await propose([anil.id, recruiter.id])).status).toBe(201);
    const viewer = await aMember(testApp, owner, "Vikram Shah", "viewer");
    const removed = await aMember(testApp, owner, "Neha Kulkarni", "recruiter");
    await remove(removed);
    const others = [viewer, removed, student, owner, await aPerson(testApp, "employer")].map(({ id }) => id);
    for (const id of [...others, newId(new Date())]) expect(await refused([anil.id, id])).toEqual(REFUSAL);
    expect(await testApp.db.$count(meetingAvailability, eq(meetingAvailability.userId, viewer.id))).toBe(0);
  });

  test("somebody with chosen jobs only if the job is among them", async () => {
    const otherJob = await aJob(testApp, owner, { title: "Clerk" });
    await change(anil, { role: "manager", jobIds: [otherJob] });
    expect(await refused([anil.id])).toEqual(REFUSAL);
    await change(anil, { role: "manager", jobIds: [otherJob, jobId] });
    expect((await propose([anil.id])).status).toBe(201);
  });

  test("at most four colleagues", async () => {
    const ids = [anil.id];
    for (const name of ["A", "B", "C", "D"]) ids.push((await aMember(testApp, owner, `Meera ${name}`, "manager")).id);
    expect(await refused(ids)).toEqual([400, { field: "colleagues", message: "Choose at most 4 colleagues." }]);
    expect((await propose(ids.slice(0, 4))).status).toBe(201);
  });
});

describe("the times of a meeting with colleagues", () => {
  const save = async (person: Person, more: object = {}) =>
    call(
      testApp,
      contract.saveMeetingAvailability,
      {
        body: {
          hours: [{ day: 1, from: "10:00", to: "12:00" }],
          ...{ noticeHours: 0, horizonDays: 7, bufferMinutes: 0, ...more },
        },
      },
      await tokenOf(person),
    );

  test("of a link are those when everybody is free, within the organiser's hours", async () => {
    await save(owner);
    await save(anil, { hours: [] });
    const busy: [number, number][] = [[Date.parse(india("2026-11-30T10:00")), Date.parse(india("2026-11-30T10:30"))]];
    await testApp.db.update(meetingAvailability).set({ busy }).where(eq(meetingAvailability.userId, anil.id));
    const { other, id } = await another();
    await book(await aMeeting([anil.id], { slots: [MONDAY_11] }, owner, id), MONDAY_11, other);
    const meera = await aMember(testApp, owner, "Meera Nair", "recruiter");
    await save(meera);
    const link = await aMeeting([anil.id], { slots: null }, meera);
    expect((await mine(link)).times).toEqual(["10:30", "11:30"].map((time) => india(`2026-11-30T${time}`)));
    expect((await book(link, india("2026-11-30T10:00"))).refusal.code).toBe("TIME_TAKEN");
    expect((await book(link, india("2026-11-30T10:30"))).status).toBe(200);
  });

  test("are refused at the time, by name, when a colleague has a meeting", async () => {
    const { other, id } = await another();
    await book(await aMeeting([anil.id], {}, owner, id), MONDAY_11, other);
    const meera = await aMember(testApp, owner, "Meera Nair", "recruiter");
    const { status, refusal } = await propose([anil.id], {}, meera);
    const message = "Anil Deshmukh has a meeting at this time.";
    expect([status, refusal.errors?.[0]]).toEqual([400, { field: "slots.0", message }]);
    const meetingId = await aMeeting([anil.id], { slots: [MONDAY_12] }, meera);
    await book(meetingId, MONDAY_12);
    expect((await move(meetingId, { start: MONDAY_11 }, meera)).refusal).toMatchObject({ code: "TIME_TAKEN", message });
  });

  test("are booked once when two candidates of different organisers pick one with the same colleague at once", async () => {
    const meera = await aMember(testApp, owner, "Meera Nair", "recruiter");
    const { other, id } = await another();
    const first = await aMeeting([anil.id, meera.id]);
    const second = await aMeeting([owner.id, anil.id], {}, meera, id);
    const both = await Promise.all([book(first), book(second, MONDAY_11, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.message).toBe(TIME_TAKEN);
  });
});

describe("who is busy at a time", () => {
  const busyAt = async (start: string, colleagues: string[], person = owner) => {
    const input = { params: { applicationId }, query: { start, minutes: 30, colleagues: colleagues.join() } };
    return call(testApp, contract.meetingBusy, input as never, await tokenOf(person));
  };
  const isBusy = async (person: Person) => {
    const busy: [number, number][] = [[Date.parse(MONDAY_11), Date.parse(MONDAY_12)]];
    const row = { userId: person.id, hours: [], busy };
    await testApp.db.insert(meetingAvailability).values(row);
  };

  test("is the caller and each chosen colleague whose calendar has an event then, without the event", async () => {
    await isBusy(owner);
    await isBusy(anil);
    const both = [
      { _id: owner.id, fullName: "Kavita Rao" },
      { _id: anil.id, fullName: "Anil Deshmukh" },
    ];
    expect((await busyAt(india("2026-11-30T10:45"), [anil.id])).body).toEqual({ busy: both });
    expect((await busyAt(MONDAY_11, [])).body.busy).toEqual([both[0]]);
    expect((await busyAt(MONDAY_12, [anil.id])).body.busy).toEqual([]);
    expect((await propose([anil.id])).status).toBe(201); // shown, not refused
  });

  test("is refused for people of other companies, and for hiring managers", async () => {
    const stranger = await aPerson(testApp, "employer");
    const { status, refusal } = await busyAt(MONDAY_11, [stranger.id]);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, "colleagues"]);
    expect((await busyAt(MONDAY_11, [], anil)).refusal.code).toBe("ROLE");
    expect((await busyAt(MONDAY_11, [], stranger)).status).toBe(404);
  });
});

describe("a colleague who", () => {
  const isGone = async (meetingId: string) => {
    expect(await mine(meetingId)).toMatchObject({ organiser: "Kavita Rao", colleagues: [] });
    expect(await upcoming(owner)).toEqual([meetingId]);
    expect((await book(meetingId)).status).toBe(200);
    expect(await mailsTo(anil)).toEqual([]);
  };

  test("is removed, or leaves, is no longer in the meeting, and the others stay", async () => {
    const meetingId = await aMeeting();
    await remove(anil);
    await isGone(meetingId);
    const meera = await aMember(testApp, owner, "Meera Nair", "manager");
    const { other, id } = await another();
    const second = await aMeeting([meera.id], { slots: [MONDAY_12] }, owner, id);
    await call(testApp, leaveTeam, {}, await tokenOf(meera));
    expect((await mine(second, other)).colleagues).toEqual([]);
    expect(await testApp.db.$count(meetingColleagues, eq(meetingColleagues.userId, meera.id))).toBe(0);
  });

  test.each([
    ["no longer sees the job", { role: "manager" as const, jobIds: [] }],
    ["may only read", { role: "viewer" as const, jobIds: null }],
  ])("%s is no longer in the meeting", async (_, duty) => {
    const meetingId = await aMeeting();
    await change(anil, duty);
    expect(await upcoming(anil)).toEqual([]);
    await change(anil, { role: "manager", jobIds: null });
    expect(await upcoming(anil)).toEqual([]); // not again in it
    await isGone(meetingId);
  });

  test("organises a meeting and no longer sees the job leaves it to the others, before it is over", async () => {
    const meera = await aMember(testApp, owner, "Meera Nair", "recruiter");
    const [past, ahead] = [await aMeeting([anil.id], {}, meera), await aMeeting([anil.id], {}, meera)];
    await book(past);
    testApp.clock.moveTo(new Date(MONDAY_12));
    await change(meera, { role: "recruiter", jobIds: [] });
    expect(await mine(ahead)).toMatchObject({ organiser: null, colleagues: ["Anil Deshmukh"] });
    expect(await mine(past)).toMatchObject({ organiser: "Meera Nair" });
  });

  test("no longer sees the job is not in a meeting that needs other times and is proposed again", async () => {
    const meera = await aMember(testApp, owner, "Meera Nair", "recruiter");
    const meetingId = await aMeeting([owner.id], {}, meera);
    const input = { params: { meetingId }, body: { reason: "" } };
    await call(testApp, contract.cancelMyMeeting, input, await freshToken(testApp, student, "student"));
    expect(await upcoming(meera)).toEqual([meetingId]);
    await change(meera, { role: "recruiter", jobIds: [] });
    expect(await upcoming(owner)).toEqual([meetingId]);
    await move(meetingId, { slots: [MONDAY_12] });
    expect(await mine(meetingId)).toMatchObject({ organiser: "Kavita Rao", colleagues: [], times: [MONDAY_12] });
  });

  test("deletes the account is no longer in the meeting", async () => {
    const meetingId = await aMeeting();
    const body = { password: PASSWORD };
    expect((await call(testApp, deleteAccount, { body }, await tokenOf(anil))).status).toBe(204);
    await isGone(meetingId);
  });

  test("stays when the organiser leaves, and is the organiser of what they then change", async () => {
    const meera = await aMember(testApp, owner, "Meera Nair", "recruiter");
    const meetingId = await aMeeting(
      [anil.id, meera.id],
      {},
      await aMember(testApp, owner, "Rohan Joshi", "recruiter"),
    );
    const [row] = await testApp.db.select().from(meetings).where(eq(meetings.id, meetingId));
    await remove({ ...owner, id: row?.organiserId ?? "" });
    expect(await mine(meetingId)).toMatchObject({ organiser: null, times: [] });
    await move(meetingId, { slots: [MONDAY_12] }, meera);
    expect(await mine(meetingId)).toMatchObject({ organiser: "Meera Nair", colleagues: ["Anil Deshmukh"] });
  });

  test("was removed while the former release ran is not shown and gets no mail", async () => {
    const meetingId = await aMeeting();
    const elsewhere = { companyId: (await aPerson(testApp, "employer")).id, companyRole: "recruiter" as const };
    await testApp.db.update(users).set(elsewhere).where(eq(users.id, anil.id));
    expect(await upcoming(anil)).toEqual([]);
    await isGone(meetingId);
  });

  test("downloads the own data has the meeting in it", async () => {
    await aMeeting();
    const { body } = await call(testApp, exportAccount, {}, await tokenOf(anil));
    expect(JSON.stringify(body)).toContain("Video call");
  });
});

describe("notifications", () => {
  const eventsOf = async (person: Person, role: "employer" | "student" = "employer") => {
    const token = await freshToken(testApp, person, role);
    const { body } = await call(testApp, notifications, { query: {} }, token);
    return body.notifications.filter(({ event }) => event.startsWith("meeting-"));
  };

  test("of the candidate are about what the company did, and lead to the meeting", async () => {
    const meetingId = await aMeeting();
    await book(meetingId);
    await move(meetingId, { start: MONDAY_12 });
    await move(meetingId, { start: MONDAY_12 });
    const input = { params: { meetingId }, body: { reason: "" } };
    await call(testApp, contract.cancelMeeting, input, await tokenOf(owner));
    await call(testApp, contract.cancelMeeting, input, await tokenOf(owner));
    const own = await eventsOf(student, "student");
    expect(own.map(({ event }) => event)).toEqual(["meeting-cancelled", "meeting-moved", "meeting-proposed"]);
    expect(own[0]).toMatchObject({ meetingId, applicationId, jobTitle: "Data Analyst" });
  });

  test("of the company's people are about what the candidate did, and lead to the application", async () => {
    const meetingId = await aMeeting();
    await book(meetingId);
    await book(meetingId);
    await book(meetingId, MONDAY_12);
    const token = await freshToken(testApp, student, "student");
    await call(testApp, contract.cancelMyMeeting, { params: { meetingId }, body: { reason: "" } }, token);
    for (const person of [owner, anil]) {
      const own = await eventsOf(person);
      expect(own.map(({ event }) => event)).toEqual([
        "meeting-cancelled-by-candidate",
        "meeting-moved-by-candidate",
        "meeting-booked",
      ]);
      expect(own[0]).toMatchObject({ applicationId, candidate: "Asha Verma" });
    }
  });

  test("say that no time suits, as the mail does, and that a withdrawal ended a meeting", async () => {
    const token = await freshToken(testApp, student, "student");
    const meetingId = await aMeeting([]);
    const input = { params: { meetingId }, body: { reason: "I am free on Friday." } };
    expect((await call(testApp, contract.cancelMyMeeting, input, token)).body.message).toBe(TIMES_DECLINED);
    const mail = (await mailsTo(owner)).at(-1);
    expect(mail?.subject).toBe("No time suits Asha Verma: meeting about Data Analyst");
    expect(mail?.text).toContain("Reason: I am free on Friday.");
    await book(await aMeeting([]));
    await call(testApp, withdrawApplication, { params: { applicationId } }, token);
    await testApp.deps.sweeps.run();
    expect((await eventsOf(owner)).map(({ event }) => event)).toEqual([
      "meeting-cancelled-by-candidate",
      "meeting-booked",
      "meeting-declined",
    ]);
  });
});

test("a meeting of the former release, which knows no colleagues, is read and booked", async () => {
  const now = testApp.clock.now();
  const id = newId(now);
  const row = { id, applicationId, organiserId: owner.id, minutes: 30, place: "Office", createdAt: now };
  await testApp.db.insert(meetings).values({ ...row, slots: [MONDAY_11] });
  expect(await mine(id)).toMatchObject({ organiser: "Kavita Rao", colleagues: [], times: [MONDAY_11] });
  expect((await book(id)).status).toBe(200);
});
