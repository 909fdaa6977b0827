import { randomUUID } from "node:crypto";
import { HOUR_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Database } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";

/** A proxy asks each process every second or two; all of them share an answer. */
const FRESH_MS = SECOND_MS;
const PATIENCE_MS = 3 * SECOND_MS;

type Fault = "database" | "queue";
export type Readiness = ReturnType<typeof createReadiness>;

interface ReadinessParts {
  database: Pick<Database, "query">;
  clock: Clock;
  queue: Pick<Queue, "isAnswering">;
}

/** Whether the database takes a write of this process, and the queue's connections answer. */
export function createReadiness({ database, clock, queue }: ReadinessParts) {
  // A row of this process in the table of the rate limits, which forgets it after an hour.
  const key = `ready:${randomUUID()}`;
  const isWriting = oneAtATime(async () => {
    await database.query({
      text: `insert into rate_limits (key, points, expire) values ($1, 1, $2)
        on conflict (key) do update set points = 1, expire = excluded.expire`,
      values: [key, clock.now().getTime() + HOUR_MS],
    });
    return true;
  });
  const isQueueAnswering = oneAtATime(() => queue.isAnswering());

  async function look(): Promise<Fault[]> {
    const [hasWritten, hasQueue] = await Promise.all([isWriting(), isQueueAnswering()]);
    const faults: Fault[] = [];
    if (!hasWritten) faults.push("database");
    if (!hasQueue) faults.push("queue");
    return faults;
  }

  let asked: { at: number; faults: Promise<Fault[]> } | undefined;
  return {
    /** What keeps this process from its work; empty if it is ready. */
    faults(): Promise<Fault[]> {
      const now = performance.now();
      if (!asked || now - asked.at > FRESH_MS) asked = { at: now, faults: look() };
      return asked.faults;
    },
  };
}

/** While a question is open its answer counts: a database that hangs is not given one more question by each probe. */
function oneAtATime(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  return () => {
    if (!answer) {
      const work = ask().finally(() => {
        answer = undefined;
      });
      answer = within(work);
    }
    return answer;
  };
}

/** False where it fails or takes too long. */
function within(work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([work.catch(() => false), late]).finally(() => clearTimeout(timer));
}
