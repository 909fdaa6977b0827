import { describe, expect, test } from "@jest/globals";
import type { ApplicationStatus } from "../applications/limits.ts";
import { addMs, HOUR_MS } from "../time.ts";
import * as rules from "./rules.ts";

const now = new Date("2026-11-20T10:00:00Z");
const hoursAgo = (hours: number) => addMs(now, -hours * HOUR_MS);

test.each([
  { validity: "24" as const, end: "2026-11-21T10:00:00.000Z" },
  { validity: "48" as const, end: "2026-11-22T10:00:00.000Z" },
  { validity: "never" as const, end: undefined },
])("ends an invitation valid for $validity at $end", ({ validity, end }) => {
  expect(rules.expiresAtOf(validity, now)?.toISOString()).toBe(end);
});

test.each([
  { when: "it never ends", expiresAt: null, cancelledAt: null, alive: true },
  { when: "it ends later", expiresAt: hoursAgo(-1), cancelledAt: null, alive: true },
  { when: "it ends this instant", expiresAt: now, cancelledAt: null, alive: false },
  { when: "it has ended", expiresAt: hoursAgo(1), cancelledAt: null, alive: false },
  { when: "it was cancelled", expiresAt: null, cancelledAt: hoursAgo(1), alive: false },
])("finds an invitation valid ($alive) when $when", ({ expiresAt, cancelledAt, alive }) => {
  expect(rules.isAlive({ expiresAt, cancelledAt }, now)).toBe(alive);
});

test.each([
  { hasApplied: false, sent: null, hasDeclined: false, result: "invited" },
  { hasApplied: false, sent: 1, hasDeclined: false, result: "reminder" },
  { hasApplied: true, sent: 1, hasDeclined: false, result: "alreadyApplied" },
  { hasApplied: true, sent: null, hasDeclined: true, result: "alreadyApplied" },
  { hasApplied: false, sent: 1, hasDeclined: true, result: "declined" },
  { hasApplied: false, sent: null, hasDeclined: true, result: "declined" },
  { hasApplied: false, sent: null, hasDeclined: false, isOfFile: true, result: "invited" },
  { hasApplied: false, sent: 23, hasDeclined: false, isOfFile: true, result: "withinDay" },
  { hasApplied: false, sent: 24, hasDeclined: false, isOfFile: true, result: "reminder" },
  { hasApplied: false, sent: 30, reminded: 2, hasDeclined: false, isOfFile: true, result: "withinDay" },
  { hasApplied: false, sent: 1, cancelled: true, hasDeclined: false, isOfFile: true, result: "reminder" },
])(
  "answers $result: sent $sent hours ago, from a file: $isOfFile",
  ({ result, sent, reminded, cancelled, ...known }) => {
    const before =
      sent === null
        ? undefined
        : {
            expiresAt: null,
            cancelledAt: cancelled ? now : null,
            lastSentAt: hoursAgo(sent),
            applicationRemindedAt: reminded ? hoursAgo(reminded) : null,
            applicationReminderDueAt: null,
          };
    expect(rules.inviteResultOf({ isOfFile: false, ...known, before }, now)).toBe(result);
  },
);

test.each([
  { isEmailVerified: true, isVerified: true, needsVerification: true, strangers: 3, refusal: null },
  { isEmailVerified: true, isVerified: false, needsVerification: false, strangers: 3, refusal: null },
  { isEmailVerified: true, isVerified: false, needsVerification: true, strangers: 0, refusal: null },
  { isEmailVerified: true, isVerified: false, needsVerification: true, strangers: 1, refusal: "EMPLOYER_UNVERIFIED" },
  { isEmailVerified: false, isVerified: true, needsVerification: false, strangers: 0, refusal: "EMAIL_UNVERIFIED" },
])(
  "refusal $refusal for $strangers strangers (e-mail verified: $isEmailVerified, employer verified: $isVerified, required: $needsVerification)",
  ({ refusal, ...employer }) => {
    expect(rules.refusalToInvite(employer)).toBe(refusal);
  },
);

test.each([
  { resent: [], wait: 0 },
  { resent: [1, 2, 3, 4], wait: 0 },
  { resent: [1, 2, 3, 4, 23], wait: 3600 },
  { resent: [1, 2, 3, 4, 24], wait: 0 },
  { resent: [25, 26, 27, 28, 29], wait: 0 },
  { resent: [24, 24, 24, 24, 24], wait: 0 },
  { resent: [23, 22, 3, 2, 1, 22.5], wait: 5400 },
])("invited again $resent hours ago: waits $wait s", ({ resent, wait }) => {
  expect(rules.resendWait(resent.map(hoursAgo), now)).toBe(wait);
});

test.each([
  { last: null, wait: 0 },
  { last: 0, wait: 3600 },
  { last: -0.1, wait: 3600 }, // by a concurrent request with a later clock
  { last: 0.75, wait: 900 },
  { last: 1, wait: 0 },
])("reminded $last hours ago: waits $wait s", ({ last, wait }) => {
  expect(rules.reminderWait(last === null ? null : hoursAgo(last), now)).toBe(wait);
});

describe("a reminder", () => {
  test.each([
    { hasApplied: false, refusal: null },
    { hasApplied: true, refusal: "ALREADY_APPLIED" },
  ])("to apply, hasApplied $hasApplied: $refusal", ({ hasApplied, refusal }) => {
    expect(rules.refusalToRemindToApply(hasApplied)).toBe(refusal);
  });

  test.each<{
    application: { status: ApplicationStatus; interviewSentAt: Date | null } | null;
    refusal: string | null;
  }>([
    { application: null, refusal: "NOT_APPLIED" },
    { application: { status: "pending", interviewSentAt: null }, refusal: null },
    { application: { status: "accepted", interviewSentAt: null }, refusal: "DECIDED" },
    { application: { status: "pending", interviewSentAt: now }, refusal: "INTERVIEW_SENT" },
    { application: { status: "rejected", interviewSentAt: null }, refusal: "DECIDED" },
    { application: { status: "withdrawn", interviewSentAt: null }, refusal: "DECIDED" },
  ])("of the interview, $application: $refusal", ({ application, refusal }) => {
    expect(rules.refusalToRemindOfInterview(application)).toBe(refusal);
  });
});

test.each([
  { hasApplied: false, isSent: false, status: null },
  { hasApplied: true, isSent: false, status: "✗ Interview Pending" },
  { hasApplied: true, isSent: true, status: "✓ Interview Done" },
])("shows $status in the table", ({ hasApplied, isSent, status }) => {
  expect(rules.interviewStatusOf(hasApplied, isSent)).toBe(status);
});

test("stops the time of a job's invitations while the job is closed", () => {
  expect(rules.invitationTime({ closedAt: null }, now)).toBe(now);
  expect(rules.invitationTime({ closedAt: hoursAgo(30) }, now)).toEqual(hoursAgo(30));
});

test.each([
  { when: "never reminded", own: {}, declined: false, why: null },
  { when: "reminded a day ago", own: { applicationRemindedAt: hoursAgo(24) }, declined: false, why: null },
  { when: "reminded today", own: { applicationRemindedAt: hoursAgo(23.9) }, declined: false, why: "withinDay" },
  { when: "invited today", own: { lastSentAt: hoursAgo(23.9) }, declined: false, why: "withinDay" },
  {
    when: "about to be reminded",
    own: { applicationReminderDueAt: hoursAgo(-0.1) },
    declined: false,
    why: "withinDay",
  },
  { when: "over", own: { expiresAt: hoursAgo(1) }, declined: true, why: "over" },
  { when: "declined", own: { applicationRemindedAt: hoursAgo(0.5) }, declined: true, why: "declined" },
])("leaves a person $when out of a reminder to all because of $why", ({ own, declined, why }) => {
  const never = { expiresAt: null, cancelledAt: null, applicationRemindedAt: null, applicationReminderDueAt: null };
  const invitation = { ...never, lastSentAt: hoursAgo(48), ...own };
  expect(rules.whyNotReminded(invitation, declined, now)).toBe(why);
});

describe("reminding all", () => {
  const invitation = {
    expiresAt: null,
    cancelledAt: null,
    lastSentAt: hoursAgo(24),
    applicationRemindedAt: null,
    applicationReminderDueAt: null,
  };
  test.each([
    { who: "invited 24 hours ago", change: {}, why: null },
    { who: "invited later than that", change: { lastSentAt: addMs(hoursAgo(24), 1) }, why: "withinDay" },
    { who: "reminded 24 hours ago", change: { applicationRemindedAt: hoursAgo(24) }, why: null },
    { who: "reminded later than that", change: { applicationRemindedAt: addMs(hoursAgo(24), 1) }, why: "withinDay" },
    { who: "with a reminder on its way", change: { applicationReminderDueAt: now }, why: "withinDay" },
    { who: "whose invitation has ended", change: { expiresAt: now }, why: "over" },
  ])("$who: $why", ({ change, why }) => {
    expect(rules.whyNotReminded({ ...invitation, ...change }, false, now)).toBe(why);
  });

  test("leaves out people who decline invitations", () => {
    expect(rules.whyNotReminded(invitation, true, now)).toBe("declined");
  });
});

test("allows a sixth invitation once one of five is exactly a day old", () => {
  expect(rules.resendWait([1, 2, 3, 4, 24].map(hoursAgo), now)).toBe(0);
  expect(rules.resendWait([...[1, 2, 3, 4].map(hoursAgo), addMs(hoursAgo(24), 1)], now)).toBe(1);
});
