import type { Db } from "../../../db/client.ts";
import type { Clock } from "../../../ports.ts";
import type { JobRecords } from "../../../records/jobs.ts";
export interface OwnJobParts {
  db: Db;
  clock: Clock;
  records: Pick<JobRecords, "change">;
}
