import { boolean, number, object } from "yup";
import { defineContract, fileAnswer } from "../../contract/define.ts";
import {
  choice,
  isoDate,
  list,
  nullableChoice,
  nullableIsoDate,
  nullableObject,
  nullableText,
  text,
} from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import * as calls from "./calls.ts";
import { FEED_FAILURES, MEETING_SIDES, MEETING_STATUSES, UNREAD_REASONS } from "./limits.ts";
import {
  availabilitySchema,
  bookMeetingSchema,
  cancelMeetingSchema,
  meetingBusyQuery,
  moveMeetingSchema,
  myMeetingsQuery,
  proposeMeetingSchema,
} from "./schema.ts";

const availability = object({
  hours: list(object({ day: number().defined(), from: text(), to: text() })),
  noticeHours: number().defined(),
  horizonDays: number().defined(),
  bufferMinutes: number().defined(),
  /** The person's own calendar; its address is a secret, so that only its server is named. Null if there is none. */
  feed: nullableObject({
    host: text(),
    readAt: nullableIsoDate(),
    /** Why the last attempt failed; null if it did not. */
    failure: nullableChoice(FEED_FAILURES),
    busyCount: number().defined(),
    /** How many entries it has, and how many of them could not be read, or not wholly. Null until it was read. */
    entries: number().nullable().defined(),
    unread: list(object({ reason: choice(UNREAD_REASONS), count: number().defined() })),
  }),
});

const personShape = { _id: text(), fullName: text() };
const person = object(personShape);

const shape = {
  _id: text(),
  applicationId: text(),
  status: choice(MEETING_STATUSES),
  minutes: number().defined(),
  place: text(),
  message: text(),
  startsAt: nullableIsoDate(),
  endsAt: nullableIsoDate(),
  cancelledBy: nullableChoice(MEETING_SIDES),
  /** Why it was cancelled, if somebody said so. */
  reason: text(),
  createdAt: isoDate(),
};

const meeting = object({
  /** When a rejection that waits to be sent cancels the open meeting; else null. */
  endsWithRejectionAt: nullableIsoDate(),
  ...shape,
  /** The proposed starts; null if the candidate picks from the organiser's free times. */
  slots: list(text()).nullable(),
  /** Null once that account is deleted or has left the company. */
  organiser: nullableObject(personShape),
  /** The people of the company besides the organiser, by name. */
  colleagues: list(person),
  candidate: text(),
  jobTitle: text(),
});

const mine = object({
  ...shape,
  /** Whether the candidate said that none of the proposed times suit. */
  isDeclined: boolean().defined(),
  organiser: nullableText(),
  /** The names of the people of the company besides the organiser. */
  colleagues: list(text()),
  company: text(),
  jobTitle: text(),
  /** The starts that can be booked now, the first one first; none if the meeting is over. */
  times: list(isoDate()),
  /** Whether the candidate can book, move or cancel it. */
  isOpen: boolean().defined(),
});

const ofMeeting = object({ meetingId: id() });
const ofApplication = object({ applicationId: id() });

/** When candidates can meet the caller; reads the caller's calendar if it was not read lately. */
export const meetingAvailability = defineContract({
  ...calls.meetingAvailability,
  status: 200,
  response: object({ availability }),
  errors: ["ROLE"],
});

export const saveMeetingAvailability = defineContract({
  ...calls.saveMeetingAvailability,
  body: availabilitySchema,
  status: 200,
  response: object({ message: text(), availability }),
  errors: ["ROLE"],
});

/** The meetings that are not over which the caller organises or is in, the next one first. */
export const ownMeetings = defineContract({
  ...calls.ownMeetings,
  status: 200,
  response: object({ meetings: list(meeting) }),
});

/** The meetings of an application, the newest first. */
export const applicationMeetings = defineContract({
  ...calls.applicationMeetings,
  params: ofApplication,
  status: 200,
  response: object({ meetings: list(meeting) }),
  errors: ["NOT_FOUND"],
});

/** Who of the caller and these colleagues has an event in the own calendar at this time. Reads calendars that were not read lately. */
export const meetingBusy = defineContract({
  ...calls.meetingBusy,
  params: ofApplication,
  query: meetingBusyQuery,
  status: 200,
  response: object({ busy: list(person) }),
  errors: ["NOT_FOUND", "ROLE"],
});

export const proposeMeeting = defineContract({
  ...calls.proposeMeeting,
  params: ofApplication,
  body: proposeMeetingSchema,
  status: 201,
  response: object({ message: text(), meeting }),
  errors: ["NOT_FOUND", "ROLE", "DECIDED", "DO_NOT_CONTACT", "LIMIT_REACHED", "TIME_TAKEN", "TOO_MANY_REQUESTS"],
});

/** Moves a booked meeting, or proposes other times: for an open meeting, or for one of which none of the times suited the candidate. */
export const moveMeeting = defineContract({
  ...calls.moveMeeting,
  params: ofMeeting,
  body: moveMeetingSchema,
  status: 200,
  response: object({ message: text(), meeting }),
  errors: [
    "NOT_FOUND",
    "ROLE",
    "DECIDED",
    "DO_NOT_CONTACT",
    "LIMIT_REACHED",
    "TIME_TAKEN",
    "TOO_LATE",
    "TOO_MANY_REQUESTS",
  ],
});

/** A repeated request changes nothing. */
export const cancelMeeting = defineContract({
  ...calls.cancelMeeting,
  params: ofMeeting,
  body: cancelMeetingSchema,
  status: 200,
  response: object({ message: text(), meeting }),
  errors: ["NOT_FOUND", "ROLE", "TOO_LATE", "TOO_MANY_REQUESTS"],
});

/** The meetings of one of the caller's applications, the newest first; without their free times. */
export const myMeetings = defineContract({
  ...calls.myMeetings,
  query: myMeetingsQuery,
  status: 200,
  response: object({ meetings: list(mine) }),
  errors: ["NOT_FOUND"],
});

export const myMeeting = defineContract({
  ...calls.myMeeting,
  params: ofMeeting,
  status: 200,
  response: object({ meeting: mine }),
  errors: ["NOT_FOUND"],
});

/** Books a time, or moves a booked meeting to it. */
export const bookMeeting = defineContract({
  ...calls.bookMeeting,
  params: ofMeeting,
  body: bookMeetingSchema,
  status: 200,
  response: object({ message: text(), meeting: mine }),
  errors: ["NOT_FOUND", "DECIDED", "TIME_TAKEN", "TOO_LATE", "TOO_MANY_REQUESTS"],
});

/** A repeated request changes nothing. */
export const cancelMyMeeting = defineContract({
  ...calls.cancelMyMeeting,
  params: ofMeeting,
  body: cancelMeetingSchema,
  status: 200,
  response: object({ message: text(), meeting: mine }),
  errors: ["NOT_FOUND", "TOO_LATE", "TOO_MANY_REQUESTS"],
});

/** The calendar file of a booked or cancelled meeting. */
export const meetingInvite = defineContract({
  ...calls.meetingInvite,
  params: ofMeeting,
  status: 200,
  response: fileAnswer("text/calendar"),
  errors: ["NOT_FOUND"],
});
