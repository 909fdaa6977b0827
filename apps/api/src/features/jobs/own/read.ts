import type { OwnJobsQuery } from "@dryrun/domain/jobs/schema";
import { pagingOf } from "@dryrun/domain/pages";
import { indianDay } from "@dryrun/domain/time";
import { notFound } from "../../../errors/app-error.ts";
import type { Member } from "../../../records/company/members.ts";
import { ownJobAnswer } from "../../../records/jobs/job-answers.ts";
import type { JobRow } from "../../../records/jobs/job-rows.ts";
import { findOwnJob } from "../../../records/jobs.ts";
import type { OwnJobDeps } from "./deps.ts";
import { findOwnJobs } from "./queries.ts";

const ownAnswer = ({ job, applicationCount }: { job: JobRow; applicationCount: number }, now: Date) => ({
  ...ownJobAnswer(job, now),
  closedAt: job.closedAt?.toISOString() ?? null,
  hidden: job.hiddenAt !== null,
  awaitsVerification: job.awaitsVerification,
  applicationCount,
});

export async function readOwn({ db, clock }: OwnJobDeps, member: Member, id: string) {
  const row = await findOwnJob(db, id, member);
  if (!row) throw notFound("This job");
  return ownAnswer(row, clock.now());
}

export const list =
  ({ db, clock }: OwnJobDeps) =>
  async (member: Member, asked: OwnJobsQuery) => {
    const now = clock.now();
    const { rows, total } = await findOwnJobs(db, member, asked, indianDay(now));
    return {
      jobs: rows.map((row) => ownAnswer(row, now)),
      ...pagingOf(total, asked),
    };
  };
