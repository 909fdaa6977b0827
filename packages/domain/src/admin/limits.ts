/** One page of any of the admin's lists. */
export const ADMIN_PER_PAGE = 20;
/** How many of the newest permanently failed jobs are shown; the queues' counts include all. */
export const DEAD_LETTERS_SHOWN = 100;
/** How many of the newest parked interviews are shown. */
export const PARKED_SHOWN = 100;
export const REVIEW_STATES = ["open", "decided"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
/** Scores of a question: halves from 0 to 10. */
export const SCORE_STEP = 0.5;
export const MAX_QUESTION_SCORE = 10;
/** The actions in the audit log. */
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
  "quiz-item.retired",
  "quiz-item.restored",
  "job-queue.retried",
  "evaluation.retried",
  "second-factor.on",
  "second-factor.off",
  "second-factor.reset",
  "second-factor.recovered",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
