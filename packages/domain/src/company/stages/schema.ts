import { array, boolean, type InferType, number, object, string, type TestContext } from "yup";
import { requiredText } from "../../fields.ts";
import * as say from "./messages.ts";
import { NOT_A_STAGE } from "./messages.ts";
import {
  FIXED_STAGES,
  MAX_STAGE_NAME,
  MAX_STAGE_RULES,
  MAX_STAGES,
  RULE_VERDICTS,
  STAGE_COLOURS,
  STAGE_ID,
  type StageEntry,
  type StageRule,
} from "./rules.ts";

export const stageId = () => string().strict().matches(STAGE_ID, NOT_A_STAGE);

const entry = object({
  _id: stageId().required(say.NOT_A_STAGE),
  name: requiredText("Name", MAX_STAGE_NAME),
  colour: string().oneOf(STAGE_COLOURS, "Choose a colour.").required("Choose a colour."),
});
const SCORE_RANGE = "A score is a whole number from 0 to 100.";
const rule = object({
  verdict: string().oneOf(RULE_VERDICTS, "Choose a verdict.").required("Choose a verdict."),
  scoreFrom: number()
    .transform((value, given) => (given === "" || given === null ? null : value))
    .typeError(SCORE_RANGE)
    .integer(SCORE_RANGE)
    .min(0, SCORE_RANGE)
    .max(100, SCORE_RANGE)
    .nullable()
    .default(null),
  stage: stageId().required(say.RULE_WITHOUT_STAGE),
});
/** Where the applications of a removed stage go. */
const move = object({ from: stageId().required(say.NOT_A_STAGE), to: stageId().required(say.RULE_WITHOUT_STAGE) });

function eachOnce(entries: StageEntry[] | undefined, { createError, path }: TestContext) {
  const ids = new Set<string>();
  const names = new Set<string>();
  for (const [index, { _id, name }] of (entries ?? []).entries()) {
    const key = String(name).toLowerCase();
    if (ids.has(_id)) return createError({ path: `${path}.${index}.name`, message: say.STAGE_TWICE });
    if (names.has(key)) return createError({ path: `${path}.${index}.name`, message: say.STAGE_NAME_TAKEN });
    ids.add(_id);
    names.add(key);
  }
  return true;
}
const hasFixed = (entries: StageEntry[] | undefined) =>
  FIXED_STAGES.every((id) => entries?.some(({ _id }) => _id === id));
const beginsAsEvery = (entries: StageEntry[] | undefined) =>
  entries?.[0]?._id === "new" && entries[1]?._id === "reading";

const set = {
  stages: array(entry)
    .max(MAX_STAGES, say.TOO_MANY_STAGES)
    .required("Stages are required.")
    .test("has-fixed", say.STAGES_STAY, hasFixed)
    .test("begins-as-every", say.FIRST_STAGES_FIRST, beginsAsEvery)
    .test("each-once", eachOnce),
  rules: array(rule).max(MAX_STAGE_RULES, say.TOO_MANY_RULES).default([]),
  moves: array(move).max(MAX_STAGES, say.TOO_MANY_STAGES).default([]),
};

interface Places {
  stages?: StageEntry[] | undefined;
  rules?: StageRule[] | undefined;
  moves?: { from: string; to: string }[] | undefined;
}
/** Refuses rules and moves that lead to a stage outside the set. */
function leadsIntoSet({ stages = [], rules = [], moves = [] }: Places, { createError }: TestContext) {
  const isKnown = (id: string) => stages.some(({ _id }) => _id === id);
  const rule = rules.findIndex(({ stage }) => !isKnown(stage));
  if (rule >= 0) return createError({ path: `rules.${rule}.stage`, message: say.RULE_WITHOUT_STAGE });
  const move = moves.findIndex(({ to }) => !isKnown(to));
  return move < 0 || createError({ path: `moves.${move}.to`, message: say.RULE_WITHOUT_STAGE });
}

/** The stages of a company. */
export const stagesSchema = object(set).test("leads-into-set", leadsIntoSet);

/** The stages of a job: its own, or those of its company (`isOwn` is false, and only `moves` counts then). */
export const jobStagesSchema = object({
  isOwn: boolean().typeError("This must be true or false.").required("This is required."),
  ...set,
  stages: set.stages.when("isOwn", ([isOwn], schema) => (isOwn ? schema : array(entry).optional())),
}).test("leads-into-set", (typed, context) => !typed.isOwn || leadsIntoSet(typed, context));
export type JobStages = InferType<typeof jobStagesSchema>;
