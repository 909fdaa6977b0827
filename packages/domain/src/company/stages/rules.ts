import { STAGE_LABELS, STAGES } from "../../applications/limits.ts";
import type { Decision } from "../../interviews/limits.ts";

/** The colours of stages, which their borders have; the name is always shown too. */
export const STAGE_COLOURS = ["grey", "blue", "green", "amber", "red"] as const;
export type StageColour = (typeof STAGE_COLOURS)[number];

/** The id of a default stage (`STAGES`), or one that a page has made for another one. */
export const STAGE_ID = /^(?:new|reading|shortlist|call|offer|own-[0-9a-f]{8})$/;

export interface StageEntry {
  /** Matches `STAGE_ID`. */
  _id: string;
  name: string;
  colour: StageColour;
}
/** The verdicts of results that a candidate can send. */
export const RULE_VERDICTS = ["Pass", "Review"] as const satisfies readonly Decision[];

/** Moves a pending application when its result is sent, or changes after a review. The first rule that fits counts. */
export interface StageRule {
  verdict: (typeof RULE_VERDICTS)[number];
  /** The least score, 0 to 100; null for every score. */
  scoreFrom: number | null;
  /** The id of a stage of the same set. */
  stage: string;
}
/** The stages of pending applications, in order, and the rules that move applications between them. */
export interface StageSet {
  stages: StageEntry[];
  rules: StageRule[];
}

/**
 * The stages of every set: opening an application moves it from the first to the second, and `shortlisted` refers to the
 * third. They can have other names.
 */
export const FIXED_STAGES = ["new", "reading", "shortlist"] as const;
export const MAX_STAGES = 12;
export const MAX_STAGE_NAME = 30;
export const MAX_STAGE_RULES = 10;
/** The jobs of a company that can have stages of their own. */
export const MAX_JOBS_WITH_STAGES = 200;

const COLOURS = { new: "grey", reading: "blue", shortlist: "blue", call: "amber", offer: "green" } as const;
/** The stages of a company that has not changed them. */
export const DEFAULT_STAGE_SET: StageSet = {
  stages: STAGES.map((id) => ({ _id: id, name: STAGE_LABELS[id], colour: COLOURS[id] })),
  rules: [],
};

interface Sets {
  /** Null for a job without stages of its own. */
  ofJob?: StageSet | null | undefined;
  /** Null for a company that has not changed them. */
  ofCompany?: StageSet | null | undefined;
}
/** Returns the stages that apply to a job: its own, its company's, or the default. */
export const stageSetOf = ({ ofJob, ofCompany }: Sets): StageSet => ofJob ?? ofCompany ?? DEFAULT_STAGE_SET;

interface Result {
  verdict: Decision;
  /** 0 to 100. */
  score: number;
}
/** Returns the stages of `before` that `after` does not have. */
export function removedStages(before: StageSet, after: StageSet) {
  const kept = new Set(after.stages.map(({ _id }) => _id));
  return before.stages.filter(({ _id }) => !kept.has(_id));
}

/** Returns the stage to which a result moves an application, or undefined. Rules only move applications forward. */
export function stageByRule({ stages, rules }: StageSet, current: string, { verdict, score }: Result) {
  const fits = (rule: StageRule) => rule.verdict === verdict && score >= (rule.scoreFrom ?? 0);
  const placeOf = (id: string | undefined) => stages.findIndex(({ _id }) => _id === id);
  const place = placeOf(rules.find(fits)?.stage);
  return place > placeOf(current) ? stages[place] : undefined;
}
