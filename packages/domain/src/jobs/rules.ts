import { endOfIndianDay, indianDay } from "../time.ts";
import { CLOSED_BY_DATE, DELETED_FOR_GOOD } from "./messages.ts";

/** Whether the closing day has passed in India; without a closing date a job has no end. */
export const hasEnded = (closingDate: string | null, now: Date) =>
  closingDate !== null && endOfIndianDay(closingDate) < now;

/** Whether nobody can apply: its employer closed the job, or its closing day has passed. */
export const isClosed = (job: { closingDate: string | null; closedAt: Date | null }, now: Date) =>
  job.closedAt !== null || hasEnded(job.closingDate, now);

/** Why a job cannot be opened again, in words for its employer, or null. */
export function refusalToReopen(job: { closingDate: string | null; deletedAt: Date | null }, now: Date): string | null {
  if (job.deletedAt !== null) return DELETED_FOR_GOOD;
  return hasEnded(job.closingDate, now) ? CLOSED_BY_DATE : null;
}

/** "2-5 years", or "2+ years" where there is no maximum. */
export const experienceText = (min: number, max: number | null) =>
  max && max >= min ? `${min}-${max} years` : `${min}+ years`;

/** Whether this closing date may be set: a job that has closed can be edited, only not given another day that has passed. */
export const mayClose = (asked: string | null, stored: string | null, now: Date) =>
  asked === null || asked === stored || asked >= indianDay(now);

/** The job of an employer that has to be verified first is there for people who were invited to it or have applied. */
export const isNotListedFor = (
  job: { awaitsVerification: boolean } | undefined,
  { hasApplied }: { hasApplied: boolean },
  invitation: unknown,
): boolean => Boolean(job?.awaitsVerification) && !hasApplied && !invitation;

/** Deleted by its employer, or hidden by an admin or with the employer's account. */
export const isTakenDown = ({ deletedAt, hiddenAt }: { deletedAt: Date | null; hiddenAt: Date | null }) =>
  deletedAt !== null || hiddenAt !== null;
