import { Card } from "@dryrun/design-system/pages/card";
import { type Chosen, mapChoices } from "@dryrun/domain/jobs/choices";
import { mapFields, NUMBER_JOB_FIELDS } from "@dryrun/domain/jobs/fields";
import { inRupees } from "@dryrun/domain/pay/amount";
import { plainText } from "@dryrun/domain/rich-text/plain-text";
import { useFormValues } from "@dryrun/forms/use-form-values";
import { JobFacts } from "@dryrun/job-facts/job-facts";
import { jobTexts } from "@dryrun/job-facts/job-texts";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import * as jobMessages from "../../messages/jobs.en-in.ts";
import * as s from "./job-preview.module.css";
import type { TypedJob } from "./typed-job.ts";

const { addJob } = jobMessages;

/** A live preview of the job, as candidates will see it. */
export function JobPreview() {
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
