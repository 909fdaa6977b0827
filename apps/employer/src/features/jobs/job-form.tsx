import type { Input } from "@dryrun/domain/contract/define";
import type { createJob } from "@dryrun/domain/jobs/contract";
import { withTypedPay } from "@dryrun/domain/pay/typed";
import { FormShell, type FormShellProps } from "@dryrun/forms/form-shell";
import { type ReactNode, useState } from "react";
import { JobFields } from "./job-fields.tsx";
import * as s from "./job-form.module.css";
import { JobPreview } from "./job-preview.tsx";
import type { TypedJob } from "./typed-job.ts";

type NewJob = Input<typeof createJob>["body"];
type OfShell = "initialValues" | "onSubmit" | "onCancel";

/** `schema` is that of a new or of an edited job. */
export interface JobFormProps extends Pick<FormShellProps<TypedJob, NewJob>, OfShell> {
  schema: NonNullable<FormShellProps<TypedJob, NewJob>["schema"]>;
  words: { form: string; submit: string; pending: string; cancel: string };
  /** Protects unsaved input: a draft and a confirmation before leaving. */
  children: ReactNode;
}

/** The form of a job, with the candidates' view next to it. */
export function JobForm({ words, children, schema, ...form }: JobFormProps) {
  const [asking] = useState(() => withTypedPay(schema, [], ["salary"]));
  return (
    <FormShell
      {...form}
      schema={asking}
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
