import { SECOND_MS } from "../time.ts";
import { NOTICE_LABEL } from "./notice.ts";

interface ExportColumn {
  title: string;
  /** The width in a workbook, in characters. */
  width: number;
  /** Whether the cells are calendar days, `YYYY-MM-DD`. */
  isDay?: true;
}

/** The columns of an export, as in the file's header row. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { title: "Name", width: 24 },
  { title: "Email", width: 30 },
  { title: "Phone", width: 13 },
  { title: "Job", width: 28 },
  { title: "Company", width: 24 },
  { title: "Applied on", width: 13, isDay: true },
  { title: "Status", width: 11 },
  { title: "Decided on", width: 13, isDay: true },
  { title: "Reason", width: 36 },
  { title: "Expected CTC", width: 14 },
  { title: "Current CTC", width: 13 },
  { title: NOTICE_LABEL, width: 19 },
  { title: "Skills", width: 36 },
  { title: "Languages", width: 20 },
  { title: "Portfolio", width: 30 },
  { title: "Interview", width: 11 },
  { title: "Score", width: 8 },
  { title: "Verdict", width: 10 },
  { title: "Stage", width: 11 },
  { title: "Tags", width: 24 },
  { title: "Notes", width: 36 },
];

/** Notes of one application. */
export const MAX_NOTES = 200;
/** Colleagues mentioned in one note. */
export const MAX_MENTIONED = 10;

/** Other applications of the same candidate in one answer, the newest ones. */
export const MAX_OTHERS = 20;

/** The maximum length of a draft's values as JSON: several times the longest valid form. */
export const MAX_DRAFT = 400_000;
/** Drafts that one student can have at the same time. */
export const MAX_DRAFTS = 30;

/** How often an open page reports that a person looks at an application, in seconds. */
export const LOOKING_EVERY_SECONDS = 20;
/** How long a person counts as looking after the last report: two reports, and time for a slow network. */
export const LOOKING_FOR_SECONDS = 50;

/** When a candidate is notified of a decision: once it cannot be undone any more, or next at 9:00 in India. */
export const NOTIFY_TIMES = ["now", "morning"] as const;
export type NotifyTime = (typeof NOTIFY_TIMES)[number];
/** The hour of India at which held mails go out. */
export const MORNING_HOUR = 9;
/** How often the decision on one application can be reopened. */
export const MAX_REOPENED = 5;

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
