import type { Db } from "../../../db/client.ts";
import { jobReports } from "../../../db/schema/job-interest.ts";

/** Keeps one per student and job: a second report replaces the first, and is open again. */
export const putReport = (db: Db, report: typeof jobReports.$inferInsert) =>
  db
    .insert(jobReports)
    .values(report)
    .onConflictDoUpdate({
      target: [jobReports.jobId, jobReports.studentId],
      set: { reason: report.reason, note: report.note ?? "", createdAt: report.createdAt, settledAt: null },
    });
