export const APPLICATION_STATUSES = ["pending", "accepted", "rejected", "withdrawn"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const STATUS_LABELS: Record<ApplicationStatus, string> = {
  pending: "Pending",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

/** Every status except withdrawn: the employer's counts and filters use these. */
export const LIVE = "live";
/** By the interview, as far as the employer knows: sent, not sent, sent and not read yet. */
export const INTERVIEW_FILTERS = ["sent", "pending", "unread"] as const;

/** Page sizes: a student's own, an employer's. */
export const MY_APPLICATIONS_PER_PAGE = 6;
export const EMPLOYER_APPLICATIONS_PER_PAGE = 9;
/** The default page size. */
export const MY_APPLICATIONS_UNPAGED = 100;

/** Exports of applications per employer and hour. */
export const APPLICATION_EXPORTS_PER_HOUR = 30;
/** Applications that one call can change. */
export const MAX_TRIAGED = 100;
export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
/** Applications in one workbook, whose writer holds all of them in memory; a CSV file has no limit. */
export const MAX_WORKBOOK_ROWS = 200_000;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const APPLICATION_SORTS = ["newest", "score"] as const;
