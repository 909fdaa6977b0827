import type { InterviewQuestion, SqlExec } from "@dryrun/content/interview/question";
import type { Grade } from "../result.ts";
import { gradeRun } from "../run/grade-run.ts";
import { dataSetsOf } from "./data-sets.ts";
import type { SqlEngines } from "./engines.ts";
import { type PreparedTask, preparedTask, sqlVerdict } from "./verdict.ts";

/** At most this many prepared tasks are cached: more than an interview or a topic of the bank has. */
const MOST_CACHED_TASKS = 32;
/** Prepared tasks by engines and question. Preparing one takes as long as grading an answer. */
const tasksByEngines = new WeakMap<SqlEngines, Map<string, Promise<PreparedTask>>>();

function cachedTask(engines: SqlEngines, question: InterviewQuestion, exec: SqlExec): Promise<PreparedTask> {
  const tasks = tasksByEngines.get(engines) ?? new Map<string, Promise<PreparedTask>>();
  tasksByEngines.set(engines, tasks);
  const key = JSON.stringify([question.id, question.sampleData, exec]);
  const { reference, ordered } = exec;
  const task = tasks.get(key) ?? preparedTask(engines, { reference, ordered, sets: dataSetsOf(question, exec) });
  tasks.delete(key); // moves the task to the end, so that the least recently used one is deleted first
  tasks.set(key, task);
  for (const oldest of tasks.keys()) if (tasks.size > MOST_CACHED_TASKS) tasks.delete(oldest);
  return task;
}

/** Grades a SQL answer by running it. In `text`, spans that must not count are blank. */
export async function gradeSql(
  engines: SqlEngines,
  question: InterviewQuestion,
  exec: SqlExec,
  text: string,
): Promise<Grade> {
  const verdict = await sqlVerdict(engines, () => cachedTask(engines, question, exec), text);
  return gradeRun(question, exec, text, verdict);
}
