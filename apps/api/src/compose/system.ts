import type { WatchedPayments } from "../adapters/payments/watched.ts";
import type { Database } from "../db/client.ts";
import type { Tolerance } from "../errors/tolerate.ts";
import { createIncidents } from "../features/incidents/service.ts";
import { createSiteStatus } from "../features/status/service.ts";
import { createMetrics } from "../features/system/metrics.ts";
import { createReadiness } from "../features/system/readiness.ts";
import {
  type createAnswerFaults,
  type createJobTimes,
  readOnlyMetrics,
  workMetrics,
} from "../features/system/work-metrics.ts";
import type { Clock, Queue } from "../ports.ts";
import type { Flags } from "../records/flags/flags.ts";
import type { ReadOnly } from "../records/maintenance/read-only.ts";
import type { Search } from "../search/search.ts";

interface SystemDeps {
  database: Database;
  clock: Clock;
  queue: Queue;
  searches: Readonly<Record<string, Search>>;
  workCounts: { jobTimes: ReturnType<typeof createJobTimes>; answerFaults: ReturnType<typeof createAnswerFaults> };
  readOnly: ReadOnly;
  flags: Flags;
  watched: WatchedPayments;
  tolerance: Tolerance;
}

/** Creates the checks that show whether this process and the whole installation are well. */
export function composeSystem({
  database,
  clock,
  queue,
  searches,
  workCounts,
  readOnly,
  flags,
  watched: { failedOrders },
  tolerance,
}: SystemDeps) {
  const { db } = database;
  const readiness = createReadiness({ database, clock, queue });
  const siteStatus = createSiteStatus({
    db,
    clock,
    queue,
    flags,
    readOnly,
    failedOrders,
    isWriting: async () => !(await readiness.faults()).includes("database"),
    isSearchReady: () => Object.values(searches).every((search) => search.isReady()),
  });
  return {
    metrics: createMetrics(database, searches, [
      workCounts.jobTimes.histogram,
      workCounts.answerFaults.counter,
      ...workMetrics({ database, clock, queue, tolerance }),
      ...readOnlyMetrics(readOnly, clock),
    ]),
    readiness,
    siteStatus,
    incidents: createIncidents({ db, clock, onChange: siteStatus.refresh }),
  };
}
