import { describe, expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { createSessionsSchema, refusalOfTimes, updateSessionSchema } from "./schema.ts";
import { completeSlots } from "./slots.ts";

type Checked = { validateSync(value: unknown, options: object): unknown };
const faults = (schema: Checked, value: unknown): Record<string, string> => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]).reverse());
  }
};
const slot = {
  startAt: "2026-11-28T05:30:00Z",
  endAt: "2026-11-28T06:30:00Z",
  teamsMeetingUrl: "https://meet.example/abc",
};

describe("new sessions", () => {
  test("are one or two, their times instants", () => {
    const offset = { ...slot, startAt: "2026-11-28T11:00:00+05:30", endAt: "2026-11-28T12:00" };
    const { sessions } = createSessionsSchema.validateSync({ sessions: [slot, offset] });
    expect(sessions.map(({ startAt, endAt }) => [startAt, endAt])).toEqual([
      ["2026-11-28T05:30:00.000Z", "2026-11-28T06:30:00.000Z"],
      ["2026-11-28T05:30:00.000Z", "2026-11-28T06:30:00.000Z"],
    ]);
  });
  test.each<[string, unknown[], Record<string, string>]>([
    ["none", [], { sessions: "All fields are required." }],
    ["three", [slot, slot, slot], { sessions: "At most 2 sessions are created at once." }],
    [
      "an end at the start",
      [{ ...slot, endAt: slot.startAt }],
      { "sessions[0].endAt": "The end must be after the start." },
    ],
    [
      "an end before the start in another zone",
      [{ ...slot, endAt: "2026-11-28T10:00:00+05:30" }],
      { "sessions[0].endAt": "The end must be after the start." },
    ],
    [
      "a link without https",
      [{ ...slot, teamsMeetingUrl: "http://meet.example" }],
      { "sessions[0].teamsMeetingUrl": "Meeting link starts with https://." },
    ],
    ["no link", [{ ...slot, teamsMeetingUrl: "" }], { "sessions[0].teamsMeetingUrl": "Meeting link is required." }],
    ["no start", [{ ...slot, startAt: "" }], { "sessions[0].startAt": "Start is required." }],
    [
      "a day that is none",
      [{ ...slot, startAt: "2026-11-31T11:00" }],
      { "sessions[0].startAt": "Start is a date and a time." },
    ],
    [
      "a year that is none",
      [{ ...slot, startAt: "9999-11-30T11:00:00Z", endAt: "9999-11-30T12:00:00Z" }],
      {
        "sessions[0].startAt": "Start is a date and a time.",
        "sessions[0].endAt": "End is a date and a time.",
      },
    ],
  ])("with %s are refused", (_, sessions, expected) => {
    expect(faults(createSessionsSchema, { sessions })).toMatchObject(expected);
  });
});

describe("an edit", () => {
  test("leaves absent what is absent", () => {
    expect(updateSessionSchema.validateSync({ active: false })).toEqual({ active: false });
  });
  test.each(["title", "startAt", "endAt", "teamsMeetingUrl", "recordingUrl"])("refuses a blank %s", (field) => {
    expect(Object.keys(faults(updateSessionSchema, { [field]: " " }))).toEqual([field]);
    expect(Object.keys(faults(updateSessionSchema, { [field]: "" }))).toEqual([field]);
    expect(Object.keys(faults(updateSessionSchema, { [field]: null }))).toEqual([field]);
  });
  test("refuses a recording without https", () => {
    expect(faults(updateSessionSchema, { recordingUrl: "http://video.example/1" })).toEqual({
      recordingUrl: "Recording link starts with https://.",
    });
  });
  test.each([
    ["2026-11-28T06:30:01Z", null],
    ["2026-11-28T06:30:00Z", "The end must be after the start."],
  ])("to an end at %s is answered by %j", (endAt, refusal) => {
    expect(refusalOfTimes(new Date("2026-11-28T06:30:00Z"), new Date(endAt))).toBe(refusal);
  });
});

test("only complete slots are sent", () => {
  const blank = { startAt: "", endAt: "", teamsMeetingUrl: "" };
  expect(completeSlots([blank, slot])).toEqual([slot]);
  expect(
    completeSlots([
      { ...slot, endAt: " " },
      { ...slot, teamsMeetingUrl: "" },
      { ...slot, startAt: "" },
    ]),
  ).toEqual([]);
});
