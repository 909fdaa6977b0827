import { MAX_CRITERIA, MAX_CRITERIA_EVER, MAX_SCORECARDS } from "./limits.ts";

export const SCORECARD_CHANGED = "You changed this scorecard in another tab. Load the page again.";
export const CRITERIA_CHANGED = "The criteria were changed by somebody else. Load the page again.";
export const UNKNOWN_CRITERION = "The criteria of this job were changed. Load the page again.";
export const OVERALL_MISSING = "Choose a recommendation.";
export const SAME_CRITERION = "Two criteria have the same name.";
export const NO_CRITERIA = "Keep at least one criterion.";
export const TOO_MANY_CRITERIA = `A job can have at most ${MAX_CRITERIA} criteria.`;
export const TOO_MANY_FORMER_CRITERIA = `A job can have at most ${MAX_CRITERIA_EVER} criteria with the removed ones.`;
export const TOO_MANY_SCORECARDS = `An application can have at most ${MAX_SCORECARDS} scorecards.`;
