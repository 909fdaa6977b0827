import { Facts } from "@dryrun/design-system/pages/facts";
import { JOB_TYPE_LABELS } from "@dryrun/domain/jobs/limits";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalaryInWords } from "@dryrun/domain/money";
import { formatDate } from "@dryrun/domain/time";
import { words } from "../../messages.en-in.ts";
import type { Job } from "../../shared/answers.ts";
import { Section } from "../../shared/section.tsx";

const { job: say } = words;

/** The facts of a job and how candidates apply to it. */
export function JobBasics({ job }: { job: Job }) {
  const facts = [
    { name: say.location, value: job.location },
    { name: say.type, value: JOB_TYPE_LABELS[job.jobType] },
    { name: say.salary, value: formatSalaryInWords(job.salary) },
    { name: say.experience, value: experienceText(job.experienceMin, job.experienceMax) },
    { name: say.posted, value: formatDate(job.createdAt) },
    { name: say.closes, value: job.closingDate ? formatDate(job.closingDate) : say.noClosing },
  ];
  return (
    <>
      <Section title={say.basics}>
        <Facts facts={facts} />
      </Section>
      <Section title={say.mode}>
        {job.companyApply ? (
          <p>
            {words.addJob.modes.company}:{" "}
            <a href={job.companyUrl} target="_blank" rel="noopener noreferrer">
              {job.companyUrl}
              <span className="visually-hidden">, {say.newTab}</span>
            </a>
          </p>
        ) : (
          <p>{words.addJob.modes.quick}</p>
        )}
      </Section>
    </>
  );
}
