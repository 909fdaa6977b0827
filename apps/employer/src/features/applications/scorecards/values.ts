import type { Score } from "@dryrun/domain/applications/scorecards/limits";
import type { Scorecards } from "../../../shared/answers.ts";

interface Given {
  /** Null for "not seen", undefined before a choice. */
  score: Score | null | undefined;
  note: string;
}
/** A scorecard as it is typed. */
export interface Values {
  /** By the criterion's key. */
  scores: Record<string, Given>;
  overall: Score | null;
  text: string;
}

export const BLANK: Given = { score: undefined, note: "" };

/** Returns the submitted scorecard to change, or a blank one. */
export function valuesOf({ own, criteria }: Pick<Scorecards, "own" | "criteria">): Values {
  if (!own) return { scores: {}, overall: null, text: "" };
  const givenTo = (key: string): Given => {
    const found = own.scores.find(({ criterion }) => criterion === key);
    return { score: found?.score ?? null, note: found?.note ?? "" };
  };
  const asked = criteria.filter(({ isRetired }) => !isRetired);
  return {
    scores: Object.fromEntries(asked.map(({ key }) => [key, givenTo(key)])),
    overall: own.overall,
    text: own.text,
  };
}

/** Returns the scores to send: those of the job's criteria, also if the draft is older than a change of them. */
export const scoresOf = ({ scores }: Values, criteria: Scorecards["criteria"]) =>
  criteria
    .filter(({ isRetired, key }) => !isRetired && scores[key] !== undefined)
    .map(({ key }) => ({ criterion: key, score: scores[key]?.score ?? null, note: scores[key]?.note ?? "" }));
