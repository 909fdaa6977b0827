import { MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { type ListedJob, listedJobAnswer } from "./job-answers.ts";
import { prepareFindListed } from "./job-rows.ts";

/** About a kilobyte each. */
const KEPT_ROWS = 40_000;
const KEPT_MINUTES = 5;

/** Jobs as lists show them, kept for five minutes or until they change: many lists hold the same jobs. */
export function createListedJobs({ db, clock }: { db: Db; clock: Clock }) {
  const findListed = prepareFindListed(db);
  const known = new Map<string, { job: ListedJob; at: number }>();
  return {
    /** In the order of the ids, without deleted ones. */
    async read(ids: readonly string[]): Promise<ListedJob[]> {
      const now = clock.now();
      const time = now.getTime();
      const fresh = new Map<string, ListedJob>();
      const missing: string[] = [];
      for (const id of ids) {
        const kept = known.get(id);
        if (kept && time >= kept.at && time < kept.at + KEPT_MINUTES * MINUTE_MS) fresh.set(id, kept.job);
        else missing.push(id);
      }
      for (const row of missing.length > 0 ? await findListed(missing) : []) {
        const job = listedJobAnswer(row, now);
        fresh.set(row.id, job);
        known.delete(row.id); // keeps the newest entry last
        known.set(row.id, { job, at: time });
      }
      for (const id of known.keys()) {
        if (known.size <= KEPT_ROWS) break;
        known.delete(id);
      }
      return ids.flatMap((id) => fresh.get(id) ?? []);
    },
    forget(ids: readonly string[]): void {
      for (const id of ids) known.delete(id);
    },
  };
}
