import { addMs, DAY_MS, HOUR_MS, indianDay, MINUTE_MS } from "../../time.ts";
import {
  type DayHours,
  MAX_FREE_TIMES,
  MAX_HORIZON_DAYS,
  type MeetingSide,
  type MeetingStatus,
  REMINDER_HOURS,
  STEP_MINUTES,
} from "./limits.ts";
import { SLOT_PAST, SLOT_TOO_FAR } from "./messages.ts";

/** Whether a place is the https address of an online meeting and nothing else. */
export function isOnlinePlace(place: string): boolean {
  if (!/^https:\/\/[^\s<>"\\]+$/.test(place) || !URL.canParse(place)) return false;
  const { hostname, username, password } = new URL(place);
  return hostname.includes(".") && username === "" && password === "";
}

/** Start and end in milliseconds. */
export type Interval = readonly [number, number];

/** When a person has no time. */
export interface Engaged {
  bufferMinutes: number;
  /** Busy times of the person's own calendar. */
  busy: readonly Interval[];
  /** The person's booked meetings. */
  booked: readonly Interval[];
}

/** What decides which times an organiser offers. */
export interface Offering extends Engaged {
  hours: readonly DayHours[];
  noticeHours: number;
  horizonDays: number;
  /** The other people of the company in the meeting. */
  colleagues?: readonly Engaged[];
}

/** Joins intervals that overlap or touch, in order of time. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [start, end] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) merged.push([start, end]);
  }
  return merged;
}

/** Whether a time overlaps one of the intervals; two that only touch do not overlap. */
export const overlaps = ([start, end]: Interval, intervals: readonly Interval[]): boolean =>
  intervals.some((other) => start < other[1] && end > other[0]);

/** The time that a meeting takes. */
export const spanOf = (start: Date | string, minutes: number): Interval => {
  const at = new Date(start).getTime();
  return [at, at + minutes * MINUTE_MS];
};

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const indianTime = (day: string, time: string) => Date.parse(`${day}T${time}:00+05:30`);

/** Returns the starts of a day's hours at which a meeting fits. */
function startsOf(day: string, hours: readonly DayHours[], minutes: number): number[] {
  const own = hours.find((one) => one.day === weekdayOf(day));
  if (!own) return [];
  const last = indianTime(day, own.to) - minutes * MINUTE_MS;
  const starts: number[] = [];
  for (let at = indianTime(day, own.from); at <= last; at += STEP_MINUTES * MINUTE_MS) starts.push(at);
  return starts;
}

/** The times at which a person cannot be met: each booked meeting with the free time that the person wants around it. */
function takenOf({ bufferMinutes, busy, booked }: Engaged): Interval[] {
  const buffer = bufferMinutes * MINUTE_MS;
  return [...busy, ...booked.map(([start, end]): Interval => [start - buffer, end + buffer])];
}

/**
 * Returns the starts at which a candidate can meet everybody: within the organiser's hours, after the notice, and while
 * nobody is busy.
 */
export function freeTimes(offering: Offering, minutes: number, now: Date): Date[] {
  const { hours, noticeHours, horizonDays, colleagues = [] } = offering;
  const earliest = now.getTime() + noticeHours * HOUR_MS;
  const latest = now.getTime() + horizonDays * DAY_MS;
  const taken = mergeIntervals([offering, ...colleagues].flatMap(takenOf));
  const free: Date[] = [];
  let next = 0; // both lists are in order of time, so that each interval is looked at once
  for (let day = 0; day <= horizonDays; day += 1) {
    for (const start of startsOf(indianDay(addMs(now, day * DAY_MS)), hours, minutes)) {
      const end = start + minutes * MINUTE_MS;
      while ((taken[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next += 1;
      const isTaken = (taken[next]?.[0] ?? Number.POSITIVE_INFINITY) < end;
      if (start >= earliest && start <= latest && !isTaken) free.push(new Date(start));
    }
  }
  return free.slice(0, MAX_FREE_TIMES);
}

/** Returns the proposed starts that are in the future and not taken by another meeting of one of the people. */
export const openSlots = (slots: readonly string[], booked: readonly Interval[], minutes: number, now: Date): Date[] =>
  slots
    .map((slot) => new Date(slot))
    .filter((start) => start > now && !overlaps(spanOf(start, minutes), booked))
    .toSorted((a, b) => a.getTime() - b.getTime());

/** Why a company cannot propose this start; null if it can. */
export function refusalOfSlot(start: Date, now: Date): string | null {
  if (start <= now) return SLOT_PAST;
  return start.getTime() > now.getTime() + MAX_HORIZON_DAYS * DAY_MS ? SLOT_TOO_FAR : null;
}

interface State {
  status: MeetingStatus;
  startsAt: Date | null;
}
/** Whether a meeting can still be booked, moved or cancelled. */
export const isOpen = ({ status, startsAt }: State, now: Date): boolean =>
  status === "proposed" || (status === "booked" && startsAt !== null && startsAt > now);

interface Ended {
  status: MeetingStatus;
  startsAt: unknown;
  cancelledBy: MeetingSide | null;
}
/**
 * Whether the candidate said that none of the proposed times suit, so that the company can propose other times. A proposal
 * that ended with a withdrawal looks the same: check the application too.
 */
export const isDeclined = ({ status, startsAt, cancelledBy }: Ended): boolean =>
  status === "cancelled" && cancelledBy === "candidate" && startsAt === null;

interface Application {
  /** As the company sees it: a decision counts from the moment it is taken. */
  status: string;
  isJobDeleted: boolean;
}
/** Whether the application is one that can have meetings: neither rejected nor withdrawn, and its job is not deleted. */
export const mayMeet = ({ status, isJobDeleted }: Application): boolean =>
  !isJobDeleted && (status === "pending" || status === "accepted");

/** Returns when the next reminder of a meeting is due; null if none is left. */
export function nextReminder(startsAt: Date, now: Date): Date | null {
  const due = REMINDER_HOURS.map((hours) => addMs(startsAt, -hours * HOUR_MS));
  return due.find((at) => at > now) ?? null;
}
