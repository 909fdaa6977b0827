import type { ErrorCode } from "../errors.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "../time.ts";
import { JOIN_CLOSES_MINUTES, JOIN_OPENS_MINUTES, REMINDER_HOURS } from "./limits.ts";

/** From `opensAt` on and before `closesAt` a session can be joined. */
export const joinWindow = (startAt: Date) => ({
  opensAt: addMs(startAt, -JOIN_OPENS_MINUTES * MINUTE_MS),
  closesAt: addMs(startAt, JOIN_CLOSES_MINUTES * MINUTE_MS),
});

export type WindowState = "before" | "open" | "after";

export function windowState(startAt: Date, now: Date): WindowState {
  const { opensAt, closesAt } = joinWindow(startAt);
  if (now < opensAt) return "before";
  return now < closesAt ? "open" : "after";
}

/** Returns why a session cannot be joined now, or null. */
export const refusalToJoin = (startAt: Date, now: Date): ErrorCode | null =>
  windowState(startAt, now) === "open" ? null : "WINDOW_CLOSED";

/** Returns the due reminder that was not sent, by its hours before the start; skips one that a later one has replaced. */
export function dueReminder(startAt: Date, sentHours: readonly number[], now: Date): number | null {
  if (now >= startAt) return null;
  const nearest = REMINDER_HOURS.filter((hours) => now >= addMs(startAt, -hours * HOUR_MS)).at(-1);
  return nearest === undefined || sentHours.some((hours) => hours <= nearest) ? null : nearest;
}
