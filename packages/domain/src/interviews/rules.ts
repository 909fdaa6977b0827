import type { ApplicationEnd, ApplicationStatus } from "../applications/limits.ts";
import type { ErrorCode } from "../errors.ts";
import { afterPause, type Pause } from "../maintenance/rules.ts";
import { addMs, MINUTE_MS, SECOND_MS } from "../time.ts";
import { type Decision, HAND_IN_GRACE_SECONDS, INTERVIEW_MINUTES, type InterviewState } from "./limits.ts";

export interface SessionTimes {
  startedAt: Date;
  expiresAt: Date;
  submittedAt: Date | null;
  evaluatedAt: Date | null;
  sentAt: Date | null;
}

/** Returns when a session that starts now ends; `extraTime` is 0, 25 or 50 percent. */
export const expiryOf = (startedAt: Date, extraTime: number) =>
  addMs(startedAt, INTERVIEW_MINUTES * MINUTE_MS * (1 + extraTime / 100));

/**
 * Returns until when proctoring events are accepted: a minute after the submission or the end of the time, whichever
 * was first.
 */
export const eventsEnd = ({ submittedAt, expiresAt }: Pick<SessionTimes, "submittedAt" | "expiresAt">, pause?: Pause) =>
  handInEnd(submittedAt && submittedAt < expiresAt ? submittedAt : expiresAt, pause);

/** Returns when the server submits the drafts. After a pause in which nothing could be submitted there is extra time. */
export const handInEnd = (expiresAt: Date, pause?: Pause) =>
  afterPause(addMs(expiresAt, HAND_IN_GRACE_SECONDS * SECOND_MS), pause);

/** Returns the time before which interviews must have ended for the server to submit their drafts. */
export function overdueBefore(now: Date, pause?: Pause): Date {
  const usual = addMs(now, -HAND_IN_GRACE_SECONDS * SECOND_MS);
  if (!pause || now > afterPause(pause.endedAt, pause)) return usual;
  return new Date(Math.min(usual.getTime(), addMs(pause.startsAt, -HAND_IN_GRACE_SECONDS * SECOND_MS).getTime()));
}

export const remainingSeconds = (expiresAt: Date, now: Date) =>
  Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / SECOND_MS));

export function interviewStateOf(session: Omit<SessionTimes, "startedAt" | "expiresAt"> | null): InterviewState {
  if (session === null) return "none";
  if (session.sentAt) return "sent";
  if (session.evaluatedAt) return "completed";
  return session.submittedAt ? "evaluating" : "running";
}

/**
 * Returns why an interview for this application cannot start, or null; a running one is always resumed.
 * `isTakenDown`: the job was deleted or hidden by an admin; its closing date does not matter.
 */
export function refusalToStart(
  { status, isTakenDown }: { status: ApplicationStatus; isTakenDown: boolean },
  session: SessionTimes | null,
): ErrorCode | null {
  if (session?.submittedAt) return "ALREADY_SUBMITTED";
  if (session) return null;
  if (isTakenDown) return "JOB_CLOSED";
  return status === "withdrawn" || status === "rejected" ? "DECIDED" : null;
}

/** Whether a decision, which still holds, became final while the interview ran. */
export const isOvertaken = ({ overtakenAt }: { overtakenAt: Date | null }, status: ApplicationStatus | null): boolean =>
  overtakenAt !== null && (status === "accepted" || status === "rejected");

/** Whether it completed without a score: all attempts to grade it failed, and an admin may retry. */
export const isParked = (session: { evaluatedAt: Date | null; score: number | null }) =>
  session.evaluatedAt !== null && session.score === null;

export interface ApplicationState {
  status: ApplicationStatus;
  isJobDeleted: boolean;
}

/** Returns the state from the joined columns of an interview's query; null for practice. */
export const applicationStateOf = (status: ApplicationStatus | null, jobDeletedAt: Date | null | undefined) =>
  status && { status, isJobDeleted: Boolean(jobDeletedAt) };

/** Returns why the application accepts no more results; null while it does. */
export function applicationEndOf(application: ApplicationState | null): ApplicationEnd | null {
  if (!application) return null;
  const { status, isJobDeleted } = application;
  if (status !== "pending") return status;
  return isJobDeleted ? "deleted" : null;
}

/**
 * Returns why a result cannot be sent to the recruiter, or null: it must be graded, unsent, not Rejected, and its
 * application open.
 */
export function refusalToSend(
  session: { evaluatedAt: Date | null; sentAt: Date | null; finalDecision: Decision | null; score: number | null },
  application: ApplicationState | null,
): ErrorCode | null {
  if (applicationEndOf(application)) return "DECIDED";
  if (isParked(session)) return "NOT_GRADED";
  const isSendable =
    session.evaluatedAt !== null &&
    session.sentAt === null &&
    session.finalDecision !== "Rejected" &&
    application !== null;
  return isSendable ? null : "NOT_SENDABLE";
}
