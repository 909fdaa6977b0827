import type { ApplicationStatus } from "../applications/limits.ts";
import type { ErrorCode } from "../errors.ts";
import { addMs, DAY_MS, HOUR_MS, SECOND_MS } from "../time.ts";
import {
  ENDS_SOON_HOURS,
  INTERVIEW_DONE,
  INTERVIEW_PENDING,
  type InviteResult,
  type NotReminded,
  RESENDS_PER_DAY,
  type Validity,
} from "./limits.ts";

/** Returns when an invitation of this validity ends; null: never. */
export const expiresAtOf = (validity: Validity, now: Date) =>
  validity === "never" ? null : addMs(now, Number(validity) * HOUR_MS);

export interface Invitation {
  expiresAt: Date | null;
  cancelledAt: Date | null;
}
/** An invitation, and when its candidate last got a mail. */
interface Sent extends Invitation {
  lastSentAt: Date;
  applicationRemindedAt: Date | null;
  applicationReminderDueAt: Date | null;
}
/** Whether the invitation opens its job: neither expired nor cancelled. */
export const isAlive = ({ expiresAt, cancelledAt }: Invitation, now: Date) =>
  cancelledAt === null && (expiresAt === null || expiresAt > now);

/** Returns the latest end of an invitation that ends soon. */
export const latestSoonEnd = (now: Date) => addMs(now, ENDS_SOON_HOURS * HOUR_MS);

/** Returns the time that counts for a job's invitations: it stops while the employer keeps the job closed. */
export const invitationTime = (job: { closedAt: Date | null }, now: Date) => job.closedAt ?? now;

/**
 * Returns why this employer may not invite, or null. `strangers`: the number of invited people without an account;
 * their mails go to people who do not know Dryrun, in the name of a company that nobody has verified.
 */
export function refusalToInvite(employer: {
  isEmailVerified: boolean;
  isVerified: boolean;
  needsVerification: boolean;
  strangers: number;
}): ErrorCode | null {
  if (!employer.isEmailVerified) return "EMAIL_UNVERIFIED";
  return employer.needsVerification && !employer.isVerified && employer.strangers > 0 ? "EMPLOYER_UNVERIFIED" : null;
}

/**
 * Returns what inviting this person to this job does; an expired or cancelled invitation is renewed like any other. A
 * file, whose rows nobody selected individually, leaves out the same people as "Remind everybody".
 */
export function inviteResultOf(
  known: {
    hasApplied: boolean;
    hasDeclined: boolean;
    /** Whether the company marked the person as "do not contact". */
    isStopped?: boolean;
    before: Sent | undefined;
    isOfFile: boolean;
  },
  now: Date,
): InviteResult {
  const { hasApplied, hasDeclined, isStopped, before, isOfFile } = known;
  if (hasApplied) return "alreadyApplied";
  if (hasDeclined) return "declined";
  if (isStopped) return "doNotContact";
  if (!before) return "invited";
  return isOfFile && whyNotReminded(before, false, now) === "withinDay" ? "withinDay" : "reminder";
}

/** Returns the milliseconds until a window with `most` places has a free one; 0 if it has. */
function waitSeconds(times: readonly Date[], windowMs: number, most: number, now: Date): number {
  const within = times.map((at) => at.getTime()).filter((at) => at > now.getTime() - windowMs);
  const leaves = within.sort((a, b) => b - a)[most - 1];
  // An entry of a concurrent request may have a later time; it counts as current.
  return leaves === undefined ? 0 : Math.ceil((Math.min(leaves, now.getTime()) + windowMs - now.getTime()) / SECOND_MS);
}

/** Seconds until this person can be invited to this job again; 0 means now. */
export const resendWait = (resentAt: readonly Date[], now: Date) => waitSeconds(resentAt, DAY_MS, RESENDS_PER_DAY, now);

/** Returns the seconds until this person can get a reminder of this kind again; 0: now. */
export const reminderWait = (lastAt: Date | null, now: Date) => waitSeconds(lastAt ? [lastAt] : [], HOUR_MS, 1, now);

/** Returns why an invited person who has not applied is left out when all are reminded, or null. */
export function whyNotReminded(invitation: Sent, hasDeclined: boolean, now: Date): NotReminded | null {
  if (!isAlive(invitation, now)) return "over";
  if (hasDeclined) return "declined";
  const { lastSentAt, applicationRemindedAt, applicationReminderDueAt } = invitation;
  const since = addMs(now, -DAY_MS);
  const isRecent = lastSentAt > since || (applicationRemindedAt !== null && applicationRemindedAt > since);
  return isRecent || applicationReminderDueAt !== null ? "withinDay" : null;
}

/** Returns why a person cannot be reminded to apply, or null. */
export const refusalToRemindToApply = (hasApplied: boolean): ErrorCode | null =>
  hasApplied ? "ALREADY_APPLIED" : null;

/** Returns why a person cannot be reminded of the interview, or null: they must have applied and not sent one. */
export function refusalToRemindOfInterview(
  application: { status: ApplicationStatus; interviewSentAt: Date | null } | null,
): ErrorCode | null {
  if (application === null) return "NOT_APPLIED";
  if (application.interviewSentAt !== null) return "INTERVIEW_SENT";
  return application.status === "pending" ? null : "DECIDED"; // the result could not be sent any more
}

/** Returns the text in the table of invitations; null (a dash) while the person has not applied. */
export function interviewStatusOf(hasApplied: boolean, isSent: boolean) {
  if (!hasApplied) return null;
  return isSent ? INTERVIEW_DONE : INTERVIEW_PENDING;
}
