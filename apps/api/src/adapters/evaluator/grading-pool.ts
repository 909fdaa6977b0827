import { availableParallelism } from "node:os";
import { MessageChannel } from "node:worker_threads";
import { ANSWER_GRADING_SECONDS } from "@dryrun/domain/interviews/limits";
import { MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import { cannotAssess } from "@dryrun/evaluation/cannot-assess";
import { loadModels } from "@dryrun/evaluation/models/models";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { Piscina } from "piscina";
import type { Evaluator, GradingBudget, Turn } from "../../ports.ts";
import { createTurns } from "../turns.ts";
import { createClock } from "./clock.ts";
import {
  type GradedTask,
  type GradingOutcome,
  type GradingTask,
  type GradingThread,
  NEEDS_SECOND_OPINION,
} from "./grading-task.ts";

const IDLE_MS = 30 * SECOND_MS;
const SECOND_IDLE_MS = 10 * MINUTE_MS;
// A safety margin: the limits of the SQL engine keep results far below it. A larger young heap costs memory and saves no time.
const RESOURCES = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 4, stackSizeMb: 4 };
/**
 * Slow answers mostly wait for their time limit, so there are more threads than cores; one thread is reserved for
 * quick answers.
 */
const THREADS = Math.max(3, availableParallelism());
const KEPT_FOR_QUICK = 1;
/**
 * What nobody paid for, of accounts that prove nothing, has threads of its own: an endless answer ends its thread, and the next
 * one takes time to start. It is tried for this long before it waits behind the slow answers of others like it. Measured: eight such
 * accounts with endless queries delayed a ninth by minutes.
 */
const FIRST_TRY_MS = 400;

/** Answers that are graded for nobody, as for the demo. */
const NOBODY: Turn = { owner: "", isEstablished: true, isPaid: true };

/** Settings of the pool, which are passed to its process. */
export interface GradingOptions {
  /** Processor time for one answer, in ms. */
  answerMs?: number;
  threads?: number;
  /** The maximum number of waiting answers, and of those of one owner; without them none is refused. */
  waiting?: number;
  /** How many threads grade what nobody paid for; all by default. */
  seatsForFree?: number;
  waitingEach?: number;
}

type Question = Parameters<Evaluator["evaluate"]>[0];

const createPool = (threads: number, idleTimeout: number, workerData: GradingThread) =>
  new Piscina<GradingTask, GradedTask>({
    filename: new URL("./grading-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout,
    resourceLimits: RESOURCES,
    execArgv: [],
    workerData,
  }).on("error", () => {}); // the next task replaces a thread that ended without a task

type Pool = ReturnType<typeof createPool>;

/** Processor time of a thread of the pool, in ms; undefined if the thread is gone. */
async function threadMs(pool: Pool, threadId: number): Promise<number | undefined> {
  const thread = pool.threads.find((one) => one.threadId === threadId);
  if (!thread) return undefined;
  const { user, system } = await thread.cpuUsage();
  return (user + system) / 1000;
}

const OUT_OF_TIME = "out of time";

/** Grades in a thread, which is ended after `limit` ms of processor time; `charge` gets what was used. */
async function grade(
  pool: Pool,
  question: Question,
  answer: string,
  limit: number,
  charge: (usedMs: number) => void,
): Promise<GradingOutcome | typeof OUT_OF_TIME> {
  const { port1: heard, port2: reports } = new MessageChannel();
  const clock = createClock({ limit, threadMs: (threadId) => threadMs(pool, threadId) });
  heard.on("message", clock.hear);
  let usedMs = limit;
  try {
    const graded = await pool.run({ question, answer, reports }, { transferList: [reports], signal: clock.signal });
    usedMs = graded.usedMs;
    return graded.outcome;
  } catch (error) {
    if (clock.signal.aborted && clock.hasBegun()) return OUT_OF_TIME;
    if (isOutOfMemory(error)) return cannotAssess(question, "memory");
    usedMs = 0;
    throw error;
  } finally {
    clock.stop();
    heard.close();
    charge(usedMs); // without the start of a thread, which the owner did not cause
  }
}

interface Asked {
  question: Question;
  answer: string;
  budget: GradingBudget | undefined;
}

/** Returns a function that grades when it is the answer's turn, for at most `limitMs` of what its budget has left. */
const gradeIn =
  (pool: Pool, turns: ReturnType<typeof createTurns>) =>
  ({ question, answer, budget }: Asked, limitMs: number) =>
    turns.take(budget ?? NOBODY, async (charge) => {
      const limit = Math.min(limitMs, budget?.leftMs ?? limitMs);
      if (limit <= 0) return cannotAssess(question, "session");
      return grade(pool, question, answer, limit, (usedMs) => {
        if (budget) budget.leftMs -= usedMs;
        charge(usedMs);
      });
    });

/**
 * Grades each answer in a thread of a pool. An answer that takes too long or too much memory ends its thread and gets
 * no grade. Nothing that a person typed is parsed on the caller's thread.
 */
export function createGradingPool({
  answerMs = ANSWER_GRADING_SECONDS * SECOND_MS,
  threads = THREADS,
  ...limits
}: GradingOptions = {}) {
  const models = loadModels();
  const pool = createPool(threads, IDLE_MS, { hasSecondOpinion: false, models });
  const unproven = createPool(2, IDLE_MS, { hasSecondOpinion: false, models });
  // One for all: the second SQL engine takes hundreds of megabytes.
  const second = createPool(1, SECOND_IDLE_MS, { hasSecondOpinion: true, models });
  const keptForQuick = Math.min(KEPT_FOR_QUICK, threads - 1);
  const gradeFully = gradeIn(pool, createTurns({ seats: threads, keptForQuick, ...limits }));
  const tryFirst = gradeIn(unproven, createTurns({ ...limits, seats: 1 }));
  const gradeSlowly = gradeIn(unproven, createTurns({ ...limits, seats: 1 }));
  const gradeAgain = gradeIn(second, createTurns({ seats: 1 }));

  async function gradeOnce(asked: Asked) {
    const { budget } = asked;
    if (!budget || budget.isEstablished || budget.isPaid) return gradeFully(asked, answerMs);
    const { leftMs } = budget;
    const outcome = await tryFirst(asked, Math.min(FIRST_TRY_MS, answerMs));
    if (outcome !== OUT_OF_TIME) return outcome;
    budget.leftMs = leftMs; // the try was for our order, not for the answer
    return gradeSlowly(asked, answerMs);
  }
  return {
    async evaluate(question: Question, answer: string, budget?: GradingBudget): Promise<QuestionResult> {
      const asked = { question, answer, budget };
      const first = await gradeOnce(asked);
      const outcome = first === NEEDS_SECOND_OPINION ? await gradeAgain(asked, answerMs) : first;
      if (outcome === NEEDS_SECOND_OPINION) throw new Error("The thread for second opinions has none.");
      return outcome === OUT_OF_TIME ? cannotAssess(question, "time") : outcome;
    },
    close: async () => {
      await Promise.all([pool, unproven, second].map((one) => one.destroy()));
    },
  };
}

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
