import { Card } from "@dryrun/design-system/pages/card";
import type { Input } from "@dryrun/domain/contract/define";
import { type Chosen, mapChoices } from "@dryrun/domain/jobs/choices";
import type { createJob } from "@dryrun/domain/jobs/contract";
import { mapFields, NUMBER_JOB_FIELDS } from "@dryrun/domain/jobs/fields";
import { inRupees } from "@dryrun/domain/pay/amount";
import { withTypedPay } from "@dryrun/domain/pay/typed";
import { plainText } from "@dryrun/domain/rich-text/plain-text";
import { FormShell, type FormShellProps } from "@dryrun/forms/form-shell";
import { useFormValues } from "@dryrun/forms/use-form-values";
import { JobFacts } from "@dryrun/job-facts/job-facts";
import { jobTexts } from "@dryrun/job-facts/job-texts";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { type ReactNode, useState } from "react";
import * as jobMessages from "../../messages/jobs.en-in.ts";
import { JobFields } from "./job-fields.tsx";
import * as s from "./job-form.module.css";
import type { TypedJob } from "./typed-job.ts";

const { addJob } = jobMessages;

/** A live preview of the job, as candidates will see it. */
function JobPreview() {
  const { title, company, location, ...typed } = useFormValues<TypedJob>();
  return (
    <aside className={s.preview} aria-label={addJob.preview}>
      <p className={s.about}>{addJob.previewAbout}</p>
      <Card
        as="div"
        headingLevel={2}
        isDraft
        title={title.trim() || addJob.noTitle}
        meta={
          <>
            <span>{company.trim() || addJob.noCompany}</span>
            <span>{location.trim() || addJob.noLocation}</span>
          </>
        }
      >
        <div className={s.body}>
          <JobFacts job={readable(typed)} first={["salary"]} />
          {jobTexts(typed)
            .filter(({ html }) => plainText(html))
            .map((text) => (
              <div key={text.name}>
                <h3 className={s.title}>{text.title}</h3>
                <RichTextViewer html={text.html} />
              </div>
            ))}
        </div>
      </Card>
    </aside>
  );
}

const readable = (typed: Omit<TypedJob, "title" | "company" | "location">) => ({
  ...typed,
  salary: inRupees(typed.salary),
  ...mapFields(NUMBER_JOB_FIELDS, (name) => numberOf(typed[name])),
  ...(mapChoices((name) => typed[name] || null) as Chosen<null>),
  experienceMax: numberOf(typed.experienceMax) || null,
  companyApply: typed.companyApply === "true",
});

const numberOf = (typed: string) => (typed.trim() === "" || Number.isNaN(Number(typed)) ? null : Number(typed));

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
