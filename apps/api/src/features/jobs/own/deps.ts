import type { Db } from "../../../db/client.ts";
import type { CompanyLimit } from "../../../http/limits/person-limits.ts";
import type { Clock, Queue } from "../../../ports.ts";
import type { JobRecords } from "../../../records/jobs/job-records.ts";
export interface OwnJobDeps {
  db: Db;
  clock: Clock;
  records: Pick<JobRecords, "change">;
  /** Whether jobs are listed only once their employer is verified. */
  needsVerification: boolean;
  queue: Pick<Queue, "enqueueAll">;
  /** Limit the jobs that a company posts per day. */
  limits: Record<"jobs" | "unverifiedJobs", Pick<CompanyLimit, "take">>;
}
