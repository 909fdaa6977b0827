import { once } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { MINUTE_MS } from "@dryrun/domain/time";
import { Piscina } from "piscina";
import type { Cell, Column, Workbooks } from "../../ports.ts";

export interface WorkbookTask {
  name: string;
  columns: readonly Column[];
  /** Asks for rows and gets a batch of them, or null after the last. */
  port: MessagePort;
}

const LIMIT_MS = 5 * MINUTE_MS;
const WAITING = 50;
const RESOURCES = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Writes workbooks in a thread, one at a time: the thread that serves only reads the rows, a batch whenever the writer is ready.
 * The thread ends with its workbook and takes the memory along.
 */
export function createWorkbookPool(): Workbooks & { close(): Promise<void> } {
  const pool = new Piscina({
    filename: new URL("./workbook-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING,
    idleTimeout: 0,
    resourceLimits: RESOURCES,
    execArgv: [],
  }).on("error", () => {}); // a thread that ends without a task is replaced at the next one
  return {
    async write(name, columns, batches) {
      const { port1: own, port2: port } = new MessageChannel();
      const over = new AbortController();
      const task: WorkbookTask = { name, columns, port };
      const signal = AbortSignal.any([over.signal, AbortSignal.timeout(LIMIT_MS)]);
      const written: Promise<ArrayBuffer> = pool.run(task, { transferList: [port], signal });
      try {
        await Promise.race([written, feed(own, batches, signal)]);
        return Buffer.from(await written);
      } finally {
        over.abort(); // where the rows could not be read, the thread waits for them
        own.close();
        await written.catch(() => {});
      }
    },
    close: () => pool.destroy(),
  };
}

/** Reads a batch whenever one is asked for. */
async function feed(port: MessagePort, batches: AsyncIterable<readonly (readonly Cell[])[]>, signal: AbortSignal) {
  const isAsked = () => once(port, "message", { signal });
  await isAsked();
  for await (const rows of batches) {
    port.postMessage(rows);
    await isAsked();
  }
  port.postMessage(null);
}
