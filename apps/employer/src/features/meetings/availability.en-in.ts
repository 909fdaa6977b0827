import { MAX_HORIZON_DAYS, type UnreadReason } from "@dryrun/domain/company/meetings/limits";
import { countOf } from "@dryrun/domain/text";
import { formatDateTime } from "@dryrun/domain/time";

/** Texts of the page of the own meetings. */
export const availability = {
  title: "Your meetings",
  about:
    "When candidates can meet you. A proposal from your free times uses these hours. Your calendar and your meetings also count when a colleague adds you to a meeting.",
  upcoming: "Next meetings",
  noneUpcoming: "You have no meetings. They are proposed on the page of an application.",
  hours: "Availability",
  loading: "Loading your availability",
  failed: "Failed to load your availability",
  days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  dayHint: "In India time",
  from: (day: string) => `${day}, from`,
  to: (day: string) => `${day}, to`,
  notice: "Notice in hours",
  noticeHint: "A time that begins sooner cannot be picked.",
  horizon: "Days ahead",
  horizonHint: "How far ahead a candidate can pick a time.",
  buffer: "Free time before and after each meeting",
  buffers: (minutes: number) => (minutes === 0 ? "None" : countOf(minutes, "minute")),
  feed: "Calendar address",
  feedHint:
    "Optional: the secret address (iCal or .ics) of your own calendar. Candidates are not offered the times when you are busy. We store only these times, never titles or places.",
  feedKept: (host: string) => `Your calendar at ${host} is connected.`,
  feedRead: (at: string) => `Last read: ${formatDateTime(at)}.`,
  feedBusy: (busy: number, entries: number) =>
    busy > 0
      ? `${countOf(busy, "busy time")} in ${countOf(entries, "entry", "entries")}.`
      : `It has ${countOf(entries, "entry", "entries")}, and none of them makes you busy in the next ${countOf(MAX_HORIZON_DAYS, "day")}. Is it the right calendar?`,
  feedNever: "It has not been read yet.",
  feedFailed: (why: string) => `The last attempt to read it failed: ${why} Former busy times still count.`,
  feedChange: "Enter another address to replace it.",
  feedRemove: "Remove the calendar",
  feedRemoveHint: "Its busy times no longer count.",
  save: "Save the availability",
  saving: "Saving...",
  notSaved: "Your availability was not saved",
  unsaved: "Your availability is not saved.",
} as const;

const counted = (count: number, one: string) => (count === 1 ? `1 entry has ${one}` : `${count} entries have ${one}`);
/** In words, what could not be read of so many entries, and what the free times assume. */
export const unreadTexts: Readonly<Record<UnreadReason, (count: number) => string>> = {
  start: (count) => `${counted(count, "a start that cannot be read")}: candidates may pick these times.`,
  end: (count) => `${counted(count, "an end that cannot be read")}: each keeps an hour, or a day, busy.`,
  rule: (count) => `${counted(count, "repetitions that cannot be read")}: only the first time is busy.`,
  zone: (count) =>
    `${counted(count, "a time zone that we do not know")}: the times are read as those of your calendar, else of India.`,
};
