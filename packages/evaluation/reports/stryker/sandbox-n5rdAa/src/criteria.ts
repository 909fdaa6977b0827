import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { Counterexample } from "@dryrun/domain/interviews/counterexample";
import { CREDIT } from "./lost-points.ts";
import type { Evidence, EvidenceVerdict, QuestionResult, Quote } from "./result.ts";
import { PROGRAMS, RUN_POINT } from "./run/grade-run.ts";

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
 * The rubric as a person reads it after the interview: each criterion with its points and its evidence.
 * The result of a program that can be run decides its score, so the program is one criterion; its parts are in the feedback.
 */
export function criteriaOf(question: InterviewQuestion, result: QuestionResult): Criterion[] {
  const { exec } = question.rubric;
  const run = exec && result.evidence.find((item) => item.pointId === RUN_POINT);
  if (run) {
    const criterion = `The ${PROGRAMS[exec.kind]}, run on the data`;
    return [{ ...shown(run), criterion, points: result.score, maxPoints: 10 }];
  }
  return result.evidence.map((item) => criterionOf(question, item));
}

type Shown = Pick<Criterion, "verdict" | "note" | "evidence" | "counterexample">;

function shown({ verdict, note, quote, counterexample }: Evidence): Shown {
  return { verdict, note, evidence: quote ?? null, counterexample: counterexample ?? null };
}

function criterionOf(question: InterviewQuestion, item: Evidence): Criterion {
  const point = question.rubric.points.find(({ id }) => id === item.pointId);
  if (point) {
    const share = CREDIT[item.verdict];
    return { ...shown(item), criterion: point.label, points: point.weight * share, maxPoints: point.weight };
  }
  const error = question.rubric.errors.find(({ id }) => id === item.pointId);
  return { ...shown(item), criterion: error?.label ?? item.pointId, points: -(error?.penalty ?? 0), maxPoints: 0 };
}
