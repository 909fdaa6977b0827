import { SECOND_MS } from "@dryrun/domain/time";
import type { Logos } from "../../ports.ts";
import { createWorkerThread, isOverLimit } from "../worker-thread.ts";

/** Draws logos in a thread, one at a time. An image that takes longer or more memory than the limits cannot be read either. */
export function createLogoPool(): Logos & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./logo-worker.ts", import.meta.url),
    waiting: 50,
    waitingEach: 5,
    idleMs: 5 * SECOND_MS,
    limitMs: 10 * SECOND_MS,
    memoryMb: 128,
  });
  return {
    async draw(file, turn) {
      try {
        const png = await thread.run(file, turn);
        return png.length > 0 ? png : null;
      } catch (error) {
        if (isOverLimit(error)) return null;
        throw error;
      }
    },
    close: thread.close,
  };
}
