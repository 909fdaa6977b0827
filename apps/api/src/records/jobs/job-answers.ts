import { JOB_DELETED } from "@dryrun/domain/applications/messages";
import type { JobType } from "@dryrun/domain/jobs/limits";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { preview, richTextOf } from "@dryrun/domain/text";
import type { JobRow, ListedRow } from "./job-rows.ts";

/** A job that its employer deleted keeps its applications and their interviews. */
export const titleOf = ({ title, deletedAt }: Pick<JobRow, "title" | "deletedAt">) => (deletedAt ? JOB_DELETED : title);

const listedFieldsOf = (job: ListedRow, now: Date) => ({
  _id: job.id,
  title: titleOf(job),
  company: job.company,
  location: job.location,
  jobType: job.jobType as JobType,
  salary: job.salary,
  description: job.description,
  experienceMin: job.experienceMin,
  experienceMax: job.experienceMax,
  companyApply: job.companyApply,
  companyUrl: job.companyUrl,
  createdAt: job.createdAt.toISOString(),
  closingDate: job.closingDate,
  closed: isClosed(job.closingDate, now),
});

/** As a list shows it: the words of its card. */
export const listedJobAnswer = (job: ListedRow, now: Date) => ({
  ...listedFieldsOf(job, now),
  description: richTextOf(preview(job.description)),
});

export type ListedJob = ReturnType<typeof listedJobAnswer>;

/** A whole job as every answer carries it. */
export const jobAnswer = (job: JobRow, now: Date) => ({
  ...listedFieldsOf(job, now),
  requirements: job.requirements,
  benefits: job.benefits,
});
