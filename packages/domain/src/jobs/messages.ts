import { countOf } from "../text.ts";
import { JOB_CHOICES, mapChoices } from "./choices.ts";
import { JOBS_PER_DAY, UNVERIFIED_JOBS_PER_DAY } from "./limits.ts";

/** An employer's usual time to answer is the median of this many decisions, the newest ones. */
export const ANSWER_TIME_DECISIONS = 20;
/** With fewer decisions nothing is shown. */
export const LEAST_ANSWER_TIME_DECISIONS = 5;

/** "Sahyadri Analytics usually answers within 4 days." */
export const answersWithin = (company: string, days: number): string =>
  `${company} usually answers within ${countOf(days, "day")}.`;

/** The labels of the fields: in the form, in errors, and in the job. */
export const JOB_LABELS = {
  title: "Title",
  company: "Company",
  location: "Location",
  salary: "Salary",
  ...mapChoices((name) => JOB_CHOICES[name].label),
  experienceMin: "Minimum experience",
  experienceMax: "Maximum experience",
  description: "Description",
  requirements: "Requirements",
  benefits: "Benefits",
  companyApply: "How candidates apply",
  companyUrl: "Company URL",
  closingDate: "Closing date",
} as const;

export const CLOSING_DATE_PAST = "The closing date has passed.";
export const JOB_POSTED = "Job posted";
export const JOB_SAVED = "Job saved";
export const JOB_DELETED_FOR_GOOD = "Job deleted. Its applications stay; its invitations no longer work.";
export const JOB_CLOSED_NOW = "Job closed. Nobody can apply. Open invitations are paused until you reopen it.";
export const JOB_REOPENED = "Job reopened. Candidates can find it and apply again.";
export const CLOSED_BY_DATE = "The closing date has passed. Edit the job and set a later date first.";
export const DELETED_FOR_GOOD = "This job was deleted. Post it again as a new job.";
export const JOB_KEPT = "Saved for later";
export const JOB_NO_LONGER_KEPT = "No longer saved";
export const ALERT_MADE = "You will get an e-mail when new jobs match, at most once a day.";
export const ALERT_GONE = "Job alert deleted";
export const ALERT_STOPPED = "You will get no more e-mails for this alert.";
export const ALERT_RESUMED = "You will get e-mails for this alert again.";
export const JOB_REPORTED = "Thank you. We will look at this job.";
export const TOO_MANY_ALERTS = "Delete a job alert before you add another.";

export const JOBS_OF_TODAY_POSTED = `You can post ${JOBS_PER_DAY} jobs in 24 hours. Post the rest tomorrow.`;
export const JOBS_BEFORE_VERIFICATION = `Until we have checked your company, you can post ${UNVERIFIED_JOBS_PER_DAY} jobs in 24 hours.`;
