import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { JobFacts } from "@dryrun/job-facts/job-facts";
import { jobTexts } from "@dryrun/job-facts/job-texts";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { RichSection } from "../../../shared/rich-section.tsx";
import { Section } from "../../../shared/section.tsx";
import * as s from "./job-posting.module.css";

const say = jobMessages.job;

/** The facts of a job and how candidates apply to it. */
function JobBasics({ job }: { job: Job }) {
  return (
    <>
      <Section title={say.basics}>
        <JobFacts job={job} dates="date" hasOpenEnd />
      </Section>
      <Section title={say.mode}>
        {job.companyApply ? (
          <p>
            {jobMessages.addJob.modes.company}:{" "}
            <a href={job.companyUrl} target="_blank" rel="noopener noreferrer">
              {job.companyUrl}
              <span className="visually-hidden">, {say.newTab}</span>
            </a>
          </p>
        ) : (
          <p>{jobMessages.addJob.modes.quick}</p>
        )}
      </Section>
    </>
  );
}

/** The job as candidates read it, with its public link if it has one. */
export function JobPosting({ job }: { job: Job }) {
  const isShown = !job.closed && !job.hidden && !job.awaitsVerification;
  return (
    <div className={s.columns}>
      <div className={s.side}>
        {isShown && (
          <div className={s.link}>
            <CopyField label={jobMessages.job.link} value={new URL(paths.publicJob(job._id), location.href).href} />
            <a href={paths.publicJob(job._id)} target="_blank" rel="noreferrer" className="lone-link">
              {jobMessages.addJob.seeLive} <span className="visually-hidden">({jobMessages.job.newTab})</span>
            </a>
          </div>
        )}
        <JobBasics job={job} />
      </div>
      <div className={s.main}>
        {jobTexts(job).map(({ name, title, html }) => (
          <RichSection key={name} title={title} html={html} none={jobMessages.job.notGiven} />
        ))}
      </div>
    </div>
  );
}
