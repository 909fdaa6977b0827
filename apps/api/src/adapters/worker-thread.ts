import type { Transferable } from "node:worker_threads";
import { SECOND_MS } from "@dryrun/domain/time";
import { Piscina } from "piscina";
import { overloaded } from "../errors/app-error.ts";
import type { Turn } from "../ports.ts";
import { createTurns } from "./turns.ts";

interface WorkerThreadOptions {
  /** The module whose default export does a task. */
  file: URL;
  /** With two, one does slow work and the other what is quick or was paid for. */
  threads?: 1 | 2;
  /** The maximum number of waiting tasks, and of those of one owner. */
  waiting: number;
  waitingEach: number;
  /** A task that has not begun after this time is refused. */
  waitMs?: number;
  /** A thread ends after this idle time, which frees its memory. */
  idleMs: number;
  /** A task that takes longer ends its thread. It counts from the start of the work. */
  limitMs: number;
  memoryMb: number;
  workerData?: unknown;
}

interface RunOptions {
  transferList?: Transferable[];
  signal?: AbortSignal;
}

const YOUNG_MEMORY_MB = 32;
/** A browser gives up about then, and a proxy a little later. */
const WAIT_MS = 20 * SECOND_MS;

/** Whether a task was ended at its limit of time or of memory. */
export const isOverLimit = (error: unknown) =>
  error instanceof Error && ("isTimeOver" in error || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"));

/**
 * Creates a thread for work that must not block the serving thread, or two. A thread does one task at a time, and returns
 * bytes.
 */
export function createWorkerThread(options: WorkerThreadOptions) {
  const { file, threads = 1, waiting, waitingEach, waitMs = WAIT_MS, idleMs, limitMs, memoryMb, workerData } = options;
  const pool = new Piscina<unknown, ArrayBuffer>({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    workerData,
    execArgv: [],
  }).on("error", () => {}); // the next task replaces a thread that ended without a task
  const kept = { keptForQuick: threads - 1, isPaidQuick: true };
  const turns = createTurns({ seats: threads, ...kept, waiting, waitingEach, waitMs });
  let isClosed = false;

  async function work(task: unknown, { transferList, signal }: RunOptions): Promise<Buffer> {
    if (isClosed) throw new Error("the thread is closed");
    const limit = AbortSignal.timeout(limitMs);
    const signals = signal ? AbortSignal.any([signal, limit]) : limit;
    try {
      return Buffer.from(await pool.run(task, { ...(transferList && { transferList }), signal: signals }));
    } catch (error) {
      if (limit.aborted && !signal?.aborted) throw Object.assign(overloaded(), { isTimeOver: true });
      throw error;
    }
  }

  return {
    /** @throws OVERLOADED if too much waits, the turn comes too late, or the work takes too long */
    run: (task: unknown, turn: Turn, runOptions: RunOptions = {}): Promise<Buffer> =>
      turns.take(turn, () => work(task, runOptions), runOptions.signal),
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}
