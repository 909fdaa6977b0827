import type { Database } from "../db/client.ts";
import { createMetrics } from "../features/system/metrics.ts";
import { createReadiness } from "../features/system/readiness.ts";
import { type createJobTimes, workMetrics } from "../features/system/work-metrics.ts";
import type { Clock, Queue } from "../ports.ts";
import type { Search } from "../search/search.ts";

interface SystemParts {
  database: Database;
  clock: Clock;
  queue: Queue;
  searches: Readonly<Record<string, Search>>;
  jobTimes: ReturnType<typeof createJobTimes>;
}

/** What shows whether this process and the whole installation are well. */
export const composeSystem = ({ database, clock, queue, searches, jobTimes }: SystemParts) => ({
  metrics: createMetrics(database, searches, [jobTimes.histogram, ...workMetrics({ database, clock, queue })]),
  readiness: createReadiness({ database, clock, queue }),
});
