import { array, type InferType, object, string } from "yup";
import { email, id, optionalId } from "../../fields.ts";
import { COMPANY_ROLES } from "../permissions.ts";
import { MAX_CHOSEN_JOBS } from "./limits.ts";
import { TOO_MANY_JOBS } from "./messages.ts";

const duty = {
  role: string().oneOf(COMPANY_ROLES, "Choose a role.").required("Choose a role."),
  /** The jobs that the person sees; null for all. An owner sees all. */
  jobIds: array(id().defined()).max(MAX_CHOSEN_JOBS, TOO_MANY_JOBS).nullable().default(null),
};

/** What a person of a company may do, and for which jobs. */
export const dutySchema = object(duty);
export type Duty = InferType<typeof dutySchema>;

export const inviteColleagueSchema = object({ email: email(), ...duty });

/** The person who gets the jobs of somebody who is removed; absent for the caller. */
export const successorSchema = object({ jobsTo: optionalId() });
