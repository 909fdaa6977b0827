import type { RefundStatus } from "../payments/limits.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../time.ts";
import { type AttendanceStatus, RECORDING_DAYS, REFUND_ATTENDANCE_PERCENT, REFUND_DAYS } from "./limits.ts";
import {
  CREDIT_WAS_USED,
  NOT_ATTENDED,
  REFUND_ALREADY_CLAIMED,
  refundAttendanceTooLow,
  refundCouldBeClaimed,
} from "./messages.ts";

/** Returns the last time at which the refund of an attended session can be claimed. */
const refundUntilOf = (endAt: Date) => addMs(endAt, REFUND_DAYS * DAY_MS);

/** Returns the last time at which enrolled people can watch the recording. */
export const recordingUntilOf = (endAt: Date) => addMs(endAt, RECORDING_DAYS * DAY_MS);

export const isRecordingOpen = (endAt: Date, now: Date) => now >= endAt && now <= recordingUntilOf(endAt);

/** Returns the percentage of the session, at most 100 and rounded down, so that 70 is never less. */
export function attendancePercent(minutes: number, { startAt, endAt }: { startAt: Date; endAt: Date }): number {
  const whole = (endAt.getTime() - startAt.getTime()) / MINUTE_MS;
  return Math.max(0, Math.min(100, Math.floor((minutes * 100) / whole)));
}

export interface RefundClaim {
  attendanceStatus: AttendanceStatus;
  refundStatus: RefundStatus;
  isCreditUsed: boolean;
  endAt: Date;
  /** From the imported report; null before an import. */
  percent: number | null;
}

type ClaimOnPage = Pick<RefundClaim, "attendanceStatus" | "refundStatus" | "isCreditUsed" | "endAt">;

/**
 * Returns until when the page offers the refund; null if it was claimed, if its credit was used for a course, and
 * before attendance.
 */
export const shownRefundUntil = ({ attendanceStatus, refundStatus, isCreditUsed, endAt }: ClaimOnPage): Date | null =>
  attendanceStatus === "attended" && refundStatus === "none" && !isCreditUsed ? refundUntilOf(endAt) : null;

/** Returns why a refund is refused, as a message for the person, or null. */
export function refusalToRefund(claim: RefundClaim, now: Date): string | null {
  const { attendanceStatus, refundStatus, isCreditUsed, endAt, percent } = claim;
  if (attendanceStatus !== "attended") return NOT_ATTENDED;
  if (refundStatus !== "none") return REFUND_ALREADY_CLAIMED;
  if (isCreditUsed) return CREDIT_WAS_USED;
  if (now > refundUntilOf(endAt)) return refundCouldBeClaimed(refundUntilOf(endAt));
  const isTooLow = percent !== null && percent < REFUND_ATTENDANCE_PERCENT;
  return isTooLow ? refundAttendanceTooLow(percent) : null;
}
