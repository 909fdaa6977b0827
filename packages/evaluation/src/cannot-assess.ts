import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { NAME, VERSION } from "./evaluator.ts";
import { type NotAssessed, notAssessed } from "./not-assessed.ts";
import type { QuestionResult } from "./result.ts";

/** The result of an answer on which the evaluator was ended, or failed. */
export const cannotAssess = (question: InterviewQuestion, reason: NotAssessed): QuestionResult => ({
  ...notAssessed(question, reason),
  evaluator: `${NAME}/${VERSION}`,
  rubricVersion: question.rubric.version,
});
