export const APPLICATION_STATUSES = ["pending", "accepted", "rejected", "withdrawn"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
/** Why an application takes no result any more; `deleted` is its job. */
export const APPLICATION_ENDS = ["accepted", "rejected", "withdrawn", "deleted"] as const;
export type ApplicationEnd = (typeof APPLICATION_ENDS)[number];

/** Names a decision where the verdict of an interview can be seen too. */
export const DECISION_LABEL = "Company's decision";
export const STATUS_LABELS: Record<ApplicationStatus, string> = {
  pending: "Pending",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

/** How far the employer is with a pending application. The candidate never sees it. */
export const STAGES = ["new", "reading", "shortlist", "call", "offer"] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_LABELS: Record<Stage, string> = {
  new: "New",
  reading: "Reading",
  shortlist: "Shortlist",
  call: "Call",
  offer: "Offer",
};

/** An application that is in sight for as long as this counts as opened; asking for it does not. */
export const OPENED_AFTER_SECONDS = 10;

/** How long a decision that is asked for as `undoable` is held before it is final and its mail leaves. */
export const UNDO_SECONDS = 15;

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

export const APPLICATION_SORTS = ["newest", "oldest", "score", "name", "name-desc"] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];
/** A pending application that is older waits too long for its decision; the dashboard names it. */
export const DECISION_DUE_DAYS = 3;
/** The longest that `appliedWithin` and `waitingFor` reach back. */
export const MAX_FILTER_DAYS = 365;
/** From this length on a word of the name filter is found anywhere in a name; shorter ones begin the name. */
export const NAME_PART_FROM = 3;
