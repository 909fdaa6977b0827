import type { InterviewQuestion, SqlExec } from "@dryrun/content/interview/question";
import type { Grade } from "../result.ts";
import { gradeRun } from "../run/grade-run.ts";
import { dataSetsOf } from "./data-sets.ts";
import type { SqlEngines } from "./engines.ts";
import { sqlVerdict } from "./verdict.ts";

/** Grades a SQL answer by running it; `text` is the answer without spans that must not count. */
export async function gradeSql(
  engines: SqlEngines,
  question: InterviewQuestion,
  exec: SqlExec,
  text: string,
): Promise<Grade> {
  const { reference, ordered } = exec;
  const verdict = await sqlVerdict(engines, { reference, ordered, sets: dataSetsOf(question, exec) }, text);
  return gradeRun(question, exec, text, verdict);
}
