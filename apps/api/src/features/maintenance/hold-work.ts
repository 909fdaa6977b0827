import { SECOND_MS } from "@dryrun/domain/time";
import type { Queue } from "../../ports.ts";
import type { ReadOnly } from "../../records/maintenance/read-only.ts";

const LOOK_MS = 2 * SECOND_MS;

interface HoldDeps {
  readOnly: Pick<ReadOnly, "isOn">;
  queue: Pick<Queue, "hold">;
  onError: (error: unknown) => void;
}

/** Keeps this process from taking jobs while the installation is read-only; running jobs finish. */
export function createWorkHold({ readOnly, queue, onError }: HoldDeps) {
  let timer: NodeJS.Timeout | undefined;
  let isHeld: boolean | undefined;
  /** Applies only changes, and retries a failed one. */
  async function look() {
    const isOn = await readOnly.isOn();
    if (isOn === isHeld) return;
    await queue.hold(isOn);
    isHeld = isOn;
  }
  return {
    /** Called before the first jobs are taken. */
    async start() {
      await look();
      timer = setInterval(() => void look().catch(onError), LOOK_MS);
    },
    stop: () => clearInterval(timer),
  };
}
