import type { InterviewQuestion, VbaExec } from "@dryrun/content/interview/question";
import type { Grade } from "../result.ts";
import { gradeRun } from "../run/grade-run.ts";
import { withoutCommentsAndTexts } from "./clean-module.ts";
import { runMacro } from "./run-macro.ts";

/** Grades a macro by running it. Comments and long texts also earn nothing by the rubric. */
export function gradeMacro(question: InterviewQuestion, exec: VbaExec, text: string): Grade {
  return gradeRun(question, exec, withoutCommentsAndTexts(text), runMacro(exec, text));
}
