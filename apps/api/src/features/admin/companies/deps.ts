import type { Db } from "../../../db/client.ts";
import type { Limit } from "../../../http/limits/rate-limit.ts";
import type { Clock } from "../../../ports.ts";
import type { JobRecords } from "../../../records/jobs/job-records.ts";

export interface CompanyDeps {
  db: Db;
  clock: Clock;
  needsVerification: boolean;
  jobRecords: Pick<JobRecords, "change">;
  /** Invitations and reminders of a company in 24 hours. */
  mails: Pick<Limit, "state">;
  contactsPerDay: number;
}
