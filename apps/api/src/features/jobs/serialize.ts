import type { JobType } from "@dryrun/domain/jobs/limits";
import { isClosed } from "@dryrun/domain/jobs/rules";
import type { JobRow } from "./queries.ts";

/** A job as every answer carries it. */
export const jobAnswer = (job: JobRow, now: Date) => ({
  _id: job.id,
  title: job.title,
  company: job.company,
  location: job.location,
  jobType: job.jobType as JobType,
  salary: job.salary,
  description: job.description,
  requirements: job.requirements,
  benefits: job.benefits,
  experienceMin: job.experienceMin,
  experienceMax: job.experienceMax,
  companyApply: job.companyApply,
  companyUrl: job.companyUrl,
  createdAt: job.createdAt.toISOString(),
  closingDate: job.closingDate,
  closed: isClosed(job.closingDate, now),
});
