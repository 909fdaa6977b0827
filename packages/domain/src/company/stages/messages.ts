import { countOf } from "../../text.ts";
import { MAX_JOBS_WITH_STAGES, MAX_STAGE_RULES, MAX_STAGES } from "./rules.ts";

export const STAGES_SAVED = "Stages saved";
export const NOT_A_STAGE = "This is not a stage.";
export const TOO_MANY_STAGES = `At most ${MAX_STAGES} stages.`;
export const TOO_MANY_RULES = `At most ${MAX_STAGE_RULES} rules.`;
export const STAGES_STAY = "The first three stages can have other names, but they cannot be removed.";
export const FIRST_STAGES_FIRST = "New and unread applications come first, then those being read.";
export const STAGE_NAME_TAKEN = "Another stage has this name.";
export const STAGE_TWICE = "This stage is in the list twice.";
export const RULE_WITHOUT_STAGE = "Choose one of the stages above.";
export const STAGE_OF_ANOTHER_JOB = "Not every job of these applications has this stage.";
export const TOO_MANY_OWN_SETS = `At most ${MAX_JOBS_WITH_STAGES} jobs can have stages of their own.`;
export const stageInUse = (applications: number) =>
  `${countOf(applications, "application")} must move to another stage first. Choose where to.`;
