import { addMs, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { aSeat, aSession } from "../../../test/purchases.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const subjectsTo = (email: string) => testApp.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const countTo = (email: string, words: RegExp) => subjectsTo(email).filter((subject) => words.test(subject)).length;
/** Formats as "Fri 27". */
const dayInIndia = (time: Date) =>
  new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", timeZone: "Asia/Kolkata" })
    .format(time)
    .replace(",", "");
async function at(time: Date, ms: number) {
  testApp.clock.moveTo(addMs(time, ms));
  await testApp.deps.sweeps.run();
  await testApp.deps.sweeps.run();
}

test("reminds enrolled people once a day before and once an hour before, and mails the absent with the next session", async () => {
  const session = await aSession(testApp, { startAt: addMs(testApp.clock.now(), 48 * HOUR_MS) });
  const next = await aSession(testApp, { startAt: addMs(session.startAt, 72 * HOUR_MS) });
  const { email } = await aSeat(testApp, session.id);
  await at(session.startAt, -24 * HOUR_MS - MINUTE_MS);
  expect(countTo(email, /^Reminder/)).toBe(0);
  await at(session.startAt, -24 * HOUR_MS);
  await eventually(() => (countTo(email, /^Reminder/) === 1 ? true : undefined));
  await at(session.startAt, -HOUR_MS - MINUTE_MS);
  await at(session.startAt, -HOUR_MS);
  await eventually(() => (countTo(email, /^Reminder/) === 2 ? true : undefined));
  const reminder = testApp.mails.findLast(({ to, subject }) => to === email && subject.startsWith("Reminder"));
  expect(reminder?.text).toContain("/masterclass");
  expect(reminder?.text).not.toContain("secret-room");
  await at(session.startAt, -MINUTE_MS);
  await at(session.endAt, 0);
  await eventually(() => (countTo(email, /^You missed/) === 1 ? true : undefined));
  await at(session.endAt, HOUR_MS);
  expect([countTo(email, /^Reminder/), countTo(email, /^You missed/)]).toEqual([2, 1]);
  const missed = testApp.mails.findLast(({ subject }) => subject.startsWith("You missed"));
  expect(missed?.text).toContain(`the next one for free: ${dayInIndia(next.startAt)}`);
  expect(testApp.faults).toEqual([]);
});

test("sends only future reminders for a late purchase", async () => {
  const session = await aSession(testApp, { startAt: addMs(testApp.clock.now(), 3 * HOUR_MS) });
  const { email } = await aSeat(testApp, session.id);
  await at(session.startAt, -2 * HOUR_MS);
  await at(session.startAt, -HOUR_MS);
  await eventually(() => (countTo(email, /^Reminder/) === 1 ? true : undefined));
  const later = await aSeat(testApp, session.id);
  await at(session.startAt, -30 * MINUTE_MS);
  expect(countTo(later.email, /^Reminder/)).toBe(0);
});
