import type { InterviewQuestion, VbaExec } from "@dryrun/content/interview/question";
import type { Grade } from "../result.ts";
import { gradeRun } from "../run/grade-run.ts";
import { withoutTexts } from "./clean-module.ts";
import { runMacro } from "./run-macro.ts";

/** Grades a macro by running it; comments and long texts earn nothing by the rubric either. */
export function gradeMacro(question: InterviewQuestion, exec: VbaExec, text: string): Grade {
  return gradeRun(question, exec, withoutTexts(text), runMacro(exec, text));
}
