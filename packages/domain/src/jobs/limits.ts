import { type ChoiceValue, choiceValues, JOB_CHOICE_NAMES, JOB_CHOICES } from "./choices.ts";

export const JOB_TYPES = choiceValues("jobType");
export type JobType = ChoiceValue<"jobType">;
export const JOB_TYPE_LABELS: Record<JobType, string> = JOB_CHOICES.jobType.values;

export const DATE_POSTED = ["24h", "7d", "30d"] as const;
export type DatePosted = (typeof DATE_POSTED)[number];

export const DATE_POSTED_LABELS: Record<DatePosted, string> = {
  "24h": "Last 24 hours",
  "7d": "Last 7 days",
  "30d": "Last 30 days",
};
export const DATE_POSTED_HOURS: Record<DatePosted, number> = { "24h": 24, "7d": 7 * 24, "30d": 30 * 24 };

/** `best`: jobs with the most of the student's skills first, then the newest. */
export const JOB_SORTS = ["newest", "best"] as const;
/** The order without `sort`. */
export const DEFAULT_SORT = "newest";

/** The choices of the page: minimum pay, in rupees per year, and maximum experience, in years; the API accepts any number. */
export const PAY_STEPS = [200_000, 300_000, 400_000, 600_000, 800_000, 1_000_000] as const;
export const EXPERIENCE_STEPS = [0, 1, 2, 3, 5] as const;

/** The maximum count shown for other values of a filter. */
export const COUNT_CAP = 1000;
/** The number of values counted for each facet, the most frequent ones. */
export const FACET_VALUES = 10;
/** The maximum number of skills in one search. */
export const MAX_SKILL_FILTERS = 10;
/** The filters of a job alert: those of the list except the date. */
export const ALERT_FILTERS = [
  "title",
  "location",
  "minSalary",
  "maxExperience",
  "skills",
  ...JOB_CHOICE_NAMES,
] as const;
export type AlertFilterName = (typeof ALERT_FILTERS)[number];
/** Filters that are removed, in this order, to find something for a search without results. */
export const LOOSENED_FILTERS = [...ALERT_FILTERS, "datePosted"] as const;
/** The maximum number of suggestions for a search that finds nothing. */
export const MAX_LOOSER = 4;

export const JOBS_PER_PAGE = 20;
/** Orders of My Jobs: the newest, most applications, or by title. */
export const OWN_JOB_SORTS = ["newest", "applications", "title"] as const;
export const JOB_STATES = ["open", "closed"] as const;
export const MAX_JOB_ALERTS = 20;
/** Hours from one mail of an alert to the next. */
export const ALERT_HOURS = 24;
/** The maximum number of jobs in one mail of an alert, which also shows how many more there are. */
export const ALERT_MAIL_JOBS = 10;
/** The number of open jobs on the front page. */
export const NEWEST_JOBS = 6;
/** The number of similar open jobs on the page of a closed job and on that of a decided application. */
export const SIMILAR_JOBS = 3;
/** Reports per student and hour. */
export const REPORTS_PER_HOUR = 10;

/** The reasons of the report form; the API accepts any text. */
export const REPORT_REASONS = [
  "Asks for money",
  "Not a real job",
  "Wrong or misleading details",
  "Discriminates",
  "Something else",
] as const;

/** Jobs that a company, or a person for companies, posts within 24 hours; the second number holds until an admin has verified it. */
export const JOBS_PER_DAY = 100;
export const UNVERIFIED_JOBS_PER_DAY = 10;
