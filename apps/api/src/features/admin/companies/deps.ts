import type { Db } from "../../../db/client.ts";
import type { CompanyLimit } from "../../../http/limits/person-limits.ts";
import type { Clock } from "../../../ports.ts";
import type { JobRecords } from "../../../records/jobs/job-records.ts";

export interface CompanyDeps {
  db: Db;
  clock: Clock;
  needsVerification: boolean;
  jobRecords: Pick<JobRecords, "change">;
  /** Invitations and reminders of a company in 24 hours. */
  mails: Pick<CompanyLimit, "stateOfCompany">;
  contactsPerDay: number;
}
