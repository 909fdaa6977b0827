import { availableParallelism } from "node:os";
import { MessageChannel } from "node:worker_threads";
import { ANSWER_GRADING_SECONDS } from "@dryrun/domain/interviews/limits";
import { MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import { cannotAssess } from "@dryrun/evaluation/cannot-assess";
import { NAME, VERSION } from "@dryrun/evaluation/evaluator";
import { Piscina } from "piscina";
import type { Evaluator, GradingBudget } from "../../ports.ts";
import { createClock } from "./clock.ts";
import { type GradingOutcome, type GradingTask, type GradingThread, NEEDS_SECOND_OPINION } from "./grading-task.ts";
import { createSeats } from "./seats.ts";

const IDLE_MS = 30 * SECOND_MS;
const SECOND_IDLE_MS = 10 * MINUTE_MS;
// A safety margin: the limits of the SQL engine keep results far below it.
const RESOURCES = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
/** Requests come before grading: on Linux its threads give way. */
const NICE = 19;
/** Slow answers mostly wait for their end, so there are more threads than cores; one is kept for quick answers. */
const THREADS = Math.max(3, availableParallelism());
const KEPT_FOR_QUICK = 1;
const SLOW_MS = SECOND_MS;

interface Options {
  answerMs?: number;
  threads?: number;
}

type Question = Parameters<Evaluator["evaluate"]>[0];

const createPool = (threads: number, idleTimeout: number, workerData: GradingThread) =>
  new Piscina<GradingTask, GradingOutcome>({
    filename: new URL("./grading-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout,
    resourceLimits: RESOURCES,
    niceIncrement: NICE,
    execArgv: [],
    workerData,
  }).on("error", () => {}); // a thread that ends without a task is replaced at the next one

type Pool = ReturnType<typeof createPool>;

/** Grades in a thread that is ended after `answerMs`, or when the session's budget is used up. */
async function grade(
  pool: Pool,
  question: Question,
  answer: string,
  answerMs: number,
  budget: GradingBudget | undefined,
): Promise<GradingOutcome> {
  const limit = Math.min(answerMs, budget?.leftMs ?? answerMs);
  if (limit <= 0) return cannotAssess(question, "session");
  const { port1: reports, port2 } = new MessageChannel();
  const clock = createClock(limit);
  reports.on("message", clock.hear);
  try {
    const task = { question, answer, begun: port2 };
    return await pool.run(task, { transferList: [port2], signal: clock.signal });
  } catch (error) {
    if (clock.signal.aborted && clock.hasBegun()) return cannotAssess(question, "time");
    if (isOutOfMemory(error)) return cannotAssess(question, "memory");
    throw error;
  } finally {
    clock.stop();
    reports.close();
    if (budget) budget.leftMs -= clock.used();
  }
}

/**
 * The evaluator that ships with the product: offline, each answer in a thread of a pool. An answer that takes too long or too much
 * memory ends its thread, and nobody can assess it; nothing that a person typed is read on the caller's thread.
 */
export function createEmbeddedEvaluator({
  answerMs = ANSWER_GRADING_SECONDS * SECOND_MS,
  threads = THREADS,
}: Options = {}): Evaluator & { close(): Promise<void> } {
  const pool = createPool(threads, IDLE_MS, { hasSecondOpinion: false });
  // One for all: the second SQL engine takes hundreds of megabytes.
  const second = createPool(1, SECOND_IDLE_MS, { hasSecondOpinion: true });
  const seats = createSeats({ seats: threads, keptForQuick: Math.min(KEPT_FOR_QUICK, threads - 1), slowMs: SLOW_MS });
  const secondSeat = createSeats({ seats: 1, keptForQuick: 0, slowMs: SLOW_MS });
  return {
    name: NAME,
    version: VERSION,
    async evaluate(question, answer, budget) {
      const owner = budget?.owner ?? "";
      const first = await seats.take(owner, () => grade(pool, question, answer, answerMs, budget));
      if (first !== NEEDS_SECOND_OPINION) return first;
      const result = await secondSeat.take(owner, () => grade(second, question, answer, answerMs, budget));
      if (result === NEEDS_SECOND_OPINION) throw new Error("The thread for second opinions has none.");
      return result;
    },
    close: async () => {
      await Promise.all([pool.destroy(), second.destroy()]);
    },
  };
}

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
