import { criteriaOf } from "@dryrun/evaluation/criteria";
import type { AnswerRow, SessionRow } from "./sessions.ts";

/** What a running session shows of a question: reference answers and rubrics stay here. */
export const questionAnswer = ({ number, question, answer }: AnswerRow) => ({
  number,
  type: question.type,
  question: question.prompt,
  sampleData: question.sampleData && JSON.stringify(question.sampleData),
  answer,
});

/** The newest scores, with what the machine saw. */
export const graded = (row: AnswerRow) => ({
  ...questionAnswer(row),
  score: row.score ?? 0,
  feedback: row.feedback,
  rubric: row.result ? criteriaOf(row.question, row.result) : [],
});

export const evaluatorOf = ({ evaluatorName, evaluatorVersion, isFallback }: SessionRow) =>
  evaluatorName ? { name: evaluatorName, version: evaluatorVersion ?? "", isFallback } : null;
