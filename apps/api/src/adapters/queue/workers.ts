import type { JobWithMetadata, PgBoss } from "pg-boss";

type Job = JobWithMetadata<unknown>;
interface WorkersOptions {
  /** At least this many workers wait for a job, up to `most` workers in all. */
  free: number;
  most: number;
  /** Jobs of one group that run at the same time in all processes; without it any number. */
  groupConcurrency: number | undefined;
  /** `wake` makes a free worker look for a job. */
  run: (job: Job, wake: () => void) => Promise<void>;
  onError: (error: Error) => void;
  /** Whether the workers start on hold. */
  isHeld: boolean;
  /** How often a worker polls if NOTIFY reaches it, in seconds. */
  idlePollSeconds?: number | undefined;
}

/**
 * A commit that adds a job wakes the workers by NOTIFY, so that they poll rarely: 28 workers that polled twice a
 * second kept an idle server at 6% of a core. Without NOTIFY (a pooler in transaction mode) they poll twice a second.
 */
const POLLING = { pollingIntervalSeconds: 0.5, includeMetadata: true } as const;
const IDLE_POLL_SECONDS = 5;
const settingsOf = ({ groupConcurrency, idlePollSeconds = IDLE_POLL_SECONDS }: WorkersOptions) => ({
  ...POLLING,
  notifyPollingIntervalSeconds: idlePollSeconds,
  ...(groupConcurrency !== undefined && { groupConcurrency }),
});

export interface Workers {
  /**
   * Puts the workers on hold or ends the hold. Running jobs finish. Resolves when no worker looks for a job any more;
   * jobs added after that wait.
   */
  hold(isHeld: boolean): Promise<void>;
}

/** Tracks workers that are being added or removed; only a hold waits for these changes. */
function createChanges(onError: (error: Error) => void) {
  const open = new Set<Promise<void>>();
  return {
    add(change: Promise<void>) {
      const done = change.catch(onError).finally(() => open.delete(done));
      open.add(done);
    },
    done: () => Promise.all(open),
  };
}

/** Starts the workers of one queue. A busy worker does not poll, so only free ones put load on the database. */
export async function startWorkers(boss: PgBoss, name: string, options: WorkersOptions): Promise<Workers> {
  const { free, most, run, onError } = options;
  const waiting = new Set<string>();
  const changes = createChanges(onError);
  let all = 0;
  let isHeld = options.isHeld;

  async function add() {
    all += 1;
    const id: string = await boss.work(name, settingsOf(options), async ([job]: Job[]) => {
      if (!job) return;
      const isLeaving = !waiting.delete(id); // removed while it fetched this job
      if (!isHeld && waiting.size < free && all < most) changes.add(add());
      boss.notifyWorker(id); // polls again after this job: one commit may have added many
      try {
        await run(job, () => boss.notifyWorker(anyWaiting()));
      } finally {
        if (!isLeaving) {
          if (!isHeld && waiting.size >= free) changes.add(remove(anyWaiting())); // not this one, which checks again itself
          waiting.add(id);
          if (isHeld) changes.add(remove(id));
        }
      }
    });
    waiting.add(id);
    if (isHeld) await remove(id); // put on hold in the meantime
  }

  const anyWaiting = () => [...waiting][0] ?? "";

  /** Resolves when the worker has stopped, after any job that it has just found. */
  function remove(id: string): Promise<void> {
    waiting.delete(id);
    all -= 1;
    return boss.offWork(name, { id, wait: true });
  }

  async function fill() {
    while (!isHeld && waiting.size < free && all < most) await add();
  }

  await fill();
  return {
    async hold(isWanted) {
      isHeld = isWanted;
      if (isHeld) await Promise.all([changes.done(), ...[...waiting].map(remove)]);
      else await fill();
    },
  };
}
