import { criteriaOf } from "@dryrun/evaluation/criteria";
import { criteriaForRecruiter, feedbackForRecruiter } from "@dryrun/evaluation/for-recruiter";
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

/** The public part of a question during a session; reference answers, hidden data and rubrics stay on the server. */
export const questionAnswer = (row: Asked) => ({ ...shownQuestion(row), run: runOf(row.question) });

function runOf({ sampleData, rubric: { exec } }: Asked["question"]) {
  if (!exec) return null;
  const world = exec.kind === "sql" ? { tables: sampleData?.tables ?? [] } : exec.world;
  return { kind: exec.kind, world: JSON.stringify(world) };
}

/** The current scores, for those who decide about the person. */
export const graded = (row: Graded) => ({
  ...shownQuestion(row),
  score: row.score ?? 0,
  feedback: row.result ? feedbackForRecruiter(row.question, row.result) : "",
  rubric: row.result ? criteriaForRecruiter(row.question, row.result) : [],
});

/** The same for the person who answered, in words to them. */
export const ownGraded = (row: Graded) => ({
  ...shownQuestion(row),
  score: row.score ?? 0,
  feedback: row.feedback,
  rubric: row.result ? criteriaOf(row.question, row.result) : [],
  modelAnswer: row.question.modelAnswer,
  family: row.question.id,
});

export const evaluatorOf = ({ evaluatorName, evaluatorVersion, isFallback }: SessionRow) =>
  evaluatorName ? { name: evaluatorName, version: evaluatorVersion ?? "", isFallback } : null;
