import { JOB_DELETED } from "@dryrun/domain/applications/messages";
import { JOB_FIELD_NAMES, LISTED_JOB_FIELDS, PUBLIC_JOB_FIELDS, pickFields } from "@dryrun/domain/jobs/fields";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { skillsOfJob } from "@dryrun/domain/jobs/skill-match";
import { salaryText } from "@dryrun/domain/pay/salary-text";
import { preview } from "@dryrun/domain/rich-text/plain-text";
import type { JobRow, ListedRow } from "./job-rows.ts";

/** The job of an application or interview, which may be deleted. */
export const titleOf = ({ title, deletedAt }: Pick<JobRow, "title" | "deletedAt">) => (deletedAt ? JOB_DELETED : title);

const keptOf = ({ id, createdAt }: ListedRow) => ({ _id: id, createdAt: createdAt.toISOString() });

const stateOf = (job: ListedRow, now: Date) => ({
  ...keptOf(job),
  title: titleOf(job),
  closed: isClosed(job, now),
});

/** Returns a job for a list: the first words of its description as plain text, and the skills that it names. */
export const listedJobAnswer = (job: ListedRow, now: Date) => ({
  ...pickFields(job, LISTED_JOB_FIELDS),
  salary: salaryText(job.salary),
  ...stateOf(job, now),
  description: preview(job.description),
  skills: skillsOfJob(job),
});

export type ListedJob = ReturnType<typeof listedJobAnswer>;

/** Returns a job for its employer. */
export const ownJobAnswer = (job: JobRow, now: Date) => ({
  ...pickFields(job, JOB_FIELD_NAMES),
  ...stateOf(job, now),
});

/** Returns a job for students. */
export const jobAnswer = (job: JobRow, now: Date) => ({
  ...ownJobAnswer(job, now),
  salary: salaryText(job.salary),
});

/** Returns an open job for the public page. */
export const publicJobAnswer = (job: JobRow) => ({
  ...pickFields(job, PUBLIC_JOB_FIELDS),
  ...keptOf(job),
  salary: salaryText(job.salary),
  skills: skillsOfJob(job),
});
