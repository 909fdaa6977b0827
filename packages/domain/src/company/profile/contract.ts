import { boolean, number, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { choice, isoDate, list, nullableObject, nullableText, text } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import { rejectionReasonsSchema } from "../rejection-reasons/schema.ts";
import { RULE_VERDICTS, STAGE_COLOURS } from "../stages/rules.ts";
import { jobStagesSchema, stagesSchema } from "../stages/schema.ts";
import * as calls from "./calls.ts";
import { companyProfileSchema } from "./schema.ts";

/** What everybody who sees a job can see of its company. `logo`: the path of a PNG; another picture has another path. */
export const publicCompanyFields = () => ({ name: text(), city: text(), about: text(), logo: nullableText() });

/** The company of a job; null if its profile has neither city, text nor logo. */
export const companyOfJob = () => nullableObject(publicCompanyFields());

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

const reasons = () => list(object({ text: text(), isShared: boolean().defined() }));

/** The reasons that the people of a company can choose for a rejection. */
export const rejectionReasons = defineContract({
  ...calls.rejectionReasons,
  status: 200,
  response: object({ reasons: reasons() }),
});

export const setRejectionReasons = defineContract({
  ...calls.setRejectionReasons,
  body: rejectionReasonsSchema,
  status: 200,
  response: object({ message: text(), reasons: reasons() }),
  errors: ["ROLE"],
});

const companyAnswer = object({
  ...publicCompanyFields(),
  website: text(),
  /** When the fields were last changed; the logo does not count. */
  updatedAt: isoDate(),
});

export const company = defineContract({ ...calls.company, status: 200, response: companyAnswer });

const changed = object({ message: text(), company: companyAnswer });

export const updateCompany = defineContract({
  ...calls.updateCompany,
  body: companyProfileSchema,
  status: 200,
  response: changed,
  errors: ["PROFILE_CHANGED", "ROLE"],
});

/** Takes one PNG, JPEG or WebP image; the server keeps a small copy without the file's other contents. */
export const setCompanyLogo = defineContract({
  ...calls.setCompanyLogo,
  status: 200,
  response: changed,
  errors: ["ROLE", "TOO_LARGE", "TOO_MANY_REQUESTS", "UNSUPPORTED_MEDIA_TYPE"],
});

/** Succeeds too if there is no logo. */
export const removeCompanyLogo = defineContract({
  ...calls.removeCompanyLogo,
  status: 200,
  response: changed,
  errors: ["ROLE"],
});
