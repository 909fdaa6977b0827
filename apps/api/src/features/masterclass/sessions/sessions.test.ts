import * as contract from "@dryrun/domain/masterclass/contract";
import * as say from "@dryrun/domain/masterclass/messages";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { anAdmin, freshToken, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { payOrder } from "../../../../test/payments.ts";
import { aSeat, aSession, orderSeat, seatForm } from "../../../../test/purchases.ts";
import { uploadCsv } from "../../../../test/upload-csv.ts";
import { auditEntries } from "../../../db/schema/admin.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { refunds } from "../../../db/schema/payments.ts";

let testApp: TestApp;
let admin: Person;
const token = () => freshToken(testApp, admin, "admin");
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await anAdmin(testApp);
});
afterAll(() => testApp.close());

const slot = (change: object = {}) => ({
  startAt: "2027-01-09T11:00",
  endAt: "2027-01-09T12:00",
  teamsMeetingUrl: "https://teams.example.com/meet",
  ...change,
});
const create = async (sessions: object[]) =>
  call(testApp, contract.createSessions, { body: { sessions } }, await token());
const change = async (id: string, body: object) =>
  call(testApp, contract.updateSession, { params: { id }, body }, await token());
const seatOf = async (id: string) => (await testApp.db.select().from(enrolments).where(eq(enrolments.id, id)))[0];

describe("an admin", () => {
  test("creates one or two sessions, in India's time, active and titled", async () => {
    const { status, body } = await create([slot(), slot({ title: "Excel to Power BI", startAt: "2027-01-09T10:00" })]);
    expect([status, body.message]).toEqual([201, say.SESSIONS_CREATED]);
    expect(body.sessions).toMatchObject([
      { title: "Data Analyst Masterclass", startAt: "2027-01-09T05:30:00.000Z", active: true, enrolments: 0 },
      { title: "Excel to Power BI", startAt: "2027-01-09T04:30:00.000Z", recordingUrl: null },
    ]);
    const entries = await testApp.db.select().from(auditEntries).where(eq(auditEntries.action, "session.created"));
    expect(entries).toHaveLength(2);
  });

  test.each([
    ["no session", [], "sessions", say.ALL_SESSION_FIELDS_REQUIRED],
    ["three", [slot(), slot(), slot()], "sessions", "At most 2 sessions are created at once."],
    ["an end before the start", [slot({ endAt: "2027-01-09T10:00" })], "sessions.0.endAt", say.END_NOT_AFTER_START],
    [
      "a plain link",
      [slot({ teamsMeetingUrl: "http://x.example" })],
      "sessions.0.teamsMeetingUrl",
      "Meeting link must start with https://.",
    ],
  ])("gets %s refused", async (_, sessions, field, message) => {
    const { status, refusal } = await create(sessions);
    expect([status, refusal.errors]).toEqual([400, [{ field, message }]]);
  });

  test("changes submitted fields, but not a session that another admin has changed since", async () => {
    const { body } = await create([slot()]);
    const [made] = body.sessions;
    const id = made?._id ?? "";
    const renamed = await change(id, { title: "New name", ifUpdatedAt: made?.updatedAt });
    expect([renamed.status, renamed.body.session]).toEqual([
      200,
      { ...made, title: "New name", updatedAt: renamed.body.session.updatedAt },
    ]);
    testApp.clock.moveTo(addMs(testApp.clock.now(), 1000));
    await change(id, { recordingUrl: "https://video.example.com/1" });
    const stale = await change(id, { title: "Another", ifUpdatedAt: renamed.body.session.updatedAt });
    expect([stale.status, stale.refusal.code, stale.refusal.session]).toMatchObject([
      409,
      "SESSION_CHANGED",
      { title: "New name", recordingUrl: "https://video.example.com/1" },
    ]);
    expect((await change(id, { endAt: "2027-01-09T10:59" })).refusal.errors).toEqual([
      { field: "endAt", message: say.END_NOT_AFTER_START },
    ]);
    expect((await change(id, { startAt: "2027-01-09T12:00" })).refusal.errors?.[0]?.field).toBe("startAt");
    expect((await change(id, { title: "" })).status).toBe(400);
    expect((await change(admin.id, { title: "x" })).status).toBe(404);
  });

  test("saves one of several simultaneous edits, and mails enrolled people once", async () => {
    const session = await aSession(testApp);
    const { email } = await aSeat(testApp, session.id);
    const { sessions } = (await call(testApp, contract.liveSessions, {}, await token())).body;
    const ifUpdatedAt = sessions.find(({ _id }) => _id === session.id)?.updatedAt;
    testApp.clock.moveTo(addMs(testApp.clock.now(), 1000));
    const moves = [1, 2, 3, 4, 5].map((days) => ({
      startAt: addMs(session.startAt, days * DAY_MS).toISOString(),
      endAt: addMs(session.endAt, days * DAY_MS).toISOString(),
      ifUpdatedAt,
    }));
    const edits = await Promise.all(moves.map((move) => change(session.id, move)));
    const saved = edits.filter(({ status }) => status === 200);
    const refusedEdits = edits.filter(({ refusal }) => refusal.code === "SESSION_CHANGED");
    expect([saved.length, refusedEdits.length]).toEqual([1, 4]);
    const present = saved[0]?.body.session;
    expect(refusedEdits.map(({ refusal }) => refusal.session)).toEqual(refusedEdits.map(() => present));
    const mails = () => testApp.mails.filter(({ to, subject }) => to === email && /^New time/.test(subject));
    await eventually(() => mails()[0]);
    await testApp.deps.sweeps.run();
    expect(mails()).toHaveLength(1);
  });

  test("switches a session off and on", async () => {
    const { id } = await aSession(testApp);
    const toggled = async () =>
      (await call(testApp, contract.toggleSession, { params: { id } }, await token())).body.session.active;
    expect([await toggled(), await toggled()]).toEqual([false, true]);
  });

  test("switches a session with enrolled people off only with an offer", async () => {
    const { id } = await aSession(testApp, { startAt: addMs(testApp.clock.now(), 900 * DAY_MS) });
    await aSeat(testApp, id);
    const toggled = await call(testApp, contract.toggleSession, { params: { id } }, await token());
    const bare = await change(id, { active: false });
    for (const { status, refusal } of [toggled, bare])
      expect([status, refusal.code, refusal.message, refusal.enrolments]).toEqual([
        409,
        "HAS_ENROLMENTS",
        say.needsOffer(1),
        1,
      ]);
    expect((await change(id, { active: false, offer: "next" })).refusal.code).toBe("NO_NEXT_SESSION");
    expect((await change(id, { active: false, offer: "beer" })).refusal.errors?.[0]?.field).toBe("offer");
    const { body } = await change(id, { active: false, offer: "refund" });
    expect([body.message, body.session.active]).toEqual([say.switchedOff(1, "refund"), false]);
  });

  test("deletes only a session without seats; a payment in progress is refunded", async () => {
    const taken = await aSession(testApp);
    await aSeat(testApp, taken.id);
    const remove = async (id: string) => call(testApp, contract.deleteSession, { params: { id } }, await token());
    const refused = await remove(taken.id);
    expect([refused.status, refused.refusal.message, refused.refusal.enrolments]).toEqual([
      409,
      say.hasEnrolments(1),
      1,
    ]);
    const free = await aSession(testApp);
    const { body } = await orderSeat(testApp, seatForm(free.id));
    expect((await remove(free.id)).status).toBe(200);
    await payOrder(testApp, body.orderId);
    await eventually(async () => (await testApp.db.select().from(refunds).where(eq(refunds.reason, "no-session")))[0]);
    expect((await remove(free.id)).status).toBe(404);
  });

  test("moves a session: everyone enrolled gets a mail with the new time, and reminders again", async () => {
    const session = await aSession(testApp);
    const { email, enrolmentId } = await aSeat(testApp, session.id);
    testApp.clock.moveTo(addMs(session.endAt, HOUR_MS));
    await testApp.deps.sweeps.run();
    expect((await seatOf(enrolmentId))?.attendanceStatus).toBe("missed");
    const startAt = addMs(session.startAt, 7 * DAY_MS);
    await change(session.id, { startAt: startAt.toISOString(), endAt: addMs(startAt, HOUR_MS).toISOString() });
    const mail = await eventually(() =>
      testApp.mails.findLast(({ to, subject }) => to === email && /^New time/.test(subject)),
    );
    expect(mail.text).toContain("calendar.ics");
    expect(await seatOf(enrolmentId)).toMatchObject({ attendanceStatus: "not_attended", remindedHours: null });
    const before = testApp.mails.length;
    await change(session.id, { title: "Only the name" });
    await testApp.deps.sweeps.run();
    expect(testApp.mails.slice(before).filter(({ subject }) => /^New time/.test(subject))).toEqual([]);
  });
});

describe("the report of a meeting", () => {
  const imported = async (id: string, lines: string[]) =>
    uploadCsv(testApp, contract.importAttendance.path.replace(":id", id), lines.join("\r\n"), await token());
  const listed = async (id: string) =>
    (await call(testApp, contract.sessionEnrolments, { params: { id }, query: {} }, await token())).body;

  test("sets minutes and attendance, can be imported again, and lists unknown addresses", async () => {
    const session = await aSession(testApp);
    const [came, left] = [await aSeat(testApp, session.id), await aSeat(testApp, session.id)];
    const first = await imported(session.id, [
      "Email,Duration",
      `${came.email.toUpperCase()},30m`,
      `${came.email},15m 30s`,
      "stranger@example.com,60m",
    ]);
    expect([first.status, first.body]).toMatchObject([200, { matched: 1, unmatched: ["stranger@example.com"] }]);
    const { enrolments: rows, total } = await listed(session.id);
    expect(total).toBe(2);
    expect(rows.find(({ email }) => email === came.email)).toMatchObject({
      firstName: "Meera",
      lastName: "Nair",
      attendanceStatus: "attended",
      attendancePercent: 75,
      refundStatus: "none",
      creditUsed: false,
    });
    expect(rows.find(({ email }) => email === left.email)).toMatchObject({
      attendanceStatus: "not_attended",
      attendancePercent: 0,
    });
    await imported(session.id, ["email;minutes", `${left.email};42`]);
    const again = (await listed(session.id)).enrolments;
    expect(again.map(({ attendancePercent }) => attendancePercent).sort()).toEqual([0, 70]);
  });

  test.each([
    ["without its columns", ["Name,Role", "Asha,Student"], { field: "file", message: say.REPORT_COLUMNS_MISSING }],
    [
      "with a row at fault",
      ["Email,Minutes", "a@example.com,soon"],
      { row: 2, field: "minutes", message: "Row 2: invalid minutes" },
    ],
  ])("%s changes nothing", async (_, lines, error) => {
    const session = await aSession(testApp);
    const { status, body } = await imported(session.id, lines);
    expect([status, body.errors]).toEqual([400, [error]]);
    expect((await listed(session.id)).total).toBe(0);
  });
});
