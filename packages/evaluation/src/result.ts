import type { Counterexample } from "@dryrun/domain/interviews/counterexample";

/** Why a person should check a result. */
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

/** Whether the grader could assess the answer. If not, its score is 0 and says nothing about its quality. */
export const isAssessed = ({ flags }: Pick<QuestionResult, "flags">): boolean => !flags.includes("not_assessed");

/** A grader's result. The evaluator adds its name and the rubric's version. */
export type Grade = Omit<QuestionResult, "evaluator" | "rubricVersion">;

/** Rounds to the nearest score that can be shown: 0 to 10 in steps of 0.5. */
export function toHalves(score: number): number {
  return Math.min(10, Math.max(0, Math.round(score * 2) / 2));
}
