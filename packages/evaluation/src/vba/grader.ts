import type { InterviewQuestion, VbaExec } from "@dryrun/content/interview/question";
import type { Grade } from "../result.ts";
import { gradeRun } from "../run/grade-run.ts";
import { unlessTakenBack } from "../run/taken-back.ts";
import { codeOf, withoutTexts } from "./clean-module.ts";
import { proceduresIn } from "./find-modules.ts";
import { runMacro } from "./run-macro.ts";

/** Grades a macro by running it; comments and long texts earn nothing by the rubric either. */
export function gradeMacro(question: InterviewQuestion, exec: VbaExec, text: string): Grade {
  const verdict = unlessTakenBack(runMacro(exec, text), text, proceduresIn(codeOf(text)));
  return gradeRun(question, exec, withoutTexts(text), verdict);
}
