import { once } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { MINUTE_MS } from "@dryrun/domain/time";
import type { Cell, Column, Workbooks } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";

export interface WorkbookTask {
  name: string;
  columns: readonly Column[];
  /** Requests rows and receives a batch of them, or null after the last. */
  port: MessagePort;
}

/**
 * Writes workbooks in a thread. The serving thread only reads the rows, a batch whenever the writer is ready. The
 * thread ends with its workbook.
 */
export function createWorkbookPool(): Workbooks & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./workbook-worker.ts", import.meta.url),
    waiting: 50,
    waitingEach: 3,
    waitMs: MINUTE_MS,
    idleMs: 0,
    limitMs: 5 * MINUTE_MS,
    memoryMb: 256,
  });
  return {
    async write(name, columns, batches, turn) {
      const { port1: own, port2: port } = new MessageChannel();
      const over = new AbortController();
      const task: WorkbookTask = { name, columns, port };
      const written = thread.run(task, turn, { transferList: [port], signal: over.signal });
      try {
        await Promise.race([written, feed(own, batches, over.signal)]);
        return await written;
      } finally {
        over.abort(); // the thread still waits for rows if reading them failed
        own.close();
        await written.catch(() => {});
      }
    },
    close: thread.close,
  };
}

/** Sends a batch of rows whenever the thread requests one. */
async function feed(port: MessagePort, batches: AsyncIterable<readonly (readonly Cell[])[]>, signal: AbortSignal) {
  const isAsked = () => once(port, "message", { signal });
  await isAsked();
  for await (const rows of batches) {
    port.postMessage(rows);
    await isAsked();
  }
  port.postMessage(null);
}
