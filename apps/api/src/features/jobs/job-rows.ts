import { MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { findJobs, type JobRow } from "./queries.ts";

const KEPT_ROWS = 5000;

/** Jobs as the list shows them, kept for a minute or until this process changes one: many lists hold the same jobs. */
export function createJobRows({ db, clock }: { db: Db; clock: Clock }) {
  const known = new Map<string, { row: JobRow; at: number }>();
  return {
    /** In the order of the ids, without those that are gone. */
    async read(ids: readonly string[]): Promise<JobRow[]> {
      const now = clock.now().getTime();
      const isFresh = (at: number) => now >= at && now < at + MINUTE_MS;
      const fresh = new Map(
        ids.flatMap((id) => {
          const kept = known.get(id);
          return kept && isFresh(kept.at) ? [[id, kept.row] as const] : [];
        }),
      );
      const missing = ids.filter((id) => !fresh.has(id));
      for (const row of missing.length > 0 ? await findJobs(db, missing) : []) {
        fresh.set(row.id, row);
        known.delete(row.id); // the newest stands last
        known.set(row.id, { row, at: now });
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
