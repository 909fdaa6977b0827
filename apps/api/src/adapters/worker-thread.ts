import type { Transferable } from "node:worker_threads";
import { Piscina } from "piscina";

interface WorkerThreadOptions {
  /** The module whose default export does a task. */
  file: URL;
  /** The maximum number of waiting tasks; only the request of a further task fails. */
  waiting: number;
  /** The thread ends after this idle time, which frees its memory. */
  idleMs: number;
  /** A task that takes longer ends the thread, and only its own request fails. */
  limitMs: number;
  memoryMb: number;
  workerData?: unknown;
}

interface RunOptions {
  transferList?: Transferable[];
  signal?: AbortSignal;
}

const YOUNG_MEMORY_MB = 32;

/** Creates a thread for work that must not block the serving thread. It does one task at a time and returns bytes. */
export function createWorkerThread({ file, waiting, idleMs, limitMs, memoryMb, workerData }: WorkerThreadOptions) {
  const pool = new Piscina<unknown, ArrayBuffer>({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    workerData,
    execArgv: [],
  }).on("error", () => {}); // the next task replaces a thread that ended without a task
  return {
    async run(task: unknown, { transferList, signal }: RunOptions = {}): Promise<Buffer> {
      // Piscina's own limit leaves out tasks that wait for their first thread.
      if (pool.queueSize >= waiting) throw new Error("too many tasks wait for the thread");
      const limit = AbortSignal.timeout(limitMs);
      const signals = signal ? AbortSignal.any([signal, limit]) : limit;
      return Buffer.from(await pool.run(task, { ...(transferList && { transferList }), signal: signals }));
    },
    close: () => pool.destroy(),
  };
}
