import { describe, expect, test } from "@jest/globals";
import { experienceText, hasEnded, isClosed, isNotListedFor, isTakenDown, mayClose, refusalToReopen } from "./rules.ts";
import { editedJobSchema, jobAlertSchema, jobReportSchema, jobSchema } from "./schema.ts";

const now = new Date("2026-11-20T10:00:00Z");

test.each([
  { closingDate: null, at: "2030-01-01T00:00:00Z", closed: false },
  { closingDate: "2026-11-20", at: "2026-11-20T18:29:59.999Z", closed: false },
  { closingDate: "2026-11-20", at: "2026-11-20T18:30:00Z", closed: true },
  { closingDate: "2026-11-21", at: "2026-11-20T18:30:00Z", closed: false },
])("finds a job that closes on $closingDate at $at closed: $closed", ({ closingDate, at, closed }) => {
  expect([isClosed({ closingDate, closedAt: null }, new Date(at)), hasEnded(closingDate, new Date(at))]).toEqual([
    closed,
    closed,
  ]);
});

test("finds a job that its employer closed closed whatever its date", () => {
  expect(isClosed({ closingDate: null, closedAt: now }, now)).toBe(true);
  expect(isClosed({ closingDate: "2030-01-01", closedAt: now }, now)).toBe(true);
});

test.each([
  { closingDate: null, deletedAt: null, why: null },
  { closingDate: "2026-11-20", deletedAt: null, why: null },
  {
    closingDate: "2026-11-19",
    deletedAt: null,
    why: "The closing date has passed. Edit the job and set a later date first.",
  },
  { closingDate: null, deletedAt: now, why: "This job was deleted. Post it again as a new job." },
])("refuses to reopen with closing $closingDate, deleted $deletedAt: $why", ({ why, ...job }) => {
  expect(refusalToReopen(job, now)).toBe(why);
});

test.each([
  { asked: null, stored: "2026-01-01", may: true },
  { asked: "2026-11-20", stored: null, may: true },
  { asked: "2026-11-19", stored: null, may: false },
  { asked: "2026-11-19", stored: "2026-11-19", may: true },
  { asked: "2026-11-18", stored: "2026-11-19", may: false },
])("allows the closing date $stored to become $asked: $may", ({ asked, stored, may }) => {
  expect(mayClose(asked, stored, now)).toBe(may);
});

test.each([
  [2, 5, "2-5 years"],
  [2, null, "2+ years"],
  [2, 0, "2+ years"],
  [2, 1, "2+ years"], // during typing: the form refuses it later
])("shows %d to %s as %s", (min, max, text) => {
  expect(experienceText(min, max)).toBe(text);
});

describe("a job that has closed", () => {
  const job = {
    title: "Analyst",
    company: "Kaveri",
    location: "Pune",
    salary: "450000",
    jobType: "full-time",
    experienceMin: 0,
    closingDate: "2026-11-19",
  };
  const context = { now };
  test("cannot be posted, but can be edited", () => {
    expect(() => jobSchema.validateSync(job, { context })).toThrow("The closing date has passed.");
    expect(editedJobSchema.validateSync(job, { context }).closingDate).toBe("2026-11-19");
  });
});

test("accepts an alert without filters, or with those of the list", () => {
  expect(jobAlertSchema.validateSync({ jobType: "" })).toEqual({ title: "", location: "" });
  expect(jobAlertSchema.validateSync({ title: " analyst ", jobType: "Full-Time" })).toEqual({
    title: "analyst",
    location: "",
    jobType: "full-time",
  });
  const narrow = { title: "", location: "", minSalary: 400_000, maxExperience: 1, skills: ["SQL"] };
  expect(jobAlertSchema.validateSync(narrow)).toEqual(narrow);
  expect(() => jobAlertSchema.validateSync({ skills: ["Juggling"] })).toThrow("Choose skills from the list.");
  expect(() => jobAlertSchema.validateSync({ jobType: "gig" })).toThrow("Choose a job type from the list.");
});

test("requires a reason for a report", () => {
  expect(() => jobReportSchema.validateSync({ note: "x" })).toThrow("Choose what is wrong with it.");
  expect(jobReportSchema.validateSync({ reason: "Asks for money" })).toEqual({ reason: "Asks for money", note: "" });
});

test.each([
  { deletedAt: null, hiddenAt: null, isDown: false },
  { deletedAt: now, hiddenAt: null, isDown: true },
  { deletedAt: null, hiddenAt: now, isDown: true },
  { deletedAt: now, hiddenAt: now, isDown: true },
])("finds a job deleted $deletedAt, hidden $hiddenAt taken down: $isDown", ({ isDown, ...job }) => {
  expect(isTakenDown(job)).toBe(isDown);
});

describe("a job that waits for the verification of its employer", () => {
  const waiting = { awaitsVerification: true };
  test.each([
    { who: "a stranger", job: waiting, hasApplied: false, invitation: null, hidden: true },
    { who: "somebody who has applied", job: waiting, hasApplied: true, invitation: null, hidden: false },
    { who: "somebody who is invited", job: waiting, hasApplied: false, invitation: {}, hidden: false },
    {
      who: "a stranger, once it waits no more",
      job: { awaitsVerification: false },
      hasApplied: false,
      invitation: null,
      hidden: false,
    },
    { who: "anybody, where there is no job", job: undefined, hasApplied: false, invitation: null, hidden: false },
  ])("is hidden from $who: $hidden", ({ job, hasApplied, invitation, hidden }) => {
    expect(isNotListedFor(job, { hasApplied }, invitation)).toBe(hidden);
  });
});

test("never ends a job without a closing date", () => {
  expect(hasEnded(null, new Date("9999-12-31T00:00:00Z"))).toBe(false);
});
