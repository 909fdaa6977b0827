import * as contract from "@dryrun/domain/company/meetings/contract";
import { freshToken, type Person } from "./builders.ts";
import { queueIsEmpty, type TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";

/** Returns a time in India as the calls take it. */
export const india = (time: string) => new Date(`${time}:00+05:30`).toISOString();
export const MONDAY_11 = india("2026-11-30T11:00");
export const MONDAY_12 = india("2026-11-30T12:00");

/** The calls that tests of meetings share; tokens are new, because these tests move the clock by days. */
export const book = async (testApp: TestApp, student: Person, meetingId: string, start = MONDAY_11) =>
  call(
    testApp,
    contract.bookMeeting,
    { params: { meetingId }, body: { start } },
    await freshToken(testApp, student, "student"),
  );
export const myMeeting = async (testApp: TestApp, student: Person, meetingId: string) =>
  call(testApp, contract.myMeeting, { params: { meetingId } }, await freshToken(testApp, student, "student"));
export const move = async (testApp: TestApp, person: Person, meetingId: string, body: object) =>
  call(testApp, contract.moveMeeting, { params: { meetingId }, body }, await freshToken(testApp, person, "employer"));

/** Runs the sweeps, waits for the queued mails, and returns this person's mails about meetings. */
export async function mailsTo(testApp: TestApp, { email }: Person) {
  await testApp.deps.sweeps.run();
  await queueIsEmpty(testApp);
  return testApp.mails.filter((mail) => mail.to === email && mail.key.startsWith("meeting-"));
}
