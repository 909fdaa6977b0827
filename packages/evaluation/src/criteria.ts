import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { Evidence, EvidenceVerdict, QuestionResult } from "./result.ts";
import { RESULT_POINT } from "./sql-grader.ts";

export interface Criterion {
  criterion: string;
  points: number;
  outOf: number;
  verdict: EvidenceVerdict;
  /** The words of the answer that earned the points. */
  quote: string | null;
  note: string;
}

/** The rubric as a person reads it after the interview: each criterion with its points and its evidence. */
export function criteriaOf(question: InterviewQuestion, result: QuestionResult): Criterion[] {
  const isRun = result.evidence.some((item) => item.pointId === RESULT_POINT);
  return result.evidence.map((item) => criterionOf(question, result, item, isRun));
}

function criterionOf(question: InterviewQuestion, result: QuestionResult, item: Evidence, isRun: boolean): Criterion {
  const shown = { verdict: item.verdict, quote: item.quote?.text ?? null, note: item.note };
  if (item.pointId === RESULT_POINT) {
    return { criterion: "Your query, run on the data", points: result.score, outOf: 10, ...shown };
  }
  const point = question.rubric.points.find(({ id }) => id === item.pointId);
  if (point) {
    // What a query gives decides its score; its clauses are shown as hints only.
    const outOf = isRun ? 0 : point.weight;
    const share = item.verdict === "met" ? 1 : item.verdict === "partial" ? 0.5 : 0;
    return { criterion: point.label, points: outOf * share, outOf, ...shown };
  }
  const error = question.rubric.errors.find(({ id }) => id === item.pointId);
  return { criterion: error?.label ?? item.pointId, points: -(error?.penalty ?? 0), outOf: 0, ...shown };
}
