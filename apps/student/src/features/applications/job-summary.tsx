import { paperClass } from "@dryrun/design-system/pages/paper";
import { JOB_DELETED } from "@dryrun/domain/applications/messages";
import { JOB_LABELS } from "@dryrun/domain/jobs/messages";
import { plainText } from "@dryrun/domain/rich-text/plain-text";
import { JobFacts } from "@dryrun/job-facts/job-facts";
import { jobTexts } from "@dryrun/job-facts/job-texts";
import { Link } from "@dryrun/remote-kit/router";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Application } from "../../shared/answers.ts";
import * as s from "../../shared/resume-view/resume-view.module.css";

type AppliedJob = Application["jobId"];

/** The job that was applied to. */
export function JobSummary({ job }: { job: AppliedJob }) {
  const texts = jobTexts(job).filter(({ html }) => plainText(html));
  return (
    <section className={s.section} aria-labelledby="applied-job">
      <h2 id="applied-job" className={s.heading}>
        {words.applications.job}
      </h2>
      <JobFacts job={job} first={["location", "salary"]} />
      {texts.length > 0 && (
        <details className={paperClass(s.details)}>
          <summary>{JOB_LABELS.description}</summary>
          {texts.map(({ name, title, html }) => (
            <div key={name} className={s.part}>
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
