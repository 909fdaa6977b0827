import { MINUTE_MS } from "@dryrun/domain/time";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { type ListedJob, listedJobAnswer } from "./job-answers.ts";
import { prepareFindListed } from "./job-rows.ts";

/** The maximum number of cached rows, about a kilobyte each. */
const KEPT_ROWS = 40_000;
const KEPT_MINUTES = 5;

/** Caches jobs of lists for five minutes or until they change, because many lists contain the same jobs. */
export function createListedJobs({ db, clock }: { db: Db; clock: Clock }) {
  const findListed = prepareFindListed(db);
  const cache = new LRUCache<string, ListedJob>({
    max: KEPT_ROWS,
    ttl: KEPT_MINUTES * MINUTE_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    /** Reads jobs in the order of the ids; deleted ones are missing. */
    async read(ids: readonly string[]): Promise<ListedJob[]> {
      const jobsById = new Map(ids.map((id) => [id, cache.get(id)]));
      const missing = ids.filter((id) => !jobsById.get(id));
      const now = clock.now();
      for (const row of missing.length > 0 ? await findListed(missing) : []) {
        const job = listedJobAnswer(row, now);
        jobsById.set(row.id, job);
        cache.set(row.id, job);
      }
      return ids.flatMap((id) => jobsById.get(id) ?? []);
    },
    forget(ids: readonly string[]): void {
      for (const id of ids) cache.delete(id);
    },
  };
}
