import { describe, expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import {
  createSessionsSchema,
  refusalOfTimes,
  sessionFormSchema,
  slotsFormSchema,
  updateSessionSchema,
} from "./schema.ts";
import { completeSlots, endFollowing, isLeftOut } from "./slots.ts";

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
  test("are one or two, with times as instants", () => {
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
      { "sessions[0].teamsMeetingUrl": "Meeting link must start with https://." },
    ],
    ["no link", [{ ...slot, teamsMeetingUrl: "" }], { "sessions[0].teamsMeetingUrl": "Meeting link is required." }],
    ["no start", [{ ...slot, startAt: "" }], { "sessions[0].startAt": "Start is required." }],
    [
      "a day that is none",
      [{ ...slot, startAt: "2026-11-31T11:00" }],
      { "sessions[0].startAt": "Start must be a date and a time." },
    ],
    [
      "a year that is none",
      [{ ...slot, startAt: "9999-11-30T11:00:00Z", endAt: "9999-11-30T12:00:00Z" }],
      {
        "sessions[0].startAt": "Start must be a date and a time.",
        "sessions[0].endAt": "End must be a date and a time.",
      },
    ],
  ])("with %s are refused", (_, sessions, expected) => {
    expect(faults(createSessionsSchema, { sessions })).toMatchObject(expected);
  });
});

describe("an edit", () => {
  test("leaves absent fields out", () => {
    expect(updateSessionSchema.validateSync({ active: false })).toEqual({ active: false });
  });
  test.each(["title", "startAt", "endAt", "teamsMeetingUrl", "recordingUrl"])("refuses a blank %s", (field) => {
    expect(Object.keys(faults(updateSessionSchema, { [field]: " " }))).toEqual([field]);
    expect(Object.keys(faults(updateSessionSchema, { [field]: "" }))).toEqual([field]);
    expect(Object.keys(faults(updateSessionSchema, { [field]: null }))).toEqual([field]);
  });
  test("refuses a recording without https", () => {
    expect(faults(updateSessionSchema, { recordingUrl: "http://video.example/1" })).toEqual({
      recordingUrl: "Recording link must start with https://.",
    });
  });
  test.each([
    ["2026-11-28T06:30:01Z", null],
    ["2026-11-28T06:30:00Z", "The end must be after the start."],
  ])("answers an end at %s with %j", (endAt, refusal) => {
    expect(refusalOfTimes(new Date("2026-11-28T06:30:00Z"), new Date(endAt))).toBe(refusal);
  });
});

test("sends only complete slots", () => {
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

describe("the form for new sessions", () => {
  const blank = { startAt: "", endAt: "", teamsMeetingUrl: "" };
  const typed = { startAt: "2026-11-28T11:00", endAt: "2026-11-28T12:00", teamsMeetingUrl: "https://meet.example" };
  test.each<[string, object[], Record<string, string>]>([
    ["no complete slot", [blank, { ...typed, endAt: "" }], { sessions: "All fields are required." }],
    ["one complete slot", [blank, typed], {}],
    ["a complete slot and a part of one", [typed, { ...blank, teamsMeetingUrl: "no address" }], {}],
    [
      "a second slot that ends too early",
      [blank, { ...typed, endAt: "2026-11-28T11:00" }],
      { "sessions[1].endAt": "The end must be after the start." },
    ],
  ])("with %s", (_, sessions, expected) => {
    expect(faults(slotsFormSchema, { sessions })).toEqual(expected);
  });
});

describe("the form for one session", () => {
  const form = {
    title: "Excel",
    startAt: "2026-11-28T11:00",
    endAt: "2026-11-28T12:00",
    teamsMeetingUrl: "https://meet.example",
  };
  test("accepts a blank recording until there is one", () => {
    expect(faults(sessionFormSchema(false), { ...form, recordingUrl: "" })).toEqual({});
    expect(faults(sessionFormSchema(true), { ...form, recordingUrl: "" })).toEqual({
      recordingUrl: "Recording link is required.",
    });
  });
  test.each([true, false])("refuses a recording without https (one exists: %s)", (hasRecording) => {
    expect(faults(sessionFormSchema(hasRecording), { ...form, recordingUrl: "http://video.example" })).toEqual({
      recordingUrl: "Recording link must start with https://.",
    });
  });
});

test.each([
  ["a blank end lasts an hour", "", "2026-11-28T23:30", "", "2026-11-29T00:30"],
  ["an end keeps its distance", "2026-11-28T11:00", "2026-12-05T18:00", "2026-11-28T12:30", "2026-12-05T19:30"],
  ["a start that is no time moves nothing", "2026-11-28T11:00", "", "2026-11-28T12:00", "2026-11-28T12:00"],
  ["an end of an unknown start stays", "", "2026-11-28T11:00", "2026-11-28T11:30", "2026-11-28T11:30"],
])("%s", (_, former, start, end, expected) => {
  expect(endFollowing(former, start, end)).toBe(expected);
});

test("finds an incomplete slot left out if another one is complete", () => {
  const [blank, begun] = [
    { startAt: "", endAt: "", teamsMeetingUrl: " " },
    { ...slot, teamsMeetingUrl: "" },
  ];
  expect([begun, slot, blank].map((one) => isLeftOut(one, [begun, slot]))).toEqual([true, false, false]);
  expect(isLeftOut(begun, [begun, blank])).toBe(false);
});
