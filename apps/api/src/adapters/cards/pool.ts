import { SECOND_MS } from "@dryrun/domain/time";
import { LRUCache } from "lru-cache";
import type { Cards, JobCard, ResultCard, Turn } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";

/** The maximum number of pictures in memory, of some 40 KB each. */
const MAX_PICTURES = 200;

/** Caches pictures by their content; simultaneous requests for one picture draw it once. */
export function keepCards(cards: Cards): Cards {
  const pictures = new LRUCache<string, Buffer, { card: ResultCard | JobCard; turn: Turn }>({
    max: MAX_PICTURES,
    fetchMethod: (_key, _stale, { context }) => cards.write(context.card, context.turn),
  });
  return {
    async write(card, turn) {
      const png = await pictures.fetch(JSON.stringify(card), { context: { card, turn } });
      if (!png) throw new Error("The picture was not drawn.");
      return png;
    },
  };
}

/** Draws pictures in a thread. A failed picture is not cached. */
export function createCardPool(): Cards & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./card-worker.ts", import.meta.url),
    waiting: 100,
    waitingEach: 20,
    idleMs: 60 * SECOND_MS,
    limitMs: 10 * SECOND_MS,
    memoryMb: 128,
  });
  return { ...keepCards({ write: thread.run }), close: thread.close };
}
