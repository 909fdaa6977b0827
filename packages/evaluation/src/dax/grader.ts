import type { DaxExec, InterviewQuestion } from "@dryrun/content/interview/question";
import { blankSpans } from "../language/tokens.ts";
import type { Grade } from "../result.ts";
import { gradeRun } from "../run/grade-run.ts";
import { commentsOf } from "./clean-answer.ts";
import { runMeasure } from "./run-measure.ts";

/** Grades a measure by running it. Comments also earn nothing by the rubric. */
export function gradeMeasure(question: InterviewQuestion, exec: DaxExec, text: string): Grade {
  return gradeRun(question, exec, blankSpans(text, commentsOf(text)), runMeasure(exec, text));
}
