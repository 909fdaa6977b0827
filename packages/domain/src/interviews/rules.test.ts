import { describe, expect, test } from "@jest/globals";
import type { ApplicationStatus } from "../applications/limits.ts";
import type { Decision } from "./limits.ts";
import {
  applicationStateOf,
  eventsEnd,
  expiryOf,
  handInEnd,
  interviewStateOf,
  refusalToSend,
  refusalToStart,
  remainingSeconds,
} from "./rules.ts";

const at = new Date("2026-11-20T10:00:00Z");
const running = { startedAt: at, expiresAt: at, submittedAt: null, evaluatedAt: null, sentAt: null };
const submitted = { ...running, submittedAt: at };

test.each([
  { extraTime: 0, end: "2026-11-20T10:30:00.000Z" },
  { extraTime: 25, end: "2026-11-20T10:37:30.000Z" },
  { extraTime: 50, end: "2026-11-20T10:45:00.000Z" },
])("ends an interview with $extraTime percent extra time at $end", ({ extraTime, end }) => {
  expect(expiryOf(at, extraTime).toISOString()).toBe(end);
});

test("accepts a submission for 60 s after the end", () => {
  expect(handInEnd(at).getTime() - at.getTime()).toBe(60_000);
});

test.each([
  { now: "2026-11-20T09:59:00.900Z", seconds: 59 },
  { now: "2026-11-20T10:00:00.000Z", seconds: 0 },
  { now: "2026-11-20T11:00:00.000Z", seconds: 0 },
])("has $seconds s left at $now", ({ now, seconds }) => {
  expect(remainingSeconds(at, new Date(now))).toBe(seconds);
});

test.each([
  { session: null, state: "none" },
  { session: running, state: "running" },
  { session: submitted, state: "evaluating" },
  { session: { ...submitted, evaluatedAt: at }, state: "completed" },
  { session: { ...submitted, evaluatedAt: at, sentAt: at }, state: "sent" },
])("recognises $state", ({ session, state }) => {
  expect(interviewStateOf(session)).toBe(state);
});

describe("starting an interview", () => {
  test.each<{
    status: ApplicationStatus;
    isTakenDown?: boolean;
    session: typeof running | typeof submitted | null;
    refusal: string | null;
  }>([
    { status: "pending", session: null, refusal: null },
    { status: "pending", isTakenDown: true, session: null, refusal: "JOB_CLOSED" },
    { status: "rejected", isTakenDown: true, session: null, refusal: "JOB_CLOSED" },
    { status: "pending", isTakenDown: true, session: running, refusal: null },
    { status: "pending", isTakenDown: true, session: submitted, refusal: "ALREADY_SUBMITTED" },
    { status: "accepted", session: null, refusal: null },
    { status: "rejected", session: null, refusal: "DECIDED" },
    { status: "withdrawn", session: null, refusal: "DECIDED" },
    { status: "rejected", session: running, refusal: null },
    { status: "pending", session: submitted, refusal: "ALREADY_SUBMITTED" },
  ])("for a $status application with job taken down $isTakenDown: $refusal", ({ status, session, refusal, ...job }) => {
    expect(refusalToStart({ status, isTakenDown: job.isTakenDown ?? false }, session)).toBe(refusal);
  });
});

describe("sending to the recruiter", () => {
  const completed = {
    evaluatedAt: at as Date | null,
    sentAt: null as Date | null,
    finalDecision: "Pass" as Decision | null,
    score: 74 as number | null,
  };
  const open = { status: "pending", isJobDeleted: false } as const;
  test.each<{ when: string; session: Partial<typeof completed>; application?: object | null; refusal: string | null }>([
    { when: "a Pass", session: {}, refusal: null },
    { when: "a Review", session: { finalDecision: "Review" }, refusal: null },
    { when: "a Rejected", session: { finalDecision: "Rejected" }, refusal: "NOT_SENDABLE" },
    { when: "one that is sent", session: { sentAt: at }, refusal: "NOT_SENDABLE" },
    {
      when: "one without a result",
      session: { evaluatedAt: null, finalDecision: null, score: null },
      refusal: "NOT_SENDABLE",
    },
    { when: "one that was parked", session: { finalDecision: "Review", score: null }, refusal: "NOT_GRADED" },
    { when: "a practice", session: {}, application: null, refusal: "NOT_SENDABLE" },
    { when: "one of an accepted application", session: {}, application: { status: "accepted" }, refusal: "DECIDED" },
    { when: "one of a rejected application", session: {}, application: { status: "rejected" }, refusal: "DECIDED" },
    { when: "one of a withdrawn application", session: {}, application: { status: "withdrawn" }, refusal: "DECIDED" },
    { when: "one of a deleted job", session: {}, application: { isJobDeleted: true }, refusal: "DECIDED" },
    { when: "a sent one, decided", session: { sentAt: at }, application: { status: "accepted" }, refusal: "DECIDED" },
  ])("$when: $refusal", ({ session, application = {}, refusal }) => {
    expect(refusalToSend({ ...completed, ...session }, application && { ...open, ...application })).toBe(refusal);
  });
});

describe("accepts events until a minute after", () => {
  const expiresAt = new Date("2026-11-20T10:30:00Z");
  test.each([
    ["the end of the time, while nobody has handed in", null, "2026-11-20T10:31:00.000Z"],
    ["the hand-in, when that was first", "2026-11-20T10:20:00Z", "2026-11-20T10:21:00.000Z"],
    ["the end of the time, when the server handed in later", "2026-11-20T10:33:00Z", "2026-11-20T10:31:00.000Z"],
  ])("%s", (_, submitted, end) => {
    const submittedAt = submitted ? new Date(submitted) : null;
    expect(eventsEnd({ submittedAt, expiresAt }).toISOString()).toBe(end);
  });
});

describe("the state of an interview's application", () => {
  test.each([
    { status: null, jobDeletedAt: null, state: null },
    { status: "pending", jobDeletedAt: null, state: { status: "pending", isJobDeleted: false } },
    { status: "pending", jobDeletedAt: at, state: { status: "pending", isJobDeleted: true } },
    { status: "rejected", jobDeletedAt: undefined, state: { status: "rejected", isJobDeleted: false } },
  ] as const)("is derived from $status with a job deleted at $jobDeletedAt", ({ status, jobDeletedAt, state }) => {
    expect(applicationStateOf(status, jobDeletedAt)).toEqual(state);
  });
});
