import type { DaxExec, InterviewQuestion } from "@dryrun/content/interview/question";
import { withoutSpans } from "../reading/tokens.ts";
import type { Grade } from "../result.ts";
import { gradeRun } from "../run/grade-run.ts";
import { unlessTakenBack } from "../run/taken-back.ts";
import { commentsOf } from "./clean-answer.ts";
import { measuresIn } from "./find-measures.ts";
import { runMeasure } from "./run-measure.ts";

/** Grades a measure by running it; comments earn nothing by the rubric either. */
export function gradeMeasure(question: InterviewQuestion, exec: DaxExec, text: string): Grade {
  const verdict = unlessTakenBack(runMeasure(exec, text), text, measuresIn(text));
  return gradeRun(question, exec, withoutSpans(text, commentsOf(text)), verdict);
}
