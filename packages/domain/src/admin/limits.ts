/** The columns of an export of the ledger, as in the file's header row. Times are in India time. */
export const LEDGER_COLUMNS = ["Time (IST)", "Unit", "Amount", "Reason", "Account", "Reference", "Entry"] as const;

/** The number of newest rows of each kind on a person's page. */
export const PERSON_SHOWN = 10;
/** `parked`: its grading failed permanently. */
export const PERSON_INTERVIEW_STATES = ["running", "evaluating", "parked", "completed", "sent"] as const;

/** `waiting`: neither verified nor blocked. A company is blocked while all its owners are. */
export const COMPANY_STATES = ["waiting", "verified", "blocked"] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** Why two companies cannot be merged: one of them is blocked, or they have more people than a company can have. */
export const MERGE_REFUSALS = ["BLOCKED", "SEATS"] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];

/** The page size of the admin's lists. */
export const ADMIN_PER_PAGE = 20;
/** The number of newest permanently failed jobs shown; the queues' counts include all. */
export const DEAD_LETTERS_SHOWN = 100;
/** The number of newest parked interviews shown. */
export const PARKED_SHOWN = 100;
/** The maximum number of failed jobs in one retry. */
export const MAX_RETRIED = 100;
/** How many days the admin's sums of money cover, including today. */
export const MONEY_DAYS = 7;
/** A filter by age: registered or changed at most this many days ago. */
export const WITHIN_DAYS = [1, 7, 30, 90] as const;
export const ACCOUNT_STATES = ["active", "invited", "blocked"] as const;
export const YES_NO = ["yes", "no"] as const;
/** `waiting`: neither verified nor blocked. */
export const EMPLOYER_STATES = ["waiting", "verified"] as const;
/** `open`: of a job that is still shown, and not settled as unfounded. */
export const REPORT_STATES = ["open", "closed"] as const;
/** Refunds, and disputes at the bank. */
export const REFUND_KINDS = ["refund", "dispute"] as const;
/** Exports of the ledger per admin and hour. */
export const LEDGER_EXPORTS_PER_HOUR = 30;
export const REVIEW_STATES = ["open", "decided"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
/** Scores of a question are half points from 0 to 10. */
export const SCORE_STEP = 0.5;
export const MAX_QUESTION_SCORE = 10;
/** The actions in the audit log. */
export const AUDIT_ACTIONS = [
  "user.blocked",
  "user.unblocked",
  "user.verification-resent",
  "employer.verified",
  "employer.unverified",
  "company.merged",
  "job.hidden",
  "job.shown",
  "report.settled",
  "report.reopened",
  "review.decided",
  "certificate.issued",
  "certificate.imported",
  "certificate.revoked",
  "session.created",
  "session.updated",
  "session.deleted",
  "attendance.imported",
  "refund.retried",
  "refund.settled",
  "quiz-item.retired",
  "quiz-item.restored",
  "interview-question.retired",
  "interview-question.restored",
  "calibration.drawn",
  "calibration.exported",
  "job-queue.retried",
  "ledger.exported",
  "evaluation.retried",
  "second-factor.on",
  "second-factor.off",
  "second-factor.reset",
  "second-factor.recovered",
  "maintenance.planned",
  "maintenance.ended",
  "flag.changed",
  "incident.opened",
  "incident.updated",
  "incident.resolved",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
