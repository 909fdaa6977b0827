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
export const REJECTED_AND_NOTIFIED = "Application rejected and candidate notified";
export const REJECT_FAILED = "Failed to reject application";
export const REJECT_CANDIDATE_FAILED = "Failed to reject candidate. Please try again.";
export const ACCEPTED_AND_NOTIFIED = "Application accepted and candidate notified";
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
