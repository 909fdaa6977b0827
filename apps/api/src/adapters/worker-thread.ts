import type { Transferable } from "node:worker_threads";
import { Piscina } from "piscina";

interface WorkerThreadOptions {
  /** The module whose default export does a task. */
  file: URL;
  /** The maximum number of waiting tasks; one more is an error of its request alone. */
  waiting: number;
  /** The thread ends when it has had nothing to do for this long, and takes its memory along. */
  idleMs: number;
  /** A task that takes longer is an error of its request alone, and ends the thread. */
  limitMs: number;
  memoryMb: number;
  workerData?: unknown;
}

interface RunOptions {
  transferList?: Transferable[];
  signal?: AbortSignal;
}

const YOUNG_MEMORY_MB = 32;

/** A thread for work that must not hold up the thread that serves. It does one task at a time and gives its result as bytes. */
export function createWorkerThread({ file, waiting, idleMs, limitMs, memoryMb, workerData }: WorkerThreadOptions) {
  const pool = new Piscina<unknown, ArrayBuffer>({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: waiting,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    workerData,
    execArgv: [],
  }).on("error", () => {}); // a thread that ends without a task is replaced at the next one
  return {
    async run(task: unknown, { transferList, signal }: RunOptions = {}): Promise<Buffer> {
      const limit = AbortSignal.timeout(limitMs);
      const signals = signal ? AbortSignal.any([signal, limit]) : limit;
      return Buffer.from(await pool.run(task, { ...(transferList && { transferList }), signal: signals }));
    },
    close: () => pool.destroy(),
  };
}
