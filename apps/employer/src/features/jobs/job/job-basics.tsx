import { JobFacts } from "@dryrun/job-facts/job-facts";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import type { Job } from "../../../shared/answers.ts";
import { Section } from "../../../shared/section.tsx";

const say = jobMessages.job;

/** The facts of a job and how candidates apply to it. */
export function JobBasics({ job }: { job: Job }) {
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
