import { useEmployerJobQuery, useEmployerJobStatsQuery } from "@dryrun/api-client/jobs/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Badge } from "@dryrun/design-system/marks/badge";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { updateJob } from "@dryrun/domain/jobs/calls";
import { JOB_TYPE_LABELS } from "@dryrun/domain/jobs/limits";
import { formatSalary } from "@dryrun/domain/money";
import { formatDate } from "@dryrun/domain/time";
import { PageTabs } from "@dryrun/frame/bar/page-tabs";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams, useSearchParams } from "@dryrun/remote-kit/router";
import { lazy, type ReactNode, Suspense } from "react";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { LoadOrGone } from "../../../shared/load-or-gone.tsx";
import { May } from "../../../shared/role/may.tsx";
import { PageOfRole } from "../../../shared/role/page-of-role.tsx";
import { ActivityLog } from "../../../shared/together/activity-log.tsx";
import { useVerification } from "../../../shared/verification/use-verification.ts";
import { VerificationNotice } from "../../../shared/verification/verification-notice.tsx";
import { Invited } from "../invitations/invited.tsx";
import { canReopen } from "./close-job.tsx";
import { JobActs } from "./job-acts.tsx";
import { JobNumbers } from "./job-numbers.tsx";
import * as s from "./job-page.module.css";
import { JobPosting } from "./job-posting.tsx";

const JOB_TABS = ["applications", "invited", "posting", "numbers", "activity"] as const;
type JobTab = (typeof JOB_TABS)[number];

interface JobTabsProps {
  jobId: string;
  current: JobTab;
  /** The totals of the tabs' lists; undefined while they load. */
  counts?: { applications?: number | undefined; invited?: number | undefined };
}

const pathOf = (jobId: string, tab: JobTab) =>
  tab === "applications" ? paths.jobApplications(jobId) : paths.jobTab(jobId, tab);

/** The tabs of one job, each with its own address. */
const JobTabs = ({ jobId, current, counts = {} }: JobTabsProps) => (
  <PageTabs
    label={jobMessages.job.tabs}
    tabs={JOB_TABS.map((tab) => ({
      to: pathOf(jobId, tab),
      name: jobMessages.job.tab[tab],
      isCurrent: tab === current,
      count: tab === "applications" || tab === "invited" ? counts[tab] : undefined,
    }))}
  />
);

// Loaded when a job is edited.
const EditJob = lazy(async () => ({ default: (await import("./edit-job.tsx")).EditJob }));

interface OwnJobProps {
  /** The list of its applications. */
  applications: ReactNode;
}

/** One of the employer's jobs: applications, invited people, posting, and numbers. */
export function OwnJob({ applications }: OwnJobProps) {
  const { jobId = "" } = useParams();
  const { currentData, error, isFetching, refetch } = useEmployerJobQuery({ params: { id: jobId } });
  useVerification(); // requests the profile together with the job
  const [params] = useSearchParams();
  const tab = tabOf(params.get("tab"));
  const waiting = <Skeleton label={messages.loading.job} count={3} />;
  if (currentData && params.has("edit"))
    return (
      <PageOfRole call={updateJob} title={currentData.job.title}>
        <Suspense fallback={waiting}>
          <EditJob job={currentData.job} />
        </Suspense>
      </PageOfRole>
    );
  if (currentData)
    return (
      <>
        <JobHeader job={currentData.job} tab={tab} />
        <VerificationNotice waiting={waiting}>
          <JobContent job={currentData.job} tab={tab} applications={applications} />
        </VerificationNotice>
      </>
    );
  if (!error) return waiting;
  return (
    <LoadOrGone
      title={messages.failure.job}
      goneTitle={messages.failure.noJob}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      headingLevel={1}
      wayOut={
        <Link to={paths.jobs} className={buttonClass()}>
          {messages.nav.jobs}
        </Link>
      }
    />
  );
}

const tabOf = (asked: string | null): JobTab => JOB_TABS.find((tab) => tab === asked) ?? "applications";

function JobContent({ job, tab, applications }: OwnJobProps & { job: Job; tab: JobTab }) {
  const { currentData: stats } = useEmployerJobStatsQuery({ params: { id: job._id } });
  return (
    <>
      <JobNotices job={job} />
      <JobActs job={job} openInvitations={stats?.openInvitations} />
      <JobTabs
        jobId={job._id}
        current={tab}
        counts={{ applications: stats?.totalApplications, invited: stats?.invited }}
      />
      {tab === "applications" && applications}
      {tab === "invited" && <Invited job={job} />}
      {tab === "posting" && <JobPosting job={job} />}
      {tab === "numbers" && <JobNumbers jobId={job._id} stats={stats} />}
      {tab === "activity" && <ActivityLog jobId={job._id} />}
    </>
  );
}

/** Shows why candidates cannot apply, with a link to change it. */
function JobNotices({ job }: { job: Job }) {
  const notices = [
    job.hidden && jobMessages.job.hidden,
    job.awaitsVerification && jobMessages.job.awaitsVerification,
    job.closedAt && jobMessages.job.closedByHand(formatDate(job.closedAt)),
    job.closed && !canReopen(job) && (
      <>
        {jobMessages.job.closedByDate}{" "}
        <May call={updateJob}>
          <Link to={paths.editJob(job._id)}>{jobMessages.job.setDate}</Link>
        </May>
      </>
    ),
  ].filter(Boolean);
  return notices.map((notice, index) => (
    <div key={index} className={s.notice}>
      <Banner tone="warning" role="none">
        {notice}
      </Banner>
    </div>
  ));
}

function JobHeader({ job, tab }: { job: Job; tab: JobTab }) {
  return (
    <PageHeader
      back={<Link to={paths.jobs}>{messages.nav.jobs}</Link>}
      about={
        <span className={s.about}>
          <span>{job.company}</span>
          <span>{job.location}</span>
          <span>{JOB_TYPE_LABELS[job.jobType]}</span>
          <span>{formatSalary(job.salary)}</span>
          {job.hidden && <Badge tone="warning">{jobMessages.jobs.hidden}</Badge>}
          {job.awaitsVerification && <Badge tone="warning">{jobMessages.jobs.notVisible}</Badge>}
          {job.closed && <Badge>{jobMessages.job.closed}</Badge>}
        </span>
      }
      action={
        tab !== "applications" && (
          <Link to={paths.jobApplications(job._id)} className={buttonClass({ variant: "primary" })}>
            {jobMessages.job.view}
          </Link>
        )
      }
    >
      <PageTitle title={job.title} />
    </PageHeader>
  );
}
