import type { Input } from "@dryrun/domain/contract/define";
import type { createJob } from "@dryrun/domain/jobs/contract";
import { FormShell, type FormShellProps } from "@dryrun/forms/form-shell";
import type { ReactNode } from "react";
import type { Job } from "../../shared/answers.ts";
import { JobFields } from "./job-fields.tsx";
import * as s from "./job-form.module.css";
import { JobPreview } from "./job-preview.tsx";

/** As it is typed: numbers and choices are text until the schema casts them. */
export const BLANK_JOB = {
  title: "",
  company: "",
  location: "",
  salary: "",
  jobType: "",
  experienceMin: "",
  experienceMax: "",
  description: "",
  requirements: "",
  benefits: "",
  companyApply: "false",
  companyUrl: "",
  closingDate: "",
};
export type TypedJob = typeof BLANK_JOB;

/** A job as the form would have been filled for it. */
export const typedJob = (job: Job): TypedJob => ({
  title: job.title,
  company: job.company,
  location: job.location,
  salary: job.salary,
  jobType: job.jobType,
  experienceMin: String(job.experienceMin),
  experienceMax: job.experienceMax ? String(job.experienceMax) : "",
  description: job.description,
  requirements: job.requirements,
  benefits: job.benefits,
  companyApply: String(job.companyApply),
  companyUrl: job.companyUrl,
  closingDate: job.closingDate ?? "",
});

/** The same again as a new job: the day on which the first one closes is not its day. */
export const duplicateOf = (job: Job): TypedJob => ({ ...typedJob(job), closingDate: "" });

type NewJob = Input<typeof createJob>["body"];
type OfShell = "initialValues" | "schema" | "onSubmit" | "onCancel";

/** `schema` is that of a new job, or of one that is edited. */
export interface JobFormProps extends Pick<FormShellProps<TypedJob, NewJob>, OfShell> {
  words: { form: string; submit: string; pending: string; cancel: string };
  /** What keeps the form from being lost: a draft, a question. */
  children: ReactNode;
}

/** The form of a job, with what candidates will see beside it. */
export function JobForm({ words, children, ...form }: JobFormProps) {
  return (
    <FormShell
      {...form}
      label={words.form}
      submitLabel={words.submit}
      pendingLabel={words.pending}
      cancelLabel={words.cancel}
      hasRequiredNote
      hasStickyButtons
    >
      <div className={s.columns}>
        <div className={s.fields}>
          <JobFields />
        </div>
        <JobPreview />
      </div>
      {children}
    </FormShell>
  );
}
