import { SECOND_MS } from "@dryrun/domain/time";
import type { Cards } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";
import { keepCards } from "./card-cache.ts";

/** Draws pictures in a thread. A failed picture is not cached. */
export function createCardPool(): Cards & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./card-worker.ts", import.meta.url),
    waiting: 50,
    idleMs: 60 * SECOND_MS,
    limitMs: 10 * SECOND_MS,
    memoryMb: 128,
  });
  return { ...keepCards({ write: (card) => thread.run(card) }), close: thread.close };
}
