import type { Db } from "../../../db/client.ts";
import type { Clock, Queue } from "../../../ports.ts";
import type { JobRecords } from "../../../records/jobs.ts";
export interface OwnJobParts {
  db: Db;
  clock: Clock;
  records: Pick<JobRecords, "change">;
  queue: Pick<Queue, "enqueueAll">;
}
