import { SECOND_MS } from "@dryrun/domain/time";
import type { Logos } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";

/** Draws logos in a thread, one at a time. An image that takes longer than the limit cannot be read either. */
export function createLogoPool(): Logos & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./logo-worker.ts", import.meta.url),
    waiting: 20,
    idleMs: 5 * SECOND_MS,
    limitMs: 10 * SECOND_MS,
    memoryMb: 128,
  });
  return {
    async draw(file) {
      try {
        const png = await thread.run(file);
        return png.length > 0 ? png : null;
      } catch (error) {
        if ((error as Error).name === "AbortError") return null;
        throw error;
      }
    },
    close: thread.close,
  };
}
