import { criteriaOf } from "@dryrun/evaluation/criteria";
import { feedbackText } from "@dryrun/evaluation/feedback";
import { criteriaForRecruiter, feedbackForRecruiter } from "@dryrun/evaluation/for-recruiter";
import { isAssessed, type QuestionResult } from "@dryrun/evaluation/result";
import type { AnswerRow, SessionRow } from "./sessions.ts";

type Asked = Pick<AnswerRow, "number" | "question" | "answer">;
type Graded = Asked & Pick<AnswerRow, "result" | "score" | "feedback">;

const shownQuestion = ({ number, question, answer }: Asked) => ({
  number,
  type: question.type,
  question: question.prompt,
  sampleData: question.sampleData && JSON.stringify(question.sampleData),
  answer,
});

/** Returns the public part of a question during a session; reference answers, hidden data and rubrics stay on the server. */
export const questionAnswer = (row: Asked) => ({ ...shownQuestion(row), run: runOf(row.question) });

function runOf({ sampleData, rubric: { exec } }: Asked["question"]) {
  if (!exec) return null;
  const data = exec.kind === "sql" ? { tables: sampleData?.tables ?? [] } : exec.world;
  return { kind: exec.kind, world: JSON.stringify(data) };
}

/** Returns the stored part of a result. An answer that could not be assessed has no score until a person gives one. */
export const keptOf = (result: QuestionResult) => ({
  result,
  score: isAssessed(result) ? result.score : null,
  feedback: feedbackText(result),
});

/** Returns the result with the score that counts: a person may have raised it, or scored what the grader could not assess. */
export function currentResult({ result, score }: Pick<Graded, "result" | "score">): QuestionResult | null {
  if (!result || score === null) return result;
  return { ...result, score, flags: result.flags.filter((flag) => flag !== "not_assessed") };
}

const scoreOf = ({ result, score }: Graded) => ({ score: score ?? 0, assessed: score !== null || result === null });

/** Returns the current scores, for people who decide about the candidate. */
export const gradeFieldsOf = (row: Graded) => ({
  ...shownQuestion(row),
  ...scoreOf(row),
  feedback: row.result ? feedbackForRecruiter(row.question, row.result) : "",
  rubric: row.result ? criteriaForRecruiter(row.question, row.result) : [],
});

/** Returns the same for the candidate, with texts addressed to them. */
export const ownGraded = (row: Graded) => ({
  ...shownQuestion(row),
  ...scoreOf(row),
  feedback: row.feedback,
  rubric: row.result ? criteriaOf(row.question, row.result) : [],
  modelAnswer: row.question.modelAnswer,
  family: row.question.id,
});

export const evaluatorOf = ({ evaluatorName, evaluatorVersion, isFallback }: SessionRow) =>
  evaluatorName ? { name: evaluatorName, version: evaluatorVersion ?? "", isFallback } : null;
