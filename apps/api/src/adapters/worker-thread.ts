import { setTimeout } from "node:timers/promises";
import type { Transferable } from "node:worker_threads";
import { Piscina } from "piscina";

interface WorkerThreadOptions {
  /** The module whose default export does a task. */
  file: URL;
  /** The maximum number of waiting tasks; only the request of a further task fails. */
  waiting: number;
  /** The thread ends after this idle time, which frees its memory. */
  idleMs: number;
  /** A task that takes longer ends the thread and fails with an `AbortError`; one that waits longer for its turn fails with another error. */
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
  let isClosed = false;
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async run(task: unknown, { transferList, signal }: RunOptions = {}): Promise<Buffer> {
      if (count > waiting) throw new Error("too many tasks wait for the thread");
      // Piscina's queue does not tell when a task starts, so that its limit would include the wait.
      const turn = last;
      const { promise: end, resolve: finish } = Promise.withResolvers<void>();
      last = turn.then(() => end);
      count += 1;
      try {
        await waitFor(turn, limitMs, signal);
        if (isClosed) throw new Error("the thread is closed");
        const limit = AbortSignal.timeout(limitMs);
        const signals = signal ? AbortSignal.any([signal, limit]) : limit;
        return Buffer.from(await pool.run(task, { ...(transferList && { transferList }), signal: signals }));
      } finally {
        count -= 1;
        finish();
      }
    },
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}

/** Waits for a task's turn; rejects if the caller gives up, or after the limit. */
async function waitFor(turn: Promise<unknown>, limitMs: number, signal?: AbortSignal) {
  const over = new AbortController();
  const signals = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  const tooLong = setTimeout(limitMs, undefined, { signal: signals }).then(() => {
    throw new Error("the task waited too long for the thread");
  });
  try {
    await Promise.race([turn, tooLong]);
  } finally {
    over.abort();
  }
}
