import type { reports } from "@dryrun/domain/admin/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Clock } from "../../ports.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { isCompanyBlocked } from "../../records/company/companies.ts";
import type { JobRecords } from "../../records/jobs/job-records.ts";
import { findJob } from "../../records/jobs.ts";
import * as query from "./report-queries.ts";
import { reportAnswer, reportedJob } from "./serialize.ts";

interface ReportDeps {
  db: Db;
  clock: Clock;
  jobRecords: Pick<JobRecords, "change">;
}
export type JobReports = ReturnType<typeof createJobReports>;

/** Lists students' reports, hides reported jobs, and settles unfounded reports. */
export function createJobReports({ db, clock, jobRecords }: ReportDeps) {
  /** Locks the owners before their jobs, in the same order as blocking. */
  async function locked(tx: Db, id: string) {
    const companyId = (await findJob(tx, id))?.companyId;
    const isEmployerBlocked = companyId ? await isCompanyBlocked(tx, companyId) : false;
    const job = await query.lockJob(tx, id);
    if (!job) throw notFound("This job");
    return { job, isEmployerBlocked };
  }

  return {
    async list(asked: Input<typeof reports>["query"]): Promise<Output<typeof reports>> {
      const { rows, total } = await query.findReports(db, asked);
      return {
        reports: rows.map(reportAnswer),
        ...pagingOf(total, asked),
      };
    },

    async hide(adminId: string, id: string, { hidden: isHidden, reason }: { hidden: boolean; reason: string }) {
      const changed = await jobRecords.change(async (tx) => {
        const { job, isEmployerBlocked } = await locked(tx, id);
        if ((job.hiddenByAdminAt !== null) === isHidden) return job;
        const now = clock.now();
        await (isHidden ? query.hideJob(tx, job, now) : query.showJob(tx, job, isEmployerBlocked));
        const action = isHidden ? "job.hidden" : "job.shown";
        await addAuditEntry(tx, { actorId: adminId, action, target: id, detail: reason }, now);
        return (await findJob(tx, id)) ?? job;
      });
      return reportedJob(changed);
    },

    /** The audit names the job, because a report has no name. */
    settle(adminId: string, id: string, { settled: isSettled, reason }: { settled: boolean; reason: string }) {
      return db.transaction(async (tx) => {
        const now = clock.now();
        const isChanged = await query.settleReport(tx, id, isSettled ? now : null);
        const report = await query.findReport(tx, id);
        if (!report) throw notFound("This report");
        const action = isSettled ? "report.settled" : "report.reopened";
        const entry = { actorId: adminId, action, target: report.report.jobId, detail: reason } as const;
        if (isChanged) await addAuditEntry(tx, entry, now);
        return reportAnswer(report);
      });
    },
  };
}
