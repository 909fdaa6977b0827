import { describe, expect, test } from "@jest/globals";
import { addMs, HOUR_MS } from "../time.ts";
import type { ApplicationStatus } from "./limits.ts";
import {
  contradictsStage,
  refusalToApply,
  refusalToDecide,
  refusalToExport,
  refusalToOpen,
  refusalToWithdraw,
  refusalWithoutQuiz,
} from "./rules.ts";
import { triageManySchema, triageSchema } from "./schema.ts";

const now = new Date("2026-11-20T10:00:00Z");
const alive = { expiresAt: addMs(now, HOUR_MS), cancelledAt: null };
const over = { expiresAt: now, cancelledAt: null };
const stranger = { passedQuiz: false, hasApplied: false };

test.each<{ status: ApplicationStatus; refusal: string | null }>([
  { status: "pending", refusal: null },
  { status: "accepted", refusal: "ALREADY_DECIDED" },
  { status: "rejected", refusal: "ALREADY_DECIDED" },
  { status: "withdrawn", refusal: "ALREADY_DECIDED" },
])("answers $refusal to a decision on, or withdrawal of, a $status application", ({ status, refusal }) => {
  expect([refusalToDecide(status), refusalToWithdraw(status)]).toEqual([refusal, refusal]);
});

test("refuses jobs without a passed quiz", () => {
  expect([refusalWithoutQuiz(true), refusalWithoutQuiz(false)]).toEqual([null, "QUIZ_REQUIRED"]);
});

describe("opening a job", () => {
  test.each([
    { when: "there is neither quiz nor invitation", applicant: stranger, invitation: null, refusal: "QUIZ_REQUIRED" },
    { when: "the quiz is passed", applicant: { ...stranger, passedQuiz: true }, invitation: null, refusal: null },
    { when: "the invitation is alive", applicant: stranger, invitation: alive, refusal: null },
    {
      when: "the invitation never ends",
      applicant: stranger,
      invitation: { ...alive, expiresAt: null },
      refusal: null,
    },
    { when: "the invitation ends this instant", applicant: stranger, invitation: over, refusal: "QUIZ_REQUIRED" },
    {
      when: "the invitation was cancelled",
      applicant: stranger,
      invitation: { ...alive, cancelledAt: now },
      refusal: "QUIZ_REQUIRED",
    },
    { when: "it was applied to", applicant: { ...stranger, hasApplied: true }, invitation: over, refusal: null },
  ])("answers $refusal when $when", ({ applicant, invitation, refusal }) => {
    expect(refusalToOpen(applicant, invitation, now)).toBe(refusal);
  });
});

describe("applying", () => {
  const passed = { passedQuiz: true, hasApplied: false };
  test.each([
    { when: "all is well", applicant: passed, isClosed: false, refusal: null },
    { when: "the quiz is missing", applicant: stranger, isClosed: true, refusal: "QUIZ_REQUIRED" },
    { when: "it was done", applicant: { ...passed, hasApplied: true }, isClosed: true, refusal: "ALREADY_APPLIED" },
    { when: "the job is closed", applicant: passed, isClosed: true, refusal: "JOB_CLOSED" },
  ])("answers $refusal when $when", ({ applicant, isClosed, refusal }) => {
    expect(refusalToApply(applicant, null, isClosed, now)).toBe(refusal);
  });
});

describe("an employer's marks", () => {
  const id = "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4";
  test("leave absent fields out", () => {
    expect(triageSchema.validateSync({ shortlisted: false })).toEqual({ shortlisted: false });
    expect(triageSchema.validateSync({ tags: "call back, senior", note: "" })).toEqual({
      tags: ["call back", "senior"],
      note: "",
    });
  });

  test("on several applications count repeated ids once", () => {
    const change = { applicationIds: [id, id], status: "accepted" };
    expect(triageManySchema.validateSync(change)).toEqual({ applicationIds: [id], status: "accepted" });
  });

  test.each<[string, () => unknown, string]>([
    ["nothing", () => triageSchema.validateSync({}), "There are no changes."],
    ["nothing for several", () => triageManySchema.validateSync({ applicationIds: [id] }), "There are no changes."],
    [
      "no applications",
      () => triageManySchema.validateSync({ applicationIds: [], shortlisted: true }),
      "Choose applications.",
    ],
    [
      "101 applications",
      () => triageManySchema.validateSync({ applicationIds: manyIds(101), shortlisted: true }),
      "At most 100 applications at once.",
    ],
    [
      "a withdrawal by the employer",
      () => triageManySchema.validateSync({ applicationIds: [id], status: "withdrawn" }),
      "Choose accepted or rejected.",
    ],
    [
      "a note that is too long",
      () => triageSchema.validateSync({ note: "x".repeat(2001) }),
      "Note must be at most 2000 characters.",
    ],
  ])("refuse %s", (_, validate, message) => {
    expect(validate).toThrow(message);
  });
});

const manyIds = (count: number) =>
  Array.from({ length: count }, (_, index) => `01939f2e-7bd4-7bd4-8bd4-${String(index).padStart(12, "0")}`);

test.each([
  ["xlsx", 200_000, null],
  ["xlsx", 200_001, "A workbook can hold at most 2,00,000 applications. Choose CSV, or filter the list."],
  ["csv", 200_001, null],
] as const)("answers an export as %s of %i with %j", (format, count, refusal) =>
  expect(refusalToExport(format, count)).toBe(refusal),
);

test.each([
  { stage: undefined, shortlisted: true, contradicts: false },
  { stage: "reading", shortlisted: undefined, contradicts: false },
  { stage: "shortlist", shortlisted: true, contradicts: false },
  { stage: "shortlist", shortlisted: false, contradicts: true },
  { stage: "reading", shortlisted: true, contradicts: true },
  { stage: "reading", shortlisted: false, contradicts: false },
] as const)(
  "finds that stage $stage contradicts the shortlist mark $shortlisted: $contradicts",
  ({ stage, shortlisted, contradicts }) => {
    expect(contradictsStage(stage, shortlisted)).toBe(contradicts);
  },
);
