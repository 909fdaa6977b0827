/** What people of a company do to a job and its applications. */
export const ACTIVITY_KINDS = [
  "posted",
  "edited",
  "closed",
  "reopened",
  "deleted",
  "invited",
  "reminded",
  "looked",
  "moved",
  "assigned",
  "accepted",
  "rejected",
  "undone",
  "decision-reopened",
  "exported",
  "contact-stopped",
  "contact-allowed",
  "scored",
  "score-changed",
  "criteria-changed",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Entries per answer. */
export const ACTIVITY_PER_PAGE = 30;
