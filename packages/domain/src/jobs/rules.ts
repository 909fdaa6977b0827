import { endOfIndianDay, indianDay } from "../time.ts";
import { CLOSED_BY_DATE, DELETED_FOR_GOOD } from "./messages.ts";

/** Whether the closing day has passed in India; a job without a closing date never ends. */
export const hasEnded = (closingDate: string | null, now: Date) =>
  closingDate !== null && endOfIndianDay(closingDate) < now;

/** Whether nobody can apply: its employer closed the job, or its closing day has passed. */
export const isClosed = (job: { closingDate: string | null; closedAt: Date | null }, now: Date) =>
  job.closedAt !== null || hasEnded(job.closingDate, now);

/** Returns why a job cannot be reopened, as a message for its employer, or null. */
export function refusalToReopen(job: { closingDate: string | null; deletedAt: Date | null }, now: Date): string | null {
  if (job.deletedAt !== null) return DELETED_FOR_GOOD;
  return hasEnded(job.closingDate, now) ? CLOSED_BY_DATE : null;
}

/** Formats as "2-5 years", or "2+ years" without a maximum. */
export const experienceText = (min: number, max: number | null) =>
  max && max >= min ? `${min}-${max} years` : `${min}+ years`;

/** Whether this closing date may be set: a closed job can be edited, but not get another day in the past. */
export const mayClose = (asked: string | null, stored: string | null, now: Date) =>
  asked === null || asked === stored || asked >= indianDay(now);

/**
 * Whether the job is hidden from this person because its employer is not verified yet: only invited people and
 * applicants see it.
 */
export const isNotListedFor = (
  job: { awaitsVerification: boolean } | undefined,
  { hasApplied }: { hasApplied: boolean },
  invitation: unknown,
): boolean => Boolean(job?.awaitsVerification) && !hasApplied && !invitation;

/** Whether its employer deleted it, an admin hid it, or the employer's account is blocked. */
export const isTakenDown = ({ deletedAt, hiddenAt }: { deletedAt: Date | null; hiddenAt: Date | null }) =>
  deletedAt !== null || hiddenAt !== null;
