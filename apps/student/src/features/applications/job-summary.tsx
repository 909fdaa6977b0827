import { Facts } from "@dryrun/design-system/pages/facts";
import { JOB_DELETED } from "@dryrun/domain/applications/messages";
import { JOB_TYPE_LABELS } from "@dryrun/domain/jobs/limits";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalaryInWords } from "@dryrun/domain/money";
import { plainText } from "@dryrun/domain/text";
import { Link } from "@dryrun/remote-kit/router";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Application } from "../../shared/answers.ts";
import * as s from "../../shared/resume-view/resume-view.module.css";

type AppliedJob = Application["jobId"];

/** The job that was applied to. */
export function JobSummary({ job }: { job: AppliedJob }) {
  const facts = [
    { name: words.job.location, value: job.location },
    { name: words.job.salary, value: formatSalaryInWords(job.salary) },
    { name: words.job.type, value: JOB_TYPE_LABELS[job.jobType] },
    { name: words.job.experience, value: experienceText(job.experienceMin, job.experienceMax) },
  ];
  const texts = [
    { title: words.job.description, html: job.description },
    { title: words.job.requirements, html: job.requirements },
    { title: words.job.benefits, html: job.benefits },
  ].filter(({ html }) => plainText(html));
  return (
    <section className={s.section} aria-labelledby="applied-job">
      <h2 id="applied-job" className={s.heading}>
        {words.applications.job}
      </h2>
      <Facts facts={facts} />
      {texts.length > 0 && (
        <details className={s.details}>
          <summary>{words.job.description}</summary>
          {texts.map(({ title, html }) => (
            <div key={title} className={s.part}>
              <h3 className={s.subheading}>{title}</h3>
              <RichTextViewer html={html} />
            </div>
          ))}
        </details>
      )}
      {job.title !== JOB_DELETED && (
        <p data-print="no">
          <Link to={paths.job(job._id)} className="lone-link">
            {words.applications.openJob}
          </Link>
        </p>
      )}
    </section>
  );
}
