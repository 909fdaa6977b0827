/** What people of a company do to a job and its applications. */
export const ACTIVITY_KINDS = [
  "posted",
  "edited",
  "closed",
  "reopened",
  "deleted",
  "invited",
  "reminded",
  "mailed",
  "looked",
  "moved",
  "moved-by-rule",
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
  "stages-changed",
  "meeting-proposed",
  "meeting-moved",
  "meeting-cancelled",
  "meeting-booked",
  "meeting-declined",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Entries per answer. */
export const ACTIVITY_PER_PAGE = 30;
