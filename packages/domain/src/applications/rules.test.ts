import { describe, expect, it, test } from "@jest/globals";
import { addMs, HOUR_MS } from "../time.ts";
import type { ApplicationStatus } from "./limits.ts";
import { mentionedIn, typedMention } from "./notes/mentions.ts";
import { NOTICE_OPTIONS, noticeText } from "./notice.ts";
import {
  contradictsStage,
  refusalToApply,
  refusalToDecide,
  refusalToExport,
  refusalToOpen,
  refusalToWithdraw,
  refusalWithoutQuiz,
} from "./rules.ts";
import { noticePeriod, triageManySchema, triageSchema } from "./schema.ts";
import type { Score } from "./scorecards/limits.ts";
import { summarise } from "./scorecards/summary.ts";

const card = (overall: Score, sql: Score | null) => ({
  overall,
  scores: [{ criterion: "sql", score: sql, note: "" }],
});

it.each<[Score[], number, boolean]>([
  [[4], 4, false],
  [[2, 3], 2.5, false],
  [[1, 3], 2, true],
  [[2, 4, 4], 3.3, true],
  [[3, 4, 4], 3.7, false],
])("scores of a criterion %j have the mean %d and disagree: %s", (scores, mean, disagrees) => {
  const [sql] = summarise(
    ["sql"],
    scores.map((score) => card(3, score)),
  ).criteria;
  expect(sql).toMatchObject({ mean, disagrees });
});

it.each<[Score[], boolean]>([
  [[1, 2], false],
  [[3, 4], false],
  [[2, 3], true],
])("recommendations %j disagree: %s", (overall, disagrees) =>
  expect(
    summarise(
      [],
      overall.map((one) => card(one, null)),
    ).overall.disagrees,
  ).toBe(disagrees),
);

it("counts only who saw a criterion", () => {
  expect(summarise(["sql", "vba"], [card(3, null), card(4, 2), card(4, 2)])).toEqual({
    people: 3,
    criteria: [
      { criterion: "sql", counts: [{ score: 2, people: 2 }], mean: 2, disagrees: false },
      { criterion: "vba", counts: [], mean: null, disagrees: false },
    ],
    overall: {
      counts: [
        { score: 3, people: 1 },
        { score: 4, people: 2 },
      ],
      mean: 3.7,
      disagrees: false,
    },
  });
});

describe("the notice period", () => {
  test("is one of six choices", () => {
    expect(NOTICE_OPTIONS.map(({ label }) => label)).toEqual([
      "Immediately",
      "15 days",
      "1 month",
      "2 months",
      "3 months",
      "More than 3 months",
    ]);
  });

  test.each([
    { given: "1-month", read: "1-month" },
    { given: "", read: "" },
    { given: null, read: "" },
    { given: undefined, read: undefined },
  ])("parses $given as $read", ({ given, read }) => {
    expect(noticePeriod().validateSync(given)).toBe(read);
  });

  test.each(["soon", "1 month", 30])("refuses %p", (given) => {
    expect(() => noticePeriod().validateSync(given)).toThrow("Choose a notice period from the list.");
  });

  test("is shown in words, and is empty if it was not stated", () => {
    expect([noticeText("longer"), noticeText("")]).toEqual(["More than 3 months", ""]);
  });
});

const people = ["Kavita Menon", "Asha", "Asha Rao", "Meera Nair", "Rohan", ""].map((fullName) => ({ fullName }));
const names = (note: string) => mentionedIn(note, people).map(({ fullName }) => fullName);

it.each([
  ["@Kavita Menon, can you look?", ["Kavita Menon"]],
  ["Ask @meera nair and @ROHAN.", ["Meera Nair", "Rohan"]],
  ["@Asha Rao knows her", ["Asha Rao"]],
  ["@Asha raised it", ["Asha"]],
  ["@AshaS is somebody else", []],
  ["mail to kavita@menon.example, Kavita Menon", []],
  ["@ @@ @", []],
  ["@@Rohan twice @Rohan", ["Rohan"]],
])("%j mentions %j", (note, mentioned) => expect(names(note)).toEqual(mentioned));

it("mentions everybody with the same name", () => {
  const twins = [{ fullName: "Rohan" }, { fullName: "rohan" }];
  expect(mentionedIn("@Rohan", twins)).toEqual(twins);
});

it.each([
  ["Ask @", ""],
  ["Ask @Kav", "Kav"],
  ["Ask @Kavita Me", "Kavita Me"],
  ["a@b", undefined],
  ["@Kavita\nnext", undefined],
  ["nobody", undefined],
])("after %j the typed mention is %j", (before, typed) => expect(typedMention(before)).toBe(typed));

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
