/** One page of any of the admin's lists. */
export const ADMIN_PER_PAGE = 20;
/** Of the jobs that failed for good the newest so many are shown; the queues' numbers count all. */
export const DEAD_LETTERS_SHOWN = 100;
/** So are the interviews whose grading failed for good. */
export const PARKED_SHOWN = 100;
/** What became of a question is counted in the newest so many papers. */
export const QUIZ_PAPERS_COUNTED = 1000;
export const REVIEW_STATES = ["open", "decided"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
/** Scores of a question: halves from 0 to 10. */
export const SCORE_STEP = 0.5;
export const MAX_QUESTION_SCORE = 10;
/** What the audit log names. */
export const AUDIT_ACTIONS = [
  "user.blocked",
  "user.unblocked",
  "user.verification-resent",
  "employer.verified",
  "employer.unverified",
  "job.hidden",
  "job.shown",
  "review.decided",
  "certificate.issued",
  "certificate.imported",
  "certificate.revoked",
  "session.created",
  "session.updated",
  "session.deleted",
  "attendance.imported",
  "job-queue.retried",
  "evaluation.retried",
  "second-factor.on",
  "second-factor.off",
  "second-factor.reset",
  "second-factor.recovered",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
