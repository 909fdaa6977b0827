import { Card } from "@dryrun/design-system/pages/card";
import { Facts } from "@dryrun/design-system/pages/facts";
import { JOB_TYPE_LABELS, type JobType } from "@dryrun/domain/jobs/limits";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalary } from "@dryrun/domain/money";
import { plainText } from "@dryrun/domain/text";
import { useFormField } from "@dryrun/forms/use-form-field";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { words } from "../../messages.en-in.ts";
import * as s from "./job-preview.module.css";

const { addJob, job } = words;
const useValue = (name: string) => String(useFormField<unknown>(name).value ?? "");

/** What candidates will see of the job, as it is typed. */
export function JobPreview() {
  const type = useValue("jobType");
  const facts = [
    { name: job.salary, value: formatSalary(useValue("salary")) },
    { name: job.type, value: JOB_TYPE_LABELS[type as JobType] ?? "–" },
    { name: job.experience, value: useExperience() },
  ];
  return (
    <aside className={s.preview} aria-label={addJob.preview}>
      <p className={s.about}>{addJob.previewAbout}</p>
      <Card
        as="div"
        headingLevel={2}
        isDraft
        title={useValue("title").trim() || addJob.noTitle}
        meta={
          <>
            <span>{useValue("company").trim() || addJob.noCompany}</span>
            <span>{useValue("location").trim() || addJob.noLocation}</span>
          </>
        }
      >
        <div className={s.body}>
          <Facts facts={facts} />
          <RichPart title={job.description} html={useValue("description")} />
          <RichPart title={job.requirements} html={useValue("requirements")} />
          <RichPart title={job.benefits} html={useValue("benefits")} />
        </div>
      </Card>
    </aside>
  );
}

function useExperience(): string {
  const [min, max] = [useValue("experienceMin"), useValue("experienceMax")];
  if (min.trim() === "" || Number.isNaN(Number(min))) return "–";
  return experienceText(Number(min), Number(max) || null);
}

function RichPart({ title, html }: { title: string; html: string }) {
  if (plainText(html) === "") return null;
  return (
    <div>
      <h3 className={s.title}>{title}</h3>
      <RichTextViewer html={html} />
    </div>
  );
}
