import type { reports } from "@dryrun/domain/admin/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { totalPagesOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../http/app-error.ts";
import type { Clock } from "../../ports.ts";
import { isBlocked } from "../auth/queries.ts";
import { findJob } from "../jobs/queries.ts";
import { addAuditEntry } from "./audit-queries.ts";
import * as query from "./report-queries.ts";
import { reportAnswer, reportedJob } from "./serialize.ts";

interface ReportParts {
  db: Db;
  clock: Clock;
  /** Told when a job was hidden or is shown again. */
  forgetJobs: () => void;
}
export type JobReports = ReturnType<typeof createJobReports>;

/** What students reported, and the jobs that an admin hides for it. */
export function createJobReports({ db, clock, forgetJobs }: ReportParts) {
  /** The account before its jobs, as whoever blocks it. */
  async function locked(tx: Db, id: string) {
    const employerId = (await findJob(tx, id))?.employerId;
    const isEmployerBlocked = employerId ? await isBlocked(tx, employerId) : false;
    const job = await query.lockJob(tx, id);
    if (!job) throw notFound("This job");
    return { job, isEmployerBlocked };
  }

  return {
    async list(asked: Input<typeof reports>["query"]): Promise<Output<typeof reports>> {
      const { rows, total } = await query.findReports(db, asked);
      return {
        reports: rows.map(reportAnswer),
        totalPages: totalPagesOf(total, asked.limit),
        currentPage: asked.page,
        total,
      };
    },

    async hide(adminId: string, id: string, isHidden: boolean) {
      const changed = await db.transaction(async (tx) => {
        const { job, isEmployerBlocked } = await locked(tx, id);
        if ((job.hiddenByAdminAt !== null) === isHidden) return job;
        const now = clock.now();
        await (isHidden ? query.hideJob(tx, job, now) : query.showJob(tx, job, isEmployerBlocked));
        const action = isHidden ? "job.hidden" : "job.shown";
        await addAuditEntry(tx, { actorId: adminId, action, target: id }, now);
        return (await findJob(tx, id)) ?? job;
      });
      forgetJobs();
      return reportedJob(changed);
    },
  };
}
