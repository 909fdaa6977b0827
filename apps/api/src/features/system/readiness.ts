import { randomUUID } from "node:crypto";
import { HOUR_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Database } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";
import { shareRunningCall } from "../../records/work/timeout.ts";

/** Each proxy queries each process every second or two; all of them share a result, in ms. */
const FRESH_MS = SECOND_MS;

const no = () => false;

type Fault = "database" | "queue";
export type Readiness = ReturnType<typeof createReadiness>;

interface ReadinessDeps {
  database: Pick<Database, "query">;
  clock: Clock;
  queue: Pick<Queue, "isAnswering">;
}

/** Checks whether the database accepts a write of this process, and whether the queue's connections work. */
export function createReadiness({ database, clock, queue }: ReadinessDeps) {
  // A row of this process in the table of the rate limits, which deletes it after an hour.
  const key = `ready:${randomUUID()}`;
  const isWriting = shareRunningCall(async () => {
    await database.query({
      text: `insert into rate_limits (key, points, expire) values ($1, 1, $2)
        on conflict (key) do update set points = 1, expire = excluded.expire`,
      values: [key, clock.now().getTime() + HOUR_MS],
    });
    return true;
  }, no);
  const isQueueAnswering = shareRunningCall(() => queue.isAnswering(), no);

  async function look(): Promise<Fault[]> {
    const [hasWritten, hasQueue] = await Promise.all([isWriting(), isQueueAnswering()]);
    const faults: Fault[] = [];
    if (!hasWritten) faults.push("database");
    if (!hasQueue) faults.push("queue");
    return faults;
  }

  let runningCheck: { at: number; faults: Promise<Fault[]> } | undefined;
  return {
    /** Returns the reasons why this process cannot work; empty if it is ready. */
    faults(): Promise<Fault[]> {
      const now = performance.now();
      if (!runningCheck || now - runningCheck.at > FRESH_MS) runningCheck = { at: now, faults: look() };
      return runningCheck.faults;
    },
  };
}
