import { criteriaOf } from "@dryrun/evaluation/criteria";
import type { AnswerRow, SessionRow } from "./sessions.ts";

const shownQuestion = ({ number, question, answer }: AnswerRow) => ({
  number,
  type: question.type,
  question: question.prompt,
  sampleData: question.sampleData && JSON.stringify(question.sampleData),
  answer,
});

/** The public part of a question during a session; reference answers, hidden data and rubrics stay on the server. */
export const questionAnswer = (row: AnswerRow) => ({ ...shownQuestion(row), run: runOf(row.question) });

function runOf({ sampleData, rubric: { exec } }: AnswerRow["question"]) {
  if (!exec) return null;
  const world = exec.kind === "sql" ? { tables: sampleData?.tables ?? [] } : exec.world;
  return { kind: exec.kind, world: JSON.stringify(world) };
}

/** The current scores, with the evaluator's. */
export const graded = (row: AnswerRow) => ({
  ...shownQuestion(row),
  score: row.score ?? 0,
  feedback: row.feedback,
  rubric: row.result ? criteriaOf(row.question, row.result) : [],
});

export const evaluatorOf = ({ evaluatorName, evaluatorVersion, isFallback }: SessionRow) =>
  evaluatorName ? { name: evaluatorName, version: evaluatorVersion ?? "", isFallback } : null;
