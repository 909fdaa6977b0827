import { liveSessions, publicSessions, sessionCalendar } from "@dryrun/domain/masterclass/contract";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { aTokenOf } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { aSession as insertSession } from "../../../test/purchases.ts";
import { enrolments } from "../../db/schema/masterclass.ts";
import { newId } from "../../ids.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const aSession = async (startsInMs: number, change: object = {}) =>
  (await insertSession(testApp, { startAt: addMs(testApp.clock.now(), startsInMs), ...change })).id;

it("lists active future sessions to everyone, the earliest first, without the meeting link", async () => {
  const later = await aSession(9 * DAY_MS);
  const next = await aSession(2 * DAY_MS);
  await aSession(3 * DAY_MS, { active: false });
  await aSession(-HOUR_MS / 2);
  const answer = await call(testApp, publicSessions, {});
  expect(answer.status).toBe(200);
  expect(answer.body.sessions.map(({ _id }) => _id)).toEqual([next, later]);
  expect(testApp.clock.now().getTime() - Date.parse(answer.body.serverTime)).toBeLessThan(HOUR_MS);
  expect(JSON.stringify(answer.body)).not.toContain("secret-room");
});

it("returns a calendar file until the session begins, without the meeting link", async () => {
  const id = await aSession(DAY_MS);
  const file = await testApp.app.inject({ url: `/api/masterclass/sessions/${id}/calendar.ics` });
  expect(file.statusCode).toBe(200);
  expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  expect(file.body).toContain("BEGIN:VEVENT\r\n");
  expect(file.body).toContain("URL:http://localhost/masterclass");
  expect(file.body).not.toContain("secret-room");
});

it.each([
  ["that has begun", -1, {}],
  ["that was switched off", DAY_MS, { active: false }],
])("has no calendar file of a session %s", async (_, startsInMs, change) => {
  const id = await aSession(startsInMs, change);
  expect((await call(testApp, sessionCalendar, { params: { id } })).status).toBe(404);
});

it("shows an admin every session with its enrolments, the newest first", async () => {
  const id = await aSession(99 * DAY_MS, { title: "The last one" });
  const now = testApp.clock.now();
  const person = { fullName: "Asha Verma", phone: "9876501234", createdAt: now };
  for (const email of ["a@example.com", "b@example.com"])
    await testApp.db.insert(enrolments).values({ ...person, id: newId(now), sessionId: id, email });
  const token = await aTokenOf(testApp, "admin");
  const { body } = await call(testApp, liveSessions, {}, token);
  expect(body.sessions[0]).toMatchObject({ _id: id, title: "The last one", enrolments: 2, active: true });
  const starts = body.sessions.map(({ startAt }) => startAt);
  expect(starts).toEqual([...starts].sort().reverse());
});
