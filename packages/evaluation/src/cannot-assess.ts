import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { type NotAssessed, notAssessed } from "./not-assessed.ts";
import type { QuestionResult } from "./result.ts";
import { NAME, versionOf } from "./version.ts";

/** Returns the result of an answer for which the evaluator failed or was stopped. */
export const cannotAssess = (question: InterviewQuestion, reason: NotAssessed): QuestionResult => ({
  ...notAssessed(question, reason),
  evaluator: `${NAME}/${versionOf(question.id)}`,
  rubricVersion: question.rubric.version,
});
