import { array, type InferType, number, object, string } from "yup";
import { holdsLink } from "#holds-link";
import { id, instant, optionalMailText, requiredText, webAddress, withoutUnseen } from "../../fields.ts";
import {
  MAX_CANCEL_REASON,
  MAX_HORIZON_DAYS,
  MAX_MEETING_COLLEAGUES,
  MAX_MEETING_MESSAGE,
  MAX_NOTICE_HOURS,
  MAX_PLACE,
  MAX_SLOTS,
  MEETING_BUFFERS,
  MEETING_MINUTES,
} from "./limits.ts";
import {
  CHOOSE_SLOTS,
  COLLEAGUE_TWICE,
  DAY_TWICE,
  HOURS_ORDER,
  ONE_CHANGE,
  ONE_PLACE,
  SLOT_TWICE,
  TOO_MANY_COLLEAGUES,
  TOO_MANY_SLOTS,
} from "./messages.ts";
import { isOnlinePlace } from "./rules.ts";

const isEachOnce = (values: readonly unknown[] | null | undefined) =>
  new Set(values ?? []).size === (values ?? []).length;
const instantsOf = (slots: readonly unknown[] | null | undefined) => slots?.map((slot) => Date.parse(String(slot)));

const minutes = () =>
  number().oneOf(MEETING_MINUTES, "Choose how long the meeting takes.").required("Duration is required.");

/** The starts that a company proposes. */
const slots = () =>
  array(instant())
    .min(1, CHOOSE_SLOTS)
    .max(MAX_SLOTS, TOO_MANY_SLOTS)
    .test("each-once", SLOT_TWICE, (value) => isEachOnce(instantsOf(value)));

/** People of the company who are in the meeting besides the caller. */
const colleagues = (most = MAX_MEETING_COLLEAGUES) =>
  array(id())
    .max(most, TOO_MANY_COLLEAGUES)
    .test("each-once", COLLEAGUE_TWICE, (ids) => isEachOnce(ids))
    .default([]);

/** Where to meet: a text without addresses, or the address of an online meeting alone. */
const place = () =>
  requiredText("Place", MAX_PLACE)
    .transform(withoutUnseen)
    .test("no-links", ONE_PLACE, (value) => !holdsLink(value ?? "") || isOnlinePlace(value ?? ""));

/** `slots` is null for a link: the candidate then picks from the times when all people of the company are free. */
export const proposeMeetingSchema = object({
  minutes: minutes(),
  place: place(),
  message: optionalMailText("Message", MAX_MEETING_MESSAGE),
  slots: slots().nullable().defined(CHOOSE_SLOTS),
  colleagues: colleagues(),
});

/** Comma-separated ids, as a query has them. */
const asIds = (value: unknown, original: unknown) =>
  typeof original === "string" ? original.split(",").filter((one) => one !== "") : value;

/** A time of a meeting with these people; of a meeting that a colleague organises, its organiser too. */
export const meetingBusyQuery = object({
  start: instant(),
  minutes: minutes(),
  colleagues: colleagues(MAX_MEETING_COLLEAGUES + 1).transform(asIds),
});

/** A new start of a booked meeting, or new times to pick from; `slots` is null for the organiser's free times. */
export const moveMeetingSchema = object({
  start: instant().notRequired(),
  slots: slots().nullable().optional().default(undefined),
}).test("one-change", ONE_CHANGE, ({ start, slots: given }) => (start == null) !== (given === undefined));

export const cancelMeetingSchema = object({ reason: optionalMailText("Reason", MAX_CANCEL_REASON) });

export const bookMeetingSchema = object({ start: instant() });

export const myMeetingsQuery = object({ applicationId: id() });

const time = (label: string) =>
  string()
    .trim()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time like 10:00.`)
    .required(`${label} is required.`);

const dayHours = object({
  day: number().integer("This is not a day.").min(0, "This is not a day.").max(6, "This is not a day.").required(),
  from: time("Start"),
  to: time("End").test("after-start", HOURS_ORDER, (to, { parent }) => !to || String(parent.from) < to),
});

const wholeNumber = (label: string, max: number, min = 0) =>
  number()
    .typeError(`${label} needs a number.`)
    .integer(`${label} must be a whole number.`)
    .min(min, `${label} must be at least ${min}.`)
    .max(max, `${label} must be at most ${max}.`)
    .required(`${label} is required.`);

/** Calendar programs write `webcal:` for an address of https. */
const asHttps = (value: unknown) => (typeof value === "string" ? value.trim().replace(/^webcal:/i, "https:") : value);

/** When candidates can meet a person. An absent `feedUrl` stays, an empty one is removed. */
export const availabilitySchema = object({
  hours: array(dayHours)
    .max(7, DAY_TWICE)
    .test("each-once", DAY_TWICE, (hours) => isEachOnce(hours?.map(({ day }) => day)))
    .required("Hours are required."),
  noticeHours: wholeNumber("Notice", MAX_NOTICE_HOURS),
  horizonDays: wholeNumber("Days ahead", MAX_HORIZON_DAYS, 1),
  bufferMinutes: number().oneOf(MEETING_BUFFERS, "Choose one of these.").required("Free time between is required."),
  feedUrl: webAddress("Calendar address").transform(asHttps).optional().default(undefined),
});
export type Availability = InferType<typeof availabilitySchema>;
