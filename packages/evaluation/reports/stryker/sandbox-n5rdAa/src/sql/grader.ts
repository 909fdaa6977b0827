import type { InterviewQuestion, SqlExec } from "@dryrun/content/interview/question";
import type { Grade } from "../result.ts";
import { gradeRun } from "../run/grade-run.ts";
import { dataSetsOf } from "./data-sets.ts";
import type { SqlEngines } from "./engines.ts";
import { type PreparedTask, preparedTask, sqlVerdict } from "./verdict.ts";

/** Questions whose data is kept: more than an interview and a bank's topic have. */
const MOST_KEPT = 32;
/** By the engines and the question's data. To make the data and to run the reference on it takes as long as to grade an answer. */
const kept = new WeakMap<SqlEngines, Map<string, Promise<PreparedTask>>>();

function prepared(engines: SqlEngines, question: InterviewQuestion, exec: SqlExec): Promise<PreparedTask> {
  const tasks = kept.get(engines) ?? new Map<string, Promise<PreparedTask>>();
  kept.set(engines, tasks);
  const key = JSON.stringify([question.id, question.sampleData, exec]);
  const { reference, ordered } = exec;
  const task = tasks.get(key) ?? preparedTask(engines, { reference, ordered, sets: dataSetsOf(question, exec) });
  tasks.delete(key); // the one used last is the last to go
  tasks.set(key, task);
  for (const oldest of tasks.keys()) if (tasks.size > MOST_KEPT) tasks.delete(oldest);
  return task;
}

/** Grades a SQL answer by running it; `text` is the answer without spans that must not count. */
export async function gradeSql(
  engines: SqlEngines,
  question: InterviewQuestion,
  exec: SqlExec,
  text: string,
): Promise<Grade> {
  const verdict = await sqlVerdict(engines, () => prepared(engines, question, exec), text);
  return gradeRun(question, exec, text, verdict);
}
