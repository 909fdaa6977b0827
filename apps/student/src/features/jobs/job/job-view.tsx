import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { JOB_CLOSED } from "@dryrun/domain/applications/messages";
import { JOB_TYPE_LABELS } from "@dryrun/domain/jobs/limits";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalaryInWords } from "@dryrun/domain/money";
import { capitalised, plainText } from "@dryrun/domain/text";
import { formatAge, formatDay } from "@dryrun/domain/time";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { Check } from "lucide-react";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { ReportJob } from "../report/report-job.tsx";
import { SaveButton } from "../save-heart.tsx";
import { JobActions } from "./job-actions.tsx";
import * as s from "./job-view.module.css";
import { ShareJob } from "./share-job.tsx";
import { SkillMatch } from "./skill-match.tsx";

export interface JobViewProps {
  job: Job;
  isJustApplied: boolean;
  onApply: () => void;
}

/** What a job is, and what can be done about it: at the bottom of a phone, beside the text on a desktop. */
export function JobView({ job, isJustApplied, onApply }: JobViewProps) {
  return (
    <article>
      <PageHeader
        back={<Link to={paths.jobs}>{words.job.back}</Link>}
        about={
          <span className={s.about}>
            <b className={s.company}>{job.company}</b>
            {job.applicationId && (
              <Badge tone="success" icon={<Check {...iconProps(14)} />}>
                {words.jobs.applied}
              </Badge>
            )}
          </span>
        }
      >
        <PageTitle title={job.title} />
      </PageHeader>
      {job.closed && (
        <div className={s.notice}>
          <Banner tone="warning" role="none">
            {JOB_CLOSED}
          </Banner>
        </div>
      )}
      {isJustApplied && (
        <div className={s.notice}>
          <Banner tone="success">
            <b>{words.job.nextStep}</b>
            <br />
            {words.job.nextStepText}
          </Banner>
        </div>
      )}
      <div className={s.layout}>
        <div className={s.text}>
          <section aria-label={words.job.facts} className={s.facts}>
            <JobFacts job={job} />
          </section>
          <div className={s.tools}>
            <SaveButton job={job} />
            <ShareJob job={job} />
          </div>
          <SkillMatch job={job} />
          <Part title={words.job.description} html={job.description} />
          <Part title={words.job.requirements} html={job.requirements} />
          <Part title={words.job.benefits} html={job.benefits} />
          <ReportJob job={job} />
        </div>
        <JobActions job={job} onApply={onApply} />
      </div>
    </article>
  );
}

function Part({ title, html }: { title: string; html: string }) {
  return (
    <section>
      <h2 className={s.heading}>{title}</h2>
      {plainText(html) ? <RichTextViewer html={html} /> : <p className={s.none}>{words.job.notGiven}</p>}
    </section>
  );
}

function JobFacts({ job }: { job: Job }) {
  const [now] = useState(() => new Date());
  const facts = [
    { name: words.job.experience, value: experienceText(job.experienceMin, job.experienceMax) },
    { name: words.job.type, value: JOB_TYPE_LABELS[job.jobType] },
    { name: words.job.location, value: job.location },
    { name: words.job.salary, value: formatSalaryInWords(job.salary) },
    { name: words.job.postedOn, value: capitalised(formatAge(job.createdAt, now)) },
    ...(job.closingDate ? [{ name: words.job.closesOn, value: formatDay(job.closingDate) }] : []),
  ];
  return <Facts facts={facts} />;
}
