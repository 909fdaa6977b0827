import type { MessagePort } from "node:worker_threads";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { createEvaluator } from "@dryrun/evaluation/evaluator";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { ironcalc } from "./ironcalc.ts";
import { createSqlEngines } from "./sql-engines.ts";

export interface GradingTask {
  question: InterviewQuestion;
  answer: string;
  /** Called when grading begins, so that queueing and starting the thread do not count towards the time limit. */
  begun: MessagePort;
}

// A query may ask for the time or a random number; the same answer must still get the same grade.
const FROZEN = Date.UTC(2026, 0, 1);
Date.now = () => FROZEN;

const evaluator = createEvaluator({ sql: await createSqlEngines(), sheet: ironcalc });

/** Grades one answer in this thread; what takes too long dies with it. */
export default function grade({ question, answer, begun }: GradingTask): Promise<QuestionResult> {
  begun.postMessage("begun");
  begun.close();
  return evaluator.evaluate(question, answer);
}
