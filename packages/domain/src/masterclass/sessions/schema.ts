import { array, boolean, lazy, object, string } from "yup";
import { optionalTitle, webAddress } from "../../fields.ts";
import { typedInstant } from "../../typed-instant.ts";
import { MAX_SLOTS, OFFERS } from "../limits.ts";
import { ALL_SESSION_FIELDS_REQUIRED, END_NOT_AFTER_START } from "../messages.ts";
import { completeSlots, type Slot } from "./slots.ts";

const isHttps = (value: string | undefined) => !value || value.toLowerCase().startsWith("https://");
const optionalHttpsAddress = (label: string) =>
  webAddress(label).test("https", `${label} must start with https://.`, isHttps);
/** Absent stays absent, unlike optional text in a form. */
const httpsAddress = (label: string) => optionalHttpsAddress(label).default(undefined).min(1, `${label} is required.`);

const isAfterStart = (endAt: string | undefined, { parent }: { parent: { startAt?: string } }) =>
  !endAt || !parent.startAt || endAt > parent.startAt;

const slotSchema = object({
  title: optionalTitle("Title"),
  startAt: typedInstant("Start").required("Start is required."),
  endAt: typedInstant("End").required("End is required.").test("after-start", END_NOT_AFTER_START, isAfterStart),
  teamsMeetingUrl: httpsAddress("Meeting link").required("Meeting link is required."),
});

/** One or two sessions per request. */
export const createSessionsSchema = object({
  sessions: array(slotSchema)
    .min(1, ALL_SESSION_FIELDS_REQUIRED)
    .max(MAX_SLOTS, `At most ${MAX_SLOTS} sessions are created at once.`)
    .required(ALL_SESSION_FIELDS_REQUIRED),
});

/** The admin's form for new sessions: checks only complete slots, which are sent. */
export const slotsFormSchema = object({
  sessions: array(lazy((slot: Slot) => (completeSlots([slot]).length > 0 ? slotSchema : object()))).test(
    "has-complete",
    ALL_SESSION_FIELDS_REQUIRED,
    (slots) => completeSlots((slots ?? []) as Slot[]).length > 0,
  ),
});

/** Absent means no change; blank is refused. */
export const updateSessionSchema = object({
  title: optionalTitle("Title").default(undefined).min(1, "Title is required."),
  startAt: typedInstant("Start"),
  endAt: typedInstant("End").test("after-start", END_NOT_AFTER_START, isAfterStart),
  teamsMeetingUrl: httpsAddress("Meeting link"),
  active: boolean().typeError("This must be true or false."),
  /** With `active: false`: the offer to enrolled people. */
  offer: string().oneOf(OFFERS, "Choose a seat in the next session or a refund."),
  recordingUrl: httpsAddress("Recording link"),
  /** The `updatedAt` that the form was filled from: a session that changed since then is not overwritten. */
  ifUpdatedAt: typedInstant("The time of the last change"),
});

/** The admin's form for one session; an existing recording can be replaced, not removed. */
export const sessionFormSchema = (hasRecording: boolean) =>
  hasRecording
    ? updateSessionSchema
    : updateSessionSchema.shape({ recordingUrl: optionalHttpsAddress("Recording link") });

/** Returns why a session cannot have these times, or null; for an edit with one of them. */
export const refusalOfTimes = (startAt: Date, endAt: Date): string | null =>
  endAt > startAt ? null : END_NOT_AFTER_START;
