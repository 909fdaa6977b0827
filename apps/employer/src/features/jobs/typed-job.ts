import { JOB_FIELD_NAMES, type JobField, mapFields } from "@dryrun/domain/jobs/fields";
import type { Job } from "../../shared/answers.ts";

/** Form values: numbers and choices are text until the schema casts them. */
export type TypedJob = Record<JobField, string>;

export const BLANK_JOB: TypedJob = { ...mapFields(JOB_FIELD_NAMES, () => ""), companyApply: "false" };

/** Returns a job as form values. */
export const typedJob = (job: Job): TypedJob => mapFields(JOB_FIELD_NAMES, (name) => String(job[name] ?? ""));

/** Returns the values of a duplicate, without the closing date, which belongs to the first job. */
export const duplicateOf = (job: Job): TypedJob => ({ ...typedJob(job), closingDate: "" });
