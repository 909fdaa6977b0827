import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { JOB_CLOSED } from "@dryrun/domain/applications/messages";
import { answersWithin } from "@dryrun/domain/jobs/messages";
import { plainText } from "@dryrun/domain/rich-text/plain-text";
import { CompanyAbout } from "@dryrun/job-facts/company-about";
import { JobFacts } from "@dryrun/job-facts/job-facts";
import { jobTexts } from "@dryrun/job-facts/job-texts";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { Check, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { ReportJob } from "../report/report-job.tsx";
import { SaveButton } from "../save-heart.tsx";
import { JobActions } from "./job-actions.tsx";
import * as s from "./job-view.module.css";
import { SkillMatch } from "./skill-match.tsx";

const text = words.job.share;
const load = () => import("./share-panel.tsx");

/** Opens the share panel, which loads with the first press. */
function ShareJob({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const { module: panel, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(text.failed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  return (
    <div className={s.share} data-print="no">
      <Button
        size="s"
        icon={<Share2 {...iconProps(18)} />}
        aria-expanded={isOpen}
        aria-controls="share-job"
        onClick={() => setOpen(!isOpen)}
      >
        {text.open}
      </Button>
      <div id="share-job" hidden={!isOpen} className={paperClass(s.panel)}>
        {isOpen && panel && <panel.SharePanel job={job} />}
      </div>
    </div>
  );
}

interface JobViewProps {
  job: Job;
  isJustApplied: boolean;
  onApply: () => void;
}

/** From this width on, in pixels, the facts and the actions are next to the text. */
const RAIL_FROM = 1024;

/** The job and its actions: at the bottom on a phone; next to the text with the facts on a desktop. */
export function JobView({ job, isJustApplied, onApply }: JobViewProps) {
  const isWide = useIsWide(RAIL_FROM);
  const summary = (
    <>
      <section aria-label={words.job.facts} className={paperClass(s.facts)}>
        <JobFacts job={job} first={["experience", "jobType"]} dates="age" />
        {job.answersWithinDays && <p className={s.answers}>{answersWithin(job.company, job.answersWithinDays)}</p>}
      </section>
      <div className={s.tools}>
        <SaveButton job={job} />
        <ShareJob job={job} />
      </div>
    </>
  );
  return (
    <article>
      <JobHeader job={job} />
      <JobNotices job={job} isJustApplied={isJustApplied} />
      <div className={s.layout}>
        <div className={s.text}>
          {!isWide && summary}
          <SkillMatch job={job} />
          {jobTexts(job).map(({ name, title, html }) => (
            <Part key={name} title={title} html={html} />
          ))}
          <CompanyAbout company={job.companyProfile} headingClass={s.heading} />
          <ReportJob job={job} />
        </div>
        <div className={s.rail}>
          <JobActions job={job} isJustApplied={isJustApplied} onApply={onApply} />
          {isWide && summary}
        </div>
      </div>
    </article>
  );
}

function JobHeader({ job }: { job: Job }) {
  return (
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
  );
}

function JobNotices({ job, isJustApplied }: Pick<JobViewProps, "job" | "isJustApplied">) {
  return (
    <>
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
            {job.answersWithinDays && ` ${answersWithin(job.company, job.answersWithinDays)}`}
          </Banner>
        </div>
      )}
    </>
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
