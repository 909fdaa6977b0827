import type { Input } from "@dryrun/domain/contract/define";
import type { reportJob } from "@dryrun/domain/jobs/contract";
import type { Db } from "../../../db/client.ts";
import { notFound } from "../../../errors/app-error.ts";
import type { PersonLimit } from "../../../http/limits/person-limits.ts";
import { newId } from "../../../ids.ts";
import type { Clock } from "../../../ports.ts";
import { findJob } from "../../../records/jobs.ts";
import { putReport } from "../queries.ts";

export type Reports = ReturnType<typeof createReports>;
type Report = Input<typeof reportJob>["body"];

/** Stores students' reports of jobs. The public page offers them too, so no quiz is required. */
export const createReports =
  ({ db, clock, limit }: { db: Db; clock: Clock; limit: Pick<PersonLimit, "take"> }) =>
  async (studentId: string, jobId: string, { reason, note }: Report): Promise<void> => {
    await limit.take(studentId);
    const job = await findJob(db, jobId);
    if (!job || job.deletedAt || job.hiddenAt) throw notFound("This job");
    const now = clock.now();
    await putReport(db, { id: newId(now), jobId, studentId, reason, note, createdAt: now });
  };
