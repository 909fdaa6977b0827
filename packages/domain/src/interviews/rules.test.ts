import { describe, expect, it, test } from "@jest/globals";
import type { ApplicationStatus } from "../applications/limits.ts";
import { isCloseToLine, reviewReason, verdictText } from "./close-to-line.ts";
import type { Decision } from "./limits.ts";
import { evaluatorText } from "./messages.ts";
import { topicToPractise } from "./practice/topic-to-practise.ts";
import { isProgram } from "./program.ts";
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

test.each<[number | null, Decision | null, boolean]>([
  [31, "Review", false],
  [32, "Review", true],
  [39, "Review", true],
  [40, "Review", false],
  [69, "Review", false],
  [70, "Review", true],
  [78, "Review", true],
  [79, "Review", false],
  [39, "Rejected", false],
  [70, "Pass", false],
  [null, "Review", false],
  [39, null, false],
])("finds %s with %s close to the line: %s", (score, decision, isClose) => {
  expect(isCloseToLine(score, decision)).toBe(isClose);
});

test("adds the closeness to the verdict", () => {
  expect(verdictText(38, "Review")).toBe("Review (close to the line)");
  expect(verdictText(55, "Review")).toBe("Review");
  expect(verdictText(38, "Rejected")).toBe("Rejected");
});

test.each<[number, Decision, string, string | null]>([
  [70, "Review", "", "It is Review because the score is too close to 70 to be sure of a pass."],
  [38, "Review", "", "It is Review because the score is too close to 40 to be sure of a rejection."],
  [90, "Review", "", "It is Review because a person should look at the answers."],
  [
    74,
    "Review",
    "You scored 74. It is Review because an answer could not be assessed. SQL was strong.",
    "It is Review because an answer could not be assessed.",
  ],
  [55, "Review", "It is Review because 55 lies between 40 and the 70 that a pass needs.", null],
  [70, "Pass", "", null],
  [39, "Rejected", "", null],
])("gives for %d %s (%j) the reason %j", (score, decision, feedback, reason) => {
  expect(reviewReason(score, decision, { feedback })).toBe(reason);
});

test("explains after a review by a person that a review never lowers a verdict", () => {
  expect(reviewReason(38, "Review", { isReviewed: true })).toBe(
    "It is Review because a review by a person never lowers a verdict.",
  );
  expect(reviewReason(55, "Review", { isReviewed: true })).toBeNull();
});

const topicWith = (topic: string, lost: number, questions: number) => ({ topic, lost, of: questions * 10 });

it.each([
  {
    when: "the lowest average has one question",
    topics: [topicWith("sql", 20, 3), topicWith("case", 10, 1), topicWith("vba", 0, 1)],
    practised: "sql",
  },
  {
    when: "two lost the same",
    topics: [topicWith("sql", 20, 3), topicWith("excel", 20, 2), topicWith("vba", 0, 1)],
    practised: "excel",
  },
  { when: "the best lost the most", topics: [topicWith("sql", 12, 3), topicWith("vba", 6, 1)], practised: "vba" },
  { when: "there is one alone", topics: [topicWith("sql", 50, 10)], practised: "sql" },
  { when: "all are nearly full", topics: [topicWith("sql", 2, 3), topicWith("vba", 1, 1)], practised: undefined },
  { when: "there is none", topics: [], practised: undefined },
])("practises $practised if $when", ({ topics, practised }) => {
  expect(topicToPractise(topics)?.topic).toBe(practised);
});

test.each([
  ["sql", "SELECT city FROM sales", true],
  ["SQL", "  with last as (\n SELECT 1) select * from last", true],
  ["sql", "-- the newest first\nSELECT 1", true],
  ["excel", "=SUM(A2:A9)", true],
  ["power-bi", "Large Lines =\nSUM(Lines[Value])", true],
  ["Power BI", "```\nShare := DIVIDE([A], [B])\n```", true],
  ["vba", "Private Sub Worksheet_Change(ByVal Target As Range)", true],
  ["vba", "Option Explicit\n\nSub Fill()", true],
  ["power-bi", "We create a parameter for start date and end date, and filter the sales table with it.", false],
  ["Power BI", "With the direct relationship, the targets are filtered as they should be.", false],
  ["excel", "I turn the list into a table.", false],
  ["sql", "", false],
  ["Case", "Revenue = price times volume.", false],
  ["behavioural", "Select the people first.", false],
])("%s: %j is a program: %s", (topic, answer, is) => {
  expect(isProgram(topic, answer)).toBe(is);
});

it.each([
  ["dryrun-offline", "13", "Dryrun's own grader, version 13"],
  ["dryrun-offline", "13+3f2a", "Dryrun's own grader, version 13"],
  ["dryrun-offline with m-1", "13", "Dryrun's own grader with m-1, version 13"],
  ["Another grader", "", "Another grader"],
])("names %s %s as %s", (name, version, text) => {
  expect(evaluatorText(name, version)).toBe(text);
});

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
