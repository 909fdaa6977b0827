import { type MessagePort, threadId, workerData } from "node:worker_threads";
import { createEvaluator } from "@dryrun/evaluation/evaluator";
import { shareModels } from "@dryrun/evaluation/models/models";
import {
  type GradedTask,
  type GradingTask,
  type GradingThread,
  NEEDS_SECOND_OPINION,
  type ThreadReport,
} from "./grading-task.ts";
import { ironcalc } from "./ironcalc.ts";
import { createSqlEngines } from "./sql-engines.ts";

// A query may ask for the time or a random number; the same answer must still get the same grade.
const FROZEN = Date.UTC(2026, 0, 1);
Date.now = () => FROZEN;

const { hasSecondOpinion, models } = workerData as GradingThread;
shareModels(models);

/** Whether the current answer needs the thread with the second engine. */
let isElsewhere = false;
const elsewhere = () => {
  isElsewhere = true;
};

/** The stopwatch of the current answer: a thread grades one at a time. */
let watch: ReturnType<typeof createStopwatch> | null = null;

/** Counts the processor time of this thread, and reports where the counting begins, pauses and continues. */
function createStopwatch(reports: MessagePort) {
  let usedMs = 0;
  let since = threadMs();
  const report = (is: ThreadReport["is"]) => {
    const heard: ThreadReport = { is, threadId, threadMs: threadMs(), usedMs };
    reports.postMessage(heard);
  };
  report("begun");
  return {
    usedMs: () => usedMs + threadMs() - since,
    pause() {
      usedMs += threadMs() - since;
      report("paused");
    },
    resume() {
      since = threadMs();
      report("resumed");
    },
  };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function whileStarting<T>(start: () => Promise<T>): Promise<T> {
  watch?.pause();
  try {
    return await start();
  } finally {
    watch?.resume();
  }
}

const evaluator = createEvaluator({
  sql: await createSqlEngines(hasSecondOpinion ? { whileStarting } : { elsewhere }),
  sheet: ironcalc,
});

/** Grades one answer in this thread; an answer that takes too long ends with the thread. */
export default async function grade({ question, answer, reports }: GradingTask): Promise<GradedTask> {
  isElsewhere = false;
  watch = createStopwatch(reports);
  try {
    const result = await evaluator.evaluate(question, answer);
    return { outcome: isElsewhere ? NEEDS_SECOND_OPINION : result, usedMs: watch.usedMs() };
  } finally {
    reports.close();
    watch = null;
  }
}
