import {
  type FeedFailure,
  MAX_HORIZON_DAYS,
  MAX_MEETING_CHANGES,
  MAX_MEETING_COLLEAGUES,
  MAX_MEETINGS,
  MAX_OPEN_MEETINGS,
  MAX_SLOTS,
} from "./limits.ts";

export const MEETING_PROPOSED = "Meeting proposed. The candidate gets an e-mail.";
export const MEETING_MOVED = "Meeting moved. The candidate gets an e-mail.";
export const TIMES_PROPOSED = "Other times proposed. The candidate gets an e-mail.";
export const MEETING_CANCELLED = "Meeting cancelled. The candidate gets an e-mail.";
export const MEETING_BOOKED = "Your meeting is booked. You get an e-mail with the calendar file.";
export const MY_MEETING_CANCELLED = "Meeting cancelled. The company gets an e-mail.";
export const TIMES_DECLINED = "The company gets an e-mail and can propose other times.";
export const AVAILABILITY_SAVED = "Availability saved";

export const TIME_TAKEN = "This time has just been taken. Choose another one.";
export const TIME_NOT_OFFERED = "This time is not offered any more. Choose another one.";
export const MEETING_OVER = "This meeting was cancelled or has begun.";
export const MEETING_CHANGED = "A colleague changed this meeting just now. Try again.";
export const NOT_BOOKED = "The candidate has not picked a time yet. Propose other times instead.";
export const NO_MEETING_AFTER_DECISION =
  "Meetings are for applications that are neither rejected nor withdrawn, and whose job is not deleted.";
export const NO_BOOKING_AFTER_DECISION = "This application is closed, so its meetings are over.";
export const COMPANY_NOT_MET = "We have blocked this company, so you cannot book a meeting with it.";
export const TOO_MANY_OPEN_MEETINGS = `An application can have at most ${MAX_OPEN_MEETINGS} open meetings. Cancel one first.`;
export const TOO_MANY_CHANGES = `A meeting can change at most ${MAX_MEETING_CHANGES} times. Cancel it, and propose another one.`;
export const TOO_MANY_MEETINGS = `An application can have at most ${MAX_MEETINGS} meetings.`;
export const NO_HOURS = "Set the hours in which candidates can meet you first.";

export const CHOOSE_SLOTS = "Choose at least one time.";
export const TOO_MANY_SLOTS = `Choose at most ${MAX_SLOTS} times.`;
export const SLOT_TWICE = "This time is in the list twice.";
export const SLOT_PAST = "Choose a time in the future.";
export const SLOT_TOO_FAR = `Choose a time within the next ${MAX_HORIZON_DAYS} days.`;
export const SLOT_BOOKED = "You have a meeting at this time.";
export const colleagueBooked = (name: string) => `${name} has a meeting at this time.`;
export const TOO_MANY_COLLEAGUES = `Choose at most ${MAX_MEETING_COLLEAGUES} colleagues.`;
export const COLLEAGUE_TWICE = "A colleague is in the list twice.";
export const NOT_A_COLLEAGUE =
  "One of these people cannot be in the meeting. Choose owners, recruiters and hiring managers of your company who see this job, apart from yourself.";
export const ONE_CHANGE = "Send either a new start or new times.";
export const ONE_PLACE = "Write a place without addresses, or only the https:// address of an online meeting.";
export const HOURS_ORDER = "The end must be after the start.";
export const DAY_TWICE = "Each day can have one row.";

export const TOO_MANY_FEEDS = "You have entered many calendar addresses. Please try again in an hour.";

/** In words, why a calendar could not be read. */
export const FEED_FAILURE_NAMES: Readonly<Record<FeedFailure, string>> = {
  name: "The name of the server was not found.",
  address: "The server's address is not public.",
  connection: "There was no connection.",
  time: "The server did not answer in time.",
  redirect: "The address leads to another one. Enter that one.",
  status: "The server refused the request.",
  large: "The calendar is too large.",
  calendar: "The file is not a calendar, or none of its entries can be read.",
};
