import type { Decision } from "../../interviews/limits.ts";
import { DEFAULT_STAGE_SET, type StageRule, type StageSet } from "./limits.ts";

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
