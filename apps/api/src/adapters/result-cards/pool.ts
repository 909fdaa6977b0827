import { SECOND_MS } from "@dryrun/domain/time";
import { Piscina } from "piscina";
import type { ResultCards } from "../../ports.ts";
import { keepCards } from "./kept.ts";

const IDLE_MS = 60 * SECOND_MS;
const LIMIT_MS = 10 * SECOND_MS;
const WAITING = 50;
const RESOURCES = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

/**
 * Draws pictures in a thread, never on the thread that serves. One that takes longer than 10 s, or one too many in the queue, is an
 * error of that request alone, and is not kept; the thread ends when it is idle and takes its memory along.
 */
export function createResultCardPool(): ResultCards & { close(): Promise<void> } {
  const pool = new Piscina({
    filename: new URL("./card-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: RESOURCES,
    execArgv: [],
  }).on("error", () => {}); // a thread that ends without a task is replaced at the next one
  const drawn: ResultCards = {
    write: async (card) =>
      Buffer.from((await pool.run(card, { signal: AbortSignal.timeout(LIMIT_MS) })) as ArrayBuffer),
  };
  return { ...keepCards(drawn), close: () => pool.destroy() };
}
