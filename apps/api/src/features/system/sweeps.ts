import { HAND_IN_GRACE_SECONDS } from "@dryrun/domain/interviews/limits";
import { addMs, MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Clock } from "../../ports.ts";
import type { Interviews } from "../interviews/service.ts";

export const SWEEP_MS = 5 * SECOND_MS;
const FORGOTTEN_MS = 10 * MINUTE_MS;

export interface Sweeps {
  /** All sweeps once, now. */
  run(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** What is due at a time of the product is found by comparing a column with the clock, every 5 s. */
export function createSweeps(
  { clock, interviews }: { clock: Clock; interviews: Interviews },
  onError: (error: unknown) => void,
): Sweeps {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = () => {
    const now = clock.now();
    running = running.then(() =>
      interviews.sweep(addMs(now, -HAND_IN_GRACE_SECONDS * SECOND_MS), addMs(now, -FORGOTTEN_MS)),
    );
    const done = running;
    running = running.catch(() => {});
    return done;
  };
  return {
    run,
    start() {
      timer = setInterval(() => void run().catch(onError), SWEEP_MS);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
