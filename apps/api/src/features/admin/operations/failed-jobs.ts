import { JOBS_GONE, jobsRetried } from "@dryrun/domain/admin/messages";
import type { deadLetters, retryJobs } from "@dryrun/domain/admin/records/contract";
import { kindOfJob } from "@dryrun/domain/admin/records/job-names";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import { countOf } from "@dryrun/domain/text";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import type { Clock, Queue } from "../../../ports.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import { deadLetterAnswer } from "./serialize.ts";

interface FailedJobDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "dead" | "retryDead">;
}
export type FailedJobs = ReturnType<typeof createFailedJobs>;

/** Lists and retries jobs whose attempts all failed. */
export function createFailedJobs({ db, clock, queue }: FailedJobDeps) {
  return {
    /** Lists those of a kind or a name, the newest first. */
    async list({
      page,
      limit,
      kind,
      name: asked,
    }: Input<typeof deadLetters>["query"]): Promise<Output<typeof deadLetters>> {
      const hasName = (name: string) => (!kind || kindOfJob(name) === kind) && (!asked || name === asked);
      const { rows, total } = await queue.dead(db, { page, limit, hasName });
      return {
        deadLetters: rows.map(deadLetterAnswer),
        ...pagingOf(total, { page, limit }),
      };
    },

    /** Enqueues these jobs again with all their attempts. If two admins race, the second gets those that the first left. */
    retry: (adminId: string, ids: readonly string[]): Promise<Output<typeof retryJobs>> =>
      db.transaction(async (tx) => {
        const uniqueIds = [...new Set(ids)];
        const jobs = await queue.retryDead(tx, uniqueIds);
        if (jobs.length === 0)
          throw uniqueIds.length === 1 ? notFound("This job") : new AppError("NOT_FOUND", JOBS_GONE);
        const now = clock.now();
        for (const [name, { length }] of Map.groupBy(jobs, (job) => job.name)) {
          const detail = length > 1 ? countOf(length, "job") : "";
          await addAuditEntry(tx, { actorId: adminId, action: "job-queue.retried", target: name, detail }, now);
        }
        const retried = jobs.map(({ id }) => id);
        const gone = uniqueIds.filter((id) => !retried.includes(id));
        return { message: jobsRetried(retried.length, gone.length), retried, gone };
      }),
  };
}
