import { SECOND_MS } from "../time.ts";

export const APPLICATION_STATUSES = ["pending", "accepted", "rejected", "withdrawn"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
/** Why an application accepts no more results; `deleted` refers to its job. */
export const APPLICATION_ENDS = ["accepted", "rejected", "withdrawn", "deleted"] as const;
export type ApplicationEnd = (typeof APPLICATION_ENDS)[number];

/** The label of a decision where the verdict of an interview is visible too. */
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

/** An application that is visible for this long counts as opened; requesting it does not. */
export const OPENED_AFTER_SECONDS = 10;

/** How long, in seconds, a decision with `undoable` is held before it is final and its mail is sent. */
export const UNDO_SECONDS = 15;
export const UNDO_MS = UNDO_SECONDS * SECOND_MS;

/** Every status except withdrawn, for the employer's counts and filters. */
export const LIVE = "live";
/** The interview's state as the employer sees it: sent, not sent, sent and not read yet. */
export const INTERVIEW_FILTERS = ["sent", "pending", "unread"] as const;

/** The page size of a student's own applications. */
export const MY_APPLICATIONS_PER_PAGE = 6;
export const EMPLOYER_APPLICATIONS_PER_PAGE = 9;
/** The page size without a `page`. */
export const MY_APPLICATIONS_UNPAGED = 100;

/** Exports of applications per employer and hour. */
export const APPLICATION_EXPORTS_PER_HOUR = 30;
/** The maximum number of applications that one call can change. */
export const MAX_TRIAGED = 100;
export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
/** The maximum number of applications in one workbook, whose writer keeps all of them in memory; a CSV file has no limit. */
export const MAX_WORKBOOK_ROWS = 200_000;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const APPLICATION_SORTS = ["newest", "oldest", "score", "name", "name-desc"] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];
/** Days after which the decision of a pending application is overdue; the dashboard lists it. */
export const DECISION_DUE_DAYS = 3;
/** The maximum of `appliedWithin` and `waitingFor`. */
export const MAX_FILTER_DAYS = 365;
/** Words of this length match anywhere in a name; shorter ones match the beginning of a word. */
export const NAME_PART_FROM = 3;
