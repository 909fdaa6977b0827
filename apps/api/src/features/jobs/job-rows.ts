import { MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { findJobs, type JobRow } from "./queries.ts";
import { listedJobAnswer } from "./serialize.ts";

const KEPT_ROWS = 5000;

export interface ListedJob {
  row: JobRow;
  /** As lists show it, the same for every student. */
  answer: ReturnType<typeof listedJobAnswer>;
}

/** Jobs as lists show them, kept for a minute or until this process changes one: many lists hold the same jobs. */
export function createJobRows({ db, clock }: { db: Db; clock: Clock }) {
  const known = new Map<string, { job: ListedJob; at: number }>();
  return {
    /** In the order of the ids, without those that are gone. */
    async read(ids: readonly string[]): Promise<ListedJob[]> {
      const time = clock.now();
      const now = time.getTime();
      const isFresh = (at: number) => now >= at && now < at + MINUTE_MS;
      const fresh = new Map(
        ids.flatMap((id) => {
          const kept = known.get(id);
          return kept && isFresh(kept.at) ? [[id, kept.job] as const] : [];
        }),
      );
      const missing = ids.filter((id) => !fresh.has(id));
      for (const row of missing.length > 0 ? await findJobs(db, missing) : []) {
        const job = { row, answer: listedJobAnswer(row, time) };
        fresh.set(row.id, job);
        known.delete(row.id); // the newest stands last
        known.set(row.id, { job, at: now });
      }
      for (const id of known.keys()) {
        if (known.size <= KEPT_ROWS) break;
        known.delete(id);
      }
      return ids.flatMap((id) => fresh.get(id) ?? []);
    },
    forget: () => known.clear(),
  };
}
