import { availableParallelism } from "node:os";
import { MessageChannel } from "node:worker_threads";
import { ANSWER_GRADING_SECONDS } from "@dryrun/domain/interviews/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import { cannotAssess } from "@dryrun/evaluation/cannot-assess";
import { NAME, VERSION } from "@dryrun/evaluation/evaluator";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { Piscina } from "piscina";
import type { Evaluator, GradingBudget } from "../../ports.ts";
import { createSeats } from "./seats.ts";

/** The start of a thread is not the answer's fault, so it has its own, generous limit. */
const START_MS = 20 * SECOND_MS;
const IDLE_MS = 30 * SECOND_MS;
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

const createPool = (threads: number) =>
  new Piscina({
    filename: new URL("./grading-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: RESOURCES,
    niceIncrement: NICE,
    execArgv: [],
  }).on("error", () => {}); // a thread that ends without a task is replaced at the next one

/** Grades in a thread that is ended after `answerMs`, or when the session's budget is used up. */
async function grade(
  pool: Piscina,
  question: Question,
  answer: string,
  answerMs: number,
  budget: GradingBudget | undefined,
): Promise<QuestionResult> {
  const limit = Math.min(answerMs, budget?.leftMs ?? answerMs);
  if (limit <= 0) return cannotAssess(question, "session");
  const { port1: begun, port2 } = new MessageChannel();
  const end = new AbortController();
  let timer = setTimeout(() => end.abort(), START_MS);
  let began: number | null = null;
  begun.once("message", () => {
    clearTimeout(timer);
    began = performance.now();
    timer = setTimeout(() => end.abort(), limit);
  });
  try {
    const task = { question, answer, begun: port2 };
    return await pool.run(task, { transferList: [port2], signal: end.signal });
  } catch (error) {
    if (end.signal.aborted && began !== null) return cannotAssess(question, "time");
    if (isOutOfMemory(error)) return cannotAssess(question, "memory");
    throw error;
  } finally {
    clearTimeout(timer);
    begun.close();
    if (budget && began !== null) budget.leftMs -= performance.now() - began;
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
  const pool = createPool(threads);
  const seats = createSeats({ seats: threads, keptForQuick: Math.min(KEPT_FOR_QUICK, threads - 1), slowMs: SLOW_MS });
  return {
    name: NAME,
    version: VERSION,
    evaluate: (question, answer, budget) =>
      seats.take(budget?.owner ?? "", () => grade(pool, question, answer, answerMs, budget)),
    close: () => pool.destroy(),
  };
}

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
