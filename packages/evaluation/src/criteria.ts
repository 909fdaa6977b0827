import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { Evidence, EvidenceVerdict, QuestionResult, Quote } from "./result.ts";
import { RESULT_POINT } from "./sql-grader.ts";

export interface Criterion {
  criterion: string;
  points: number;
  maxPoints: number;
  verdict: EvidenceVerdict;
  note: string;
  /** The words of the answer that earned the points. */
  evidence: Quote | null;
}

/**
 * The rubric as a person reads it after the interview: each criterion with its points and its evidence.
 * The result of a query decides its score, so the query is one criterion; its clauses are in the feedback.
 */
export function criteriaOf(question: InterviewQuestion, result: QuestionResult): Criterion[] {
  // Rubrics of other topics have points of that name.
  const run = question.topic === "sql" && result.evidence.find((item) => item.pointId === RESULT_POINT);
  if (run) return [{ ...shown(run), criterion: "The query, run on the data", points: result.score, maxPoints: 10 }];
  return result.evidence.map((item) => criterionOf(question, item));
}

function shown({ verdict, note, quote }: Evidence): Pick<Criterion, "verdict" | "note" | "evidence"> {
  return { verdict, note, evidence: quote ?? null };
}

function criterionOf(question: InterviewQuestion, item: Evidence): Criterion {
  const point = question.rubric.points.find(({ id }) => id === item.pointId);
  if (point) {
    const share = item.verdict === "met" ? 1 : item.verdict === "partial" ? 0.5 : 0;
    return { ...shown(item), criterion: point.label, points: point.weight * share, maxPoints: point.weight };
  }
  const error = question.rubric.errors.find(({ id }) => id === item.pointId);
  return { ...shown(item), criterion: error?.label ?? item.pointId, points: -(error?.penalty ?? 0), maxPoints: 0 };
}
