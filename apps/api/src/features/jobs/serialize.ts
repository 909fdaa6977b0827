import { JOB_DELETED } from "@dryrun/domain/applications/messages";
import type { JobType } from "@dryrun/domain/jobs/limits";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { preview, richTextOf } from "@dryrun/domain/text";
import type { JobRow, StudentState } from "./queries.ts";

/** A job that its employer deleted keeps its applications and their interviews. */
export const titleOf = ({ title, deletedAt }: Pick<JobRow, "title" | "deletedAt">) => (deletedAt ? JOB_DELETED : title);

/** Open, and neither deleted nor hidden. */
export const isListed = ({ closingDate, deletedAt, hiddenAt }: JobRow, now: Date) =>
  !isClosed(closingDate, now) && deletedAt === null && hiddenAt === null;

/** A job as every answer carries it. */
export const jobAnswer = (job: JobRow, now: Date) => ({
  _id: job.id,
  title: titleOf(job),
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

/** What is the student's own of a job. */
export const ownOf = (id: string, { applicationOf, savedIds }: StudentState) => ({
  applicationId: applicationOf[id] ?? null,
  saved: savedIds.has(id),
});

/** As a list shows it: the words of its card. */
export function listedJobAnswer(job: JobRow, now: Date) {
  const { requirements: _, benefits: __, ...answer } = jobAnswer(job, now);
  return { ...answer, description: richTextOf(preview(job.description)) };
}
