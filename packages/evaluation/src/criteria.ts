import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { Counterexample } from "@dryrun/domain/interviews/counterexample";
import { CREDIT } from "./lost-points.ts";
import type { Evidence, EvidenceVerdict, QuestionResult, Quote } from "./result.ts";
import { PROGRAM_NAMES, RUN_POINT } from "./run/grade-run.ts";

export interface Criterion {
  criterion: string;
  points: number;
  maxPoints: number;
  verdict: EvidenceVerdict;
  note: string;
  /** The words of the answer that earned the points. */
  evidence: Quote | null;
  /** The data on which a program that was run went wrong. */
  counterexample: Counterexample | null;
}

/**
 * Returns the criteria that a person sees after the interview, each with its points and evidence.
 * A program that was run is one criterion, because the run alone decides the score; the feedback names its parts.
 */
export function criteriaOf(question: InterviewQuestion, result: QuestionResult): Criterion[] {
  const { exec } = question.rubric;
  const runEvidence = exec && result.evidence.find((item) => item.pointId === RUN_POINT);
  if (runEvidence) {
    const criterion = `The ${PROGRAM_NAMES[exec.kind]}, run on the data`;
    return [{ ...detailsOf(runEvidence), criterion, points: result.score, maxPoints: 10 }];
  }
  return result.evidence.map((item) => criterionOf(question, item));
}

type CriterionDetails = Pick<Criterion, "verdict" | "note" | "evidence" | "counterexample">;

function detailsOf({ verdict, note, quote, counterexample }: Evidence): CriterionDetails {
  return { verdict, note, evidence: quote ?? null, counterexample: counterexample ?? null };
}

function criterionOf(question: InterviewQuestion, item: Evidence): Criterion {
  const point = question.rubric.points.find(({ id }) => id === item.pointId);
  if (point) {
    const share = CREDIT[item.verdict];
    return { ...detailsOf(item), criterion: point.label, points: point.weight * share, maxPoints: point.weight };
  }
  const error = question.rubric.errors.find(({ id }) => id === item.pointId);
  return { ...detailsOf(item), criterion: error?.label ?? item.pointId, points: -(error?.penalty ?? 0), maxPoints: 0 };
}
