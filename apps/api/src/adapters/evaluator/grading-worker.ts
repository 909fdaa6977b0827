import { type MessagePort, workerData } from "node:worker_threads";
import { createEvaluator } from "@dryrun/evaluation/evaluator";
import { type GradingOutcome, type GradingTask, type GradingThread, NEEDS_SECOND_OPINION } from "./grading-task.ts";
import { ironcalc } from "./ironcalc.ts";
import { createSqlEngines } from "./sql-engines.ts";

// A query may ask for the time or a random number; the same answer must still get the same grade.
const FROZEN = Date.UTC(2026, 0, 1);
Date.now = () => FROZEN;

const { hasSecondOpinion } = workerData as GradingThread;
/** Whether the answer at hand needs the thread with the second opinion. */
let isElsewhere = false;
const elsewhere = () => {
  isElsewhere = true;
};

/** A thread grades one answer at a time. */
let clock: MessagePort | null = null;
async function whileStarting<T>(start: () => Promise<T>): Promise<T> {
  clock?.postMessage("paused");
  try {
    return await start();
  } finally {
    clock?.postMessage("resumed");
  }
}

const evaluator = createEvaluator({
  sql: await createSqlEngines(hasSecondOpinion ? { whileStarting } : { elsewhere }),
  sheet: ironcalc,
});

/** Grades one answer in this thread; what takes too long dies with it. */
export default async function grade({ question, answer, begun }: GradingTask): Promise<GradingOutcome> {
  isElsewhere = false;
  clock = begun;
  begun.postMessage("begun");
  try {
    const result = await evaluator.evaluate(question, answer);
    return isElsewhere ? NEEDS_SECOND_OPINION : result;
  } finally {
    begun.close();
    clock = null;
  }
}
