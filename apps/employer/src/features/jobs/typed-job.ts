import { JOB_FIELD_NAMES, type JobField, mapFields } from "@dryrun/domain/jobs/fields";
import type { Job } from "../../shared/answers.ts";

/** Form values: numbers and choices are text until the schema casts them. */
export type TypedJob = Record<JobField, string>;

export const BLANK_JOB: TypedJob = { ...mapFields(JOB_FIELD_NAMES, () => ""), companyApply: "false" };

/** A job as the form would have been filled for it. */
export const typedJob = (job: Job): TypedJob => mapFields(JOB_FIELD_NAMES, (name) => String(job[name] ?? ""));

/** The same again as a new job: the day on which the first one closes is not its day. */
export const duplicateOf = (job: Job): TypedJob => ({ ...typedJob(job), closingDate: "" });
