import { criteriaOf } from "@dryrun/evaluation/criteria";
import type { AnswerRow, SessionRow } from "./sessions.ts";

/** The public part of a question during a session; reference answers and rubrics stay on the server. */
export const questionAnswer = ({ number, question, answer }: AnswerRow) => ({
  number,
  type: question.type,
  question: question.prompt,
  sampleData: question.sampleData && JSON.stringify(question.sampleData),
  answer,
});

/** The current scores, with the evaluator's. */
export const graded = (row: AnswerRow) => ({
  ...questionAnswer(row),
  score: row.score ?? 0,
  feedback: row.feedback,
  rubric: row.result ? criteriaOf(row.question, row.result) : [],
});

export const evaluatorOf = ({ evaluatorName, evaluatorVersion, isFallback }: SessionRow) =>
  evaluatorName ? { name: evaluatorName, version: evaluatorVersion ?? "", isFallback } : null;
