import { type Duration, splitDuration, ZONE } from "../time.ts";

const PARTS = new Intl.DateTimeFormat("en-IN", {
  timeZone: ZONE,
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

const DATE = new Intl.DateTimeFormat("en-IN", { timeZone: ZONE, weekday: "long", day: "numeric", month: "long" });

/** Keeps a time and its "am", and a count and its unit, on one line. */
const NBSP = "\u00a0";

/** Formats each part, because engines use different separators. */
function partsOf(at: Date | string) {
  const parts = Object.fromEntries(PARTS.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.weekday} ${parts.day} ${parts.month?.replace("Sept", "Sep")}`,
    time: `${parts.hour}:${parts.minute}${NBSP}${parts.dayPeriod?.toLowerCase()}`,
  };
}

/** "Saturday, 28 November" */
export const sessionDate = (at: Date | string) => DATE.format(new Date(at));

/** "Sat 28 Nov" */
export const sessionDay = (at: Date | string) => partsOf(at).day;

/** "11:00 am - 12:00 pm IST"; includes the day if the session ends on another one. */
export function sessionTimes(startAt: Date | string, endAt: Date | string): string {
  const [start, end] = [partsOf(startAt), partsOf(endAt)];
  return `${start.time} - ${start.day === end.day ? "" : `${end.day}, `}${end.time}${NBSP}IST`;
}

/** "Sat 28 Nov, 11:00 am - 12:00 pm IST" */
export const slotLabel = (startAt: Date | string, endAt: Date | string) =>
  `${sessionDay(startAt)}, ${sessionTimes(startAt, endAt)}`;

/** "2 d 4 h 10 min" from minutes; leading zero units are omitted. */
export function timeLeft(ms: number): string {
  const { days, hours, minutes }: Duration = splitDuration(ms);
  if (days + hours + minutes === 0) return "less than a minute";
  const counts = [days > 0 && `${days} d`, days + hours > 0 && `${hours} h`, `${minutes} min`];
  return counts.filter(Boolean).join(" ").replaceAll(" ", NBSP);
}
