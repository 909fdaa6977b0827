import type { Counterexample } from "@dryrun/domain/interviews/counterexample";

/** Why a result needs a careful reader. */
export type ResultFlag =
  | "empty"
  | "question_copy"
  | "copied"
  | "seen_before"
  | "word_salad"
  | "off_topic"
  | "injection"
  | "taken_back"
  | "engine_unsupported"
  | "not_assessed"
  | "llm_disagrees";

export type EvidenceVerdict = "met" | "partial" | "unmet" | "cannot_assess";

/** A part of the answer: `answer.slice(start, end) === text`. */
export interface Quote {
  start: number;
  end: number;
  text: string;
}

export interface Evidence {
  pointId: string;
  verdict: EvidenceVerdict;
  quote?: Quote;
  note: string;
  /** The data on which a program that was run went wrong. */
  counterexample?: Counterexample;
}

export interface QuestionFeedback {
  good: string[];
  missing: string[];
  next: string;
}

export interface QuestionResult {
  /** A multiple of 0.5 from 0 to 10. */
  score: number;
  /** From 0 to 1: how sure the evaluator is of the score. */
  confidence: number;
  evaluator: string;
  rubricVersion: number;
  flags: ResultFlag[];
  evidence: Evidence[];
  feedback: QuestionFeedback;
}

/** Whether the grader could read the answer; one that it could not has no points, and 0 says nothing about it. */
export const isAssessed = ({ flags }: Pick<QuestionResult, "flags">): boolean => !flags.includes("not_assessed");

/** A grader's result; the evaluator adds its own name and the rubric's version. */
export type Grade = Omit<QuestionResult, "evaluator" | "rubricVersion">;

/** The nearest score that may be shown: halves from 0 to 10. */
export function toHalves(score: number): number {
  return Math.min(10, Math.max(0, Math.round(score * 2) / 2));
}
