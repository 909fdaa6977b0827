import type { Output } from "@dryrun/domain/contract/define";
import type { savedJobs } from "@dryrun/domain/jobs/contract";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../../db/client.ts";
import type { Clock } from "../../../ports.ts";
import { listedJobAnswer } from "../../../records/jobs/job-answers.ts";
import * as query from "../queries.ts";
import { ownOf } from "../serialize.ts";
import type { JobsService } from "../service.ts";

export type SavedJobs = ReturnType<typeof createSavedJobs>;

export function createSavedJobs({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Pick<JobsService, "read"> }) {
  const findStudentState = query.prepareStudentState(db);
  return {
    async list(studentId: string, paging: { page: number; limit: number }): Promise<Output<typeof savedJobs>> {
      const saved = await query.findSavedJobs(db, studentId, paging);
      const ids = saved.jobs.map(({ id }) => id);
      const state = await findStudentState(studentId, ids);
      const now = clock.now();
      return {
        savedJobs: saved.jobs.map((job) => listedJobAnswer(job, now)).map((job) => ({ ...job, ...ownOf(job, state) })),
        ...pagingOf(saved.total, paging),
      };
    },

    /** Saves a job that the student may open; repeating it is allowed. */
    async save(studentId: string, jobId: string): Promise<void> {
      await jobs.read(studentId, jobId);
      await query.insertSavedJob(db, { studentId, jobId, savedAt: clock.now() });
    },

    unsave: (studentId: string, jobId: string) => query.deleteSavedJob(db, studentId, jobId),
  };
}
