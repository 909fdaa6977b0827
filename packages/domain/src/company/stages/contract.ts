import { boolean, number, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, list, text } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import * as calls from "./calls.ts";
import { RULE_VERDICTS, STAGE_COLOURS } from "./limits.ts";
import { jobStagesSchema, stagesSchema } from "./schema.ts";

const shape = {
  stages: list(object({ _id: text(), name: text(), colour: choice(STAGE_COLOURS) })),
  rules: list(object({ verdict: choice(RULE_VERDICTS), scoreFrom: number().defined().nullable(), stage: text() })),
};
const ofCompany = object(shape);

/** The stages of the company, which its jobs have unless they have their own. */
export const stages = defineContract({ ...calls.stages, status: 200, response: ofCompany });

/**
 * Replaces the stages of the company. Pending applications in a removed stage must move: without an entry in `moves` the
 * answer is 409 `STAGE_IN_USE`, which lists the removed stages and their applications in `stages`.
 */
export const setStages = defineContract({
  ...calls.setStages,
  body: stagesSchema,
  status: 200,
  response: object({ message: text(), stages: ofCompany }),
  errors: ["ROLE", "STAGE_IN_USE"],
});

const ofJob = object({
  /** Whether the job has stages of its own. */
  isOwn: boolean().defined(),
  ...shape,
});

/** The stages of a job: its own, or those of its company. */
export const jobStages = defineContract({
  ...calls.jobStages,
  params: object({ id: id() }),
  status: 200,
  response: ofJob,
  errors: ["NOT_FOUND"],
});

/** Gives a job its own stages, or those of its company again; applications move as in `setStages`. */
export const setJobStages = defineContract({
  ...calls.setJobStages,
  params: object({ id: id() }),
  body: jobStagesSchema,
  status: 200,
  response: object({ message: text(), stages: ofJob }),
  errors: ["NOT_FOUND", "LIMIT_REACHED", "STAGE_IN_USE"],
});
