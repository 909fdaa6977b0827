import type { RefundStatus } from "../payments/limits.ts";
import type { AttendanceStatus } from "./limits.ts";
import { windowState } from "./window.ts";

export interface SessionFacts {
  startAt: Date;
  calendarLink: string | null;
}

export interface SessionView {
  /** The state of the page: nothing scheduled, a countdown, join, refresh, or thanks. */
  phase: "none" | "countdown" | "join" | "refresh" | "attended";
  badge: "Missed" | "Attended" | null;
  /** The button; `reopen` returns an attendee to the meeting. */
  action: "join" | "reopen" | "calendar" | "inactive" | null;
}

/** Returns the session page of an enrolled person at this time. */
export function sessionView(
  session: SessionFacts | null,
  attendanceStatus: AttendanceStatus | null,
  now: Date,
): SessionView {
  if (session === null) return { phase: "none", badge: null, action: null };
  const state = windowState(session.startAt, now);
  if (attendanceStatus === "attended")
    return { phase: "attended", badge: "Attended", action: state === "open" ? "reopen" : null };
  const badge = attendanceStatus === "missed" ? "Missed" : null;
  if (state === "open") return { phase: "join", badge, action: "join" };
  const action = session.calendarLink === null ? "inactive" : "calendar";
  return { phase: state === "before" ? "countdown" : "refresh", badge, action };
}

export interface RefundFacts {
  attendanceStatus: AttendanceStatus | null;
  refundStatus: RefundStatus;
  refundUntil: Date | null;
  /** Whether the 99 rupees were deducted from a course. */
  isCreditUsed: boolean;
}

/** The refund section: `claim` is the button, `ended` the last day on which it was possible. */
export type RefundView = "hidden" | "claim" | "ended" | "used" | Exclude<RefundStatus, "none">;

export function refundView(
  { attendanceStatus, refundStatus, refundUntil, isCreditUsed }: RefundFacts,
  now: Date,
): RefundView {
  if (attendanceStatus !== "attended") return "hidden";
  if (refundStatus !== "none") return refundStatus;
  if (isCreditUsed) return "used";
  return refundUntil !== null && now <= refundUntil ? "claim" : "ended";
}
