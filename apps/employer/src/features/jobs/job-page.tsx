import { useEmployerJobQuery, useEmployerJobStatsQuery } from "@dryrun/api-client/jobs/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Badge } from "@dryrun/design-system/marks/badge";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { JOB_TYPE_LABELS } from "@dryrun/domain/jobs/limits";
import { formatSalary } from "@dryrun/domain/money";
import { jobTexts } from "@dryrun/job-facts/job-texts";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams, useSearchParams } from "@dryrun/remote-kit/router";
import { lazy, Suspense } from "react";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Job } from "../../shared/answers.ts";
import { Funnel } from "../../shared/funnel.tsx";
import { LoadOrGone } from "../../shared/load-or-gone.tsx";
import { RichSection } from "../../shared/rich-section.tsx";
import { DeleteJob } from "./delete-job.tsx";
import { Invited } from "./invitations/invited.tsx";
import { JobBasics } from "./job-basics.tsx";
import * as s from "./job-page.module.css";

// Loaded when a job is edited.
const EditJob = lazy(async () => ({ default: (await import("./edit-job.tsx")).EditJob }));

const FRESH = { refetchOnMountOrArgChange: true };

/** One own job: its numbers and what candidates read. */
export function JobPage() {
  const { jobId = "" } = useParams();
  const { currentData, error, isFetching, refetch } = useEmployerJobQuery({ params: { id: jobId } }, FRESH);
  const [params] = useSearchParams();
  const waiting = <Skeleton label={words.loading.job} count={3} />;
  if (currentData && params.has("edit"))
    return (
      <Suspense fallback={waiting}>
        <EditJob job={currentData.job} />
      </Suspense>
    );
  if (currentData) return <JobContent job={currentData.job} />;
  if (!error) return waiting;
  return (
    <LoadOrGone
      title={words.failure.job}
      goneTitle={words.failure.noJob}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      headingLevel={1}
      wayOut={
        <Link to={paths.jobs} className={buttonClass()}>
          {words.nav.jobs}
        </Link>
      }
    />
  );
}

function JobContent({ job }: { job: Job }) {
  const isShown = !job.closed && !job.hidden;
  return (
    <>
      <JobHeader job={job} />
      {job.hidden && (
        <div className={s.notice}>
          <Banner tone="warning" role="none">
            {words.job.hidden}
          </Banner>
        </div>
      )}
      <div className={s.columns}>
        <div className={s.side}>
          <JobNumbers jobId={job._id} />
          <JobActs job={job} />
          {isShown && (
            <CopyField label={words.job.link} value={new URL(paths.publicJob(job._id), location.href).href} />
          )}
        </div>
        <div className={s.main}>
          <Invited jobId={job._id} isOpen={isShown} />
          <JobBasics job={job} />
          {jobTexts(job).map(({ name, title, html }) => (
            <RichSection key={name} title={title} html={html} none={words.job.notGiven} />
          ))}
        </div>
      </div>
    </>
  );
}

function JobHeader({ job }: { job: Job }) {
  return (
    <PageHeader
      back={<Link to={paths.jobs}>{words.nav.jobs}</Link>}
      about={
        <span className={s.about}>
          <span>{job.company}</span>
          <span>{job.location}</span>
          <span>{JOB_TYPE_LABELS[job.jobType]}</span>
          <span>{formatSalary(job.salary)}</span>
          {job.hidden && <Badge tone="warning">{words.jobs.hidden}</Badge>}
          {job.closed && <Badge>{words.job.closed}</Badge>}
        </span>
      }
      action={
        <Link to={paths.jobApplications(job._id)} className={buttonClass({ variant: "primary" })}>
          {words.job.view}
        </Link>
      }
    >
      <PageTitle title={job.title} />
    </PageHeader>
  );
}

function JobActs({ job }: { job: Job }) {
  return (
    <section aria-label={words.job.acts} className={s.acts} data-print="no">
      <Link to={paths.editJob(job._id)} className={buttonClass({ size: "s" })}>
        {words.job.edit}
      </Link>
      <Link to={paths.duplicateJob(job._id)} className={buttonClass({ size: "s" })}>
        {words.job.duplicate}
      </Link>
      <DeleteJob job={job} />
    </section>
  );
}

/** The counters; dashes until they have loaded. */
function JobNumbers({ jobId }: { jobId: string }) {
  const { currentData: stats } = useEmployerJobStatsQuery({ params: { id: jobId } }, FRESH);
  const applications = paths.jobApplications(jobId);
  return (
    <section aria-label={words.job.numbers} className={s.numbers}>
      <StatRow>
        <StatCard label={<Link to={applications}>{words.job.applications}</Link>} value={stats?.totalApplications} />
        <StatCard
          label={<Link to={`${applications}?sort=score`}>{words.job.interviews}</Link>}
          value={stats?.totalInterviews}
        />
      </StatRow>
      {stats && <Funnel counts={stats} />}
    </section>
  );
}
