import { addMs, DAY_MS, formatDateTime, formatTime, HOUR_MS, indianDay, MINUTE_MS, SECOND_MS } from "../time.ts";
import {
  HAND_IN_AFTER_MINUTES,
  MAX_ANNOUNCED_DAYS,
  MAX_MAINTENANCE_HOURS,
  type MaintenancePhase,
  RETRY_AFTER,
} from "./limits.ts";
import * as say from "./messages.ts";

/** A past period in which nothing could be written. */
export interface Pause {
  startsAt: Date;
  endedAt: Date;
}

/** Returns until when work that ended at `end` is accepted: nobody could send it during a pause, so a pause extends it. */
export function afterPause(end: Date, pause: Pause | undefined): Date {
  if (!pause || end < pause.startsAt || end > pause.endedAt) return end;
  return addMs(pause.endedAt, HAND_IN_AFTER_MINUTES * MINUTE_MS);
}

/** Its start, and its planned end if there is one. */
interface MaintenanceTimes {
  startsAt: Date;
  endsAt: Date | null;
}
export const phaseOf = ({ startsAt }: Pick<MaintenanceTimes, "startsAt">, now: Date): MaintenancePhase =>
  now < startsAt ? "announced" : "on";

/** Returns the planned end if it is in the future. */
const comingEnd = ({ endsAt }: Pick<MaintenanceTimes, "endsAt">, now: Date) =>
  endsAt !== null && endsAt > now ? endsAt : null;

/** Returns the seconds after which a refused call should be retried. */
export function retryAfterOf(times: Pick<MaintenanceTimes, "endsAt">, now: Date): number {
  const end = comingEnd(times, now);
  if (!end) return RETRY_AFTER.unknown;
  const seconds = Math.ceil((end.getTime() - now.getTime()) / SECOND_MS);
  return Math.min(Math.max(seconds, RETRY_AFTER.least), RETRY_AFTER.most);
}

/** Formats as "2:30 pm IST", with the day if it is another day. */
const momentOf = (at: Date, now: Date) => (indianDay(at) === indianDay(now) ? formatTime(at) : formatDateTime(at));

/** Returns the text at the top of every page. */
export function maintenanceText(times: MaintenanceTimes & { message: string }, now: Date): string {
  const end = comingEnd(times, now);
  const until = end && momentOf(end, now);
  const text =
    phaseOf(times, now) === "on"
      ? say.beingMaintained(until)
      : say.willBeMaintained(momentOf(times.startsAt, now), until);
  return [text, times.message].filter(Boolean).join(" ");
}

/** Returns the message of a refused call. */
export function readOnlyRefusal(times: Pick<MaintenanceTimes, "endsAt">, now: Date): string {
  const end = comingEnd(times, now);
  return say.readOnly(end && momentOf(end, now));
}

/** Returns why a maintenance cannot have these times, with the invalid field; or null. A blank start is now. */
export function refusalOfTimes(
  { startsAt, endsAt }: MaintenanceTimes,
  now: Date,
): { field: "startsAt" | "endsAt"; message: string } | null {
  if (startsAt > addMs(now, MAX_ANNOUNCED_DAYS * DAY_MS)) return { field: "startsAt", message: say.STARTS_TOO_LATE };
  if (endsAt === null) return null;
  if (endsAt <= startsAt || endsAt <= now) return { field: "endsAt", message: say.END_NOT_AFTER_START };
  if (endsAt > addMs(startsAt, MAX_MAINTENANCE_HOURS * HOUR_MS)) return { field: "endsAt", message: say.TOO_LONG };
  return null;
}
