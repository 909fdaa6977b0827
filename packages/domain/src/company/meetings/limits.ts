import { MINUTE_MS } from "../../time.ts";

/** How long a meeting can take, in minutes. */
export const MEETING_MINUTES = [15, 30, 45, 60, 90] as const;
/** People of the company in one meeting besides its organiser. */
export const MAX_MEETING_COLLEAGUES = 4;
/** Times that can be proposed for one meeting. */
export const MAX_SLOTS = 10;
/** In characters. */
export const MAX_PLACE = 300;
export const MAX_MEETING_MESSAGE = 1000;
export const MAX_CANCEL_REASON = 300;
/** Meetings of one application that are neither cancelled nor over. */
export const MAX_OPEN_MEETINGS = 3;
/** Meetings of one application, with cancelled and past ones. */
export const MAX_MEETINGS = 30;
/** How often a company can change one meeting: each change is a mail to the candidate. */
export const MAX_MEETING_CHANGES = 10;
/** How often a candidate can book, move or cancel per day: each sends mails. */
export const MEETING_CHANGES_PER_DAY = 30;
/** Own meetings that the page of an employer shows. */
export const SHOWN_MEETINGS = 100;

/** How far ahead a meeting can be, in days. */
export const MAX_HORIZON_DAYS = 60;
/** How long before a time it can no longer be picked, in hours. */
export const MAX_NOTICE_HOURS = 168;
/** Free time before and after each meeting, in minutes. */
export const MEETING_BUFFERS = [0, 5, 10, 15, 30, 60] as const;
/** The free times of a link begin at these minutes. */
export const STEP_MINUTES = 30;
/** Free times that one answer holds. */
export const MAX_FREE_TIMES = 600;

/** How long before the start the two reminders are sent, in hours. */
export const REMINDER_HOURS: readonly number[] = [24, 1];

export const MEETING_STATUSES = ["proposed", "booked", "cancelled"] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];
export const MEETING_SIDES = ["company", "candidate"] as const;
export type MeetingSide = (typeof MEETING_SIDES)[number];
/** What a mail about a meeting says. */
export type MeetingNews = "proposed" | "booked" | "moved" | "cancelled" | "reminder";
/** `from`: the start before the move. `by`: the id of the colleague who moved the meeting; null if the candidate did. */
export interface MeetingMove {
  from: string;
  by: string | null;
}

/** Bytes of a calendar feed that are read; a larger one is refused. */
export const MAX_FEED_BYTES = 1024 * 1024;
/** New addresses of feeds that one person saves per hour: each is read at once. */
export const NEW_FEEDS_PER_HOUR = 20;
/** How long the request for a feed may take, in seconds. */
export const FEED_SECONDS = 5;
/** How long a feed's busy times count as new. */
export const FEED_FRESH_MS = 10 * MINUTE_MS;
/** Busy times of a feed that are kept. */
export const MAX_BUSY = 2000;
/** Entries of a feed that are read, and steps of one rule; more of either is too large, or a rule that is not read. */
export const MAX_FEED_EVENTS = 10_000;
export const MAX_REPETITIONS = 200_000;

/**
 * Why a feed could not be read: its name was not found, its address is not a public one, no connection, no answer in time,
 * it leads elsewhere, the server refused, it is too large, or it is no calendar of which an entry can be read.
 */
export const FEED_FAILURES = [
  "name",
  "address",
  "connection",
  "time",
  "redirect",
  "status",
  "large",
  "calendar",
] as const;
export type FeedFailure = (typeof FEED_FAILURES)[number];

/** What could not be read of an entry: when it begins, when it ends, how it repeats, or in which zone. */
export const UNREAD_REASONS = ["start", "end", "rule", "zone"] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];
export interface UnreadEntries {
  reason: UnreadReason;
  count: number;
}

/** One day's working hours in India. `day`: 0 is Sunday; `from` and `to`: HH:mm. */
export interface DayHours {
  day: number;
  from: string;
  to: string;
}
/** The hours of somebody who has not set them: Monday to Friday. */
export const DEFAULT_HOURS: readonly DayHours[] = [1, 2, 3, 4, 5].map((day) => ({ day, from: "10:00", to: "18:00" }));
export const DEFAULT_NOTICE_HOURS = 24;
export const DEFAULT_HORIZON_DAYS = 14;
export const DEFAULT_BUFFER_MINUTES = 0;
