import { countOf, listOf } from "../text.ts";
import { formatDateTime } from "../time.ts";
import {
  type ApplicationStatus,
  MAX_DRAFTS,
  MAX_MENTIONED,
  MAX_NOTES,
  MAX_REOPENED,
  type NotifyTime,
} from "./limits.ts";

// A separate file, so that the job list does not load the form's texts.

export const NOTE_FAILED = "The note was not saved. Try again.";
export const NOTE_DELETED = "Note deleted.";
export const NOT_YOUR_NOTE = "Only its author can change a note.";
export const TOO_MANY_NOTES = `An application can have at most ${MAX_NOTES} notes. Delete one of yours first.`;
export const TOO_MANY_MENTIONED = `Mention at most ${MAX_MENTIONED} colleagues in one note.`;
/** The name of a note's author whose account is deleted. */
export const FORMER_COLLEAGUE = "A former colleague";

export const DO_NOT_CONTACT = "Your company marked this candidate as “do not contact”.";
export const CONTACT_STOPPED = "Your company does not invite or remind this candidate any more.";
export const CONTACT_ALLOWED = "Your company can invite and remind this candidate again.";
/** "Applied to 2 other jobs of your company". */
export const othersText = (count: number) => `Applied to ${countOf(count, "other job")} of your company`;

export const DRAFT_CHANGED = "This application was changed in another tab or on another device.";
export const TOO_MANY_DRAFTS = `You can have at most ${MAX_DRAFTS} draft applications. Send or discard one first.`;

export const NOT_ASSIGNABLE = "Choose a colleague who sees this job and is not a viewer.";
export const ASSIGN_FAILED = "The application could not be assigned.";
/** "Kavita and Rohan are looking at this". */
export const lookingText = (names: readonly string[]) =>
  `${listOf(names)} ${names.length === 1 ? "is" : "are"} looking at this now`;

export const APPLICATION_SUBMITTED = "Application submitted";
export const APPLY_FAILED = "Failed to apply";
export const ALREADY_APPLIED = "You have already applied to this job.";
export const JOB_CLOSED = "This job is closed.";
/** Shown to the job's employer: an invitation would lead to a missing page. */
export const JOB_IS_HIDDEN = "This job is hidden. Nobody can be invited to it.";
/** Shown as the title of a deleted job: its applications stay. */
export const JOB_DELETED = "Job Deleted";
/** Shown as the name of a candidate who deleted the account: decisions stay. */
export const DELETED_CANDIDATE = "Deleted candidate";
export const NO_JOBS = "No jobs available.";
export const NO_APPLICATIONS = "You haven't applied to any jobs yet.";
export const LOAD_APPLICATIONS_FAILED = "Failed to load applications.";
const REJECTED_AND_NOTIFIED = "Application rejected and candidate notified";
export const REJECT_FAILED = "Failed to reject application";
export const REJECT_CANDIDATE_FAILED = "Failed to reject candidate. Please try again.";
const ACCEPTED_AND_NOTIFIED = "Application accepted and candidate notified";
export const ACCEPT_FAILED = "Failed to accept application";
export const ALREADY_DECIDED = "This application has already been decided.";
export const TOO_LATE_TO_UNDO = "The candidate has been notified of this decision. You can reopen the application.";
export const UNDONE = "Decision undone";
export const STAGE_CONTRADICTS = "The stage and the shortlist mark contradict each other. Change only one of them.";
export const WITHDRAWN = "Application withdrawn";
export const TOO_MANY_EXPORTS = "Export limit reached. Try again in an hour.";
export const TOO_LONG_FOR_WORKBOOK =
  "A workbook can hold at most 2,00,000 applications. Choose CSV, or filter the list.";
export const SAVED = "Saved";
export const REASON_IS_FOR_REJECTION = "Give a reason only when you reject.";
export const NOTHING_TO_CHANGE = "There are no changes.";

type Decided = "accepted" | "rejected";

/** The answer to a decision. */
export function decidedMessage(status: Decided, notify: NotifyTime = "now"): string {
  if (notify === "morning") return `Application ${status}. The candidate is notified at 9:00.`;
  return status === "accepted" ? ACCEPTED_AND_NOTIFIED : REJECTED_AND_NOTIFIED;
}
export const REOPENED = "The application is open again. The candidate gets one e-mail about it.";
export const CANCELLED = "Decision undone. The candidate was not notified.";
export const NOT_DECIDED = "There is no decision to reopen.";
export const CANDIDATE_LEFT = "The candidate has withdrawn this application or deleted the account.";
export const REOPENED_TOO_OFTEN = `A decision can be reopened at most ${MAX_REOPENED} times.`;

interface FormerDecision {
  status: ApplicationStatus;
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** Refuses a second decision, and says whose the first was, and when, if it is known. */
export const decidedText = ({ status, decidedBy, decidedAt }: FormerDecision): string =>
  decidedBy && decidedAt && (status === "accepted" || status === "rejected")
    ? `${decidedBy} has already ${status} this application (${formatDateTime(decidedAt)}).`
    : ALREADY_DECIDED;
