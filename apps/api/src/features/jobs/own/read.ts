import { totalPagesOf } from "@dryrun/domain/pages";
import { notFound } from "../../../http/app-error.ts";
import { jobAnswer } from "../../../records/jobs/job-answers.ts";
import type { JobRow } from "../../../records/jobs/job-rows.ts";
import { findOwnJob } from "../../../records/jobs.ts";
import type { OwnJobParts } from "./parts.ts";
import { findOwnJobs } from "./queries.ts";

const ownAnswer = ({ job, applicationCount }: { job: JobRow; applicationCount: number }, now: Date) => ({
  ...jobAnswer(job, now),
  hidden: job.hiddenAt !== null,
  applicationCount,
});

export async function readOwn({ db, clock }: OwnJobParts, employerId: string, id: string) {
  const row = await findOwnJob(db, id, employerId);
  if (!row) throw notFound("This job");
  return ownAnswer(row, clock.now());
}

export const list =
  ({ db, clock }: OwnJobParts) =>
  async (employerId: string, paging: { page: number; limit: number }) => {
    const { rows, total } = await findOwnJobs(db, employerId, paging);
    const now = clock.now();
    return {
      jobs: rows.map((row) => ownAnswer(row, now)),
      totalPages: totalPagesOf(total, paging.limit),
      currentPage: paging.page,
      total,
    };
  };
