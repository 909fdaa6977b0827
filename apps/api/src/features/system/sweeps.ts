import { overdueBefore } from "@dryrun/domain/interviews/rules";
import { addMs, HOUR_MS, MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import { retryDeadlock } from "../../db/deadlock.ts";
import type { Clock } from "../../ports.ts";
import type { ReadOnly } from "../../records/maintenance/read-only.ts";
import type { Interviews } from "../interviews/service.ts";

const SWEEP_MS = 5 * SECOND_MS;
const FORGOTTEN_MS = 10 * MINUTE_MS;
const TIDY_MS = HOUR_MS;

export interface Sweeps {
  /** Runs all sweeps once, now. */
  run(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}
interface SweepDeps {
  clock: Clock;
  interviews: Pick<Interviews, "sweep">;
  /** Each does what is due and returns whether there may be more. */
  others: readonly { sweep(): Promise<boolean> }[];
  readOnly: Pick<ReadOnly, "isOn" | "lastPause">;
  /** Deletes obsolete rows; runs once an hour. */
  tidy(now: Date): Promise<void>;
}

async function untilDone(sweep: () => Promise<boolean>) {
  let hasMore = true;
  while (hasMore) hasMore = await retryDeadlock(sweep);
}

/** Runs all, one after the other; a failed one does not prevent the others. */
async function runAll(all: readonly (() => Promise<void>)[]) {
  const faults: unknown[] = [];
  for (const one of all) await one().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 1) throw new AggregateError(faults, `${faults.length} sweeps failed`);
  if (faults.length === 1) throw faults[0];
}

/** Runs the sweeps every 5 s; each finds what is due by comparing columns with the clock. */
export function createSweeps(
  { clock, interviews, others, readOnly, tidy }: SweepDeps,
  onError: (error: unknown) => void,
  everyMs = SWEEP_MS,
): Sweeps {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let tidied = Number.NEGATIVE_INFINITY;

  async function tidyEachHour(now: Date) {
    if (Math.abs(now.getTime() - tidied) < TIDY_MS) return;
    await tidy(now);
    tidied = now.getTime();
  }
  async function sweep(): Promise<void> {
    if (await readOnly.isOn()) return;
    isRunning = true;
    const now = clock.now();
    const overdue = overdueBefore(now, await readOnly.lastPause());
    const all = [
      () => untilDone(() => interviews.sweep(overdue, addMs(now, -FORGOTTEN_MS))),
      ...others.map((other) => () => untilDone(() => other.sweep())),
      () => tidyEachHour(now),
    ];
    await runAll(all).finally(() => (isRunning = false));
  }

  const run = () => {
    const done = running.then(sweep);
    running = done.catch(() => {});
    return done;
  };
  return {
    run,
    start() {
      // Sweeps do not pile up behind a slow one.
      timer = setInterval(() => void (isRunning || run().catch(onError)), everyMs);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
