import { useEmployerDashboardQuery } from "@dryrun/api-client/jobs/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Card } from "@dryrun/design-system/pages/card";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { searchCandidates } from "@dryrun/domain/candidates/calls";
import { createJob } from "@dryrun/domain/jobs/calls";
import { formatAge, formatDateTime } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { FileText, MessageSquareText } from "lucide-react";
import { nav, noJobToSee } from "../../frame/frame.en-in.ts";
import { dashboard as messages, dashboard as text } from "../../messages/dashboard.en-in.ts";
import { listed, paths } from "../../paths.ts";
import type { Dashboard } from "../../shared/answers.ts";
import { Funnels } from "../../shared/funnels.tsx";
import { PostLink } from "../../shared/post-link.tsx";
import { May, useMay } from "../../shared/role/may.tsx";
import { Section } from "../../shared/section.tsx";
import { VerificationNotice } from "../../shared/verification/verification-notice.tsx";
import * as s from "./dashboard-page.module.css";
import { DayBars } from "./day-bars.tsx";
import { TodoList } from "./todo-list.tsx";

const { stats, pendingNote } = text;

/** The four numbers, each with a link to the list of exactly these. */
function DashboardStats({ dashboard }: { dashboard: Dashboard | undefined }) {
  return (
    <section aria-label={text.numbers}>
      <StatRow>
        <StatCard label={<Link to={paths.jobs}>{stats.totalJobs}</Link>} value={dashboard?.totalJobs} />
        <StatCard
          label={<Link to={listed.totalApplications}>{stats.totalApplications}</Link>}
          value={dashboard?.totalApplications}
        />
        <StatCard
          label={<Link to={listed.totalInterviews}>{stats.totalInterviews}</Link>}
          value={dashboard?.totalInterviews}
        />
        <StatCard
          label={<Link to={listed.pendingInterviews}>{stats.pendingInterviews}</Link>}
          value={dashboard?.pendingInterviews}
          note={pendingNote}
        />
      </StatRow>
    </section>
  );
}

type Activity = Dashboard["recentActivities"][number];

const LOOKS = {
  application: { Icon: FileText, text: messages.applied, path: paths.application },
  interview: { Icon: MessageSquareText, text: messages.sentInterview, path: paths.interview },
};

/** The newest applications and interviews; each links to the candidate's own page. */
function Activities({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return <p className={s.none}>{messages.noActivity}</p>;
  const now = new Date();
  return (
    <ul className={paperClass()}>
      {activities.map(({ type, candidateName, jobTitle, date, applicationId }) => {
        const { Icon, text, path } = LOOKS[type];
        return (
          <li key={`${type}-${applicationId}`} className={s.item}>
            <Icon {...iconProps()} className={s.icon} />
            <Link to={path(applicationId)} className={s.link ?? ""}>
              {text(candidateName, jobTitle)}
            </Link>
            <time dateTime={date} title={formatDateTime(date)} className={s.when}>
              {formatAge(date, now)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether the employer has no job yet: then the only action is next to the invitation to post one. */
const isNew = ({ totalJobs, totalApplications }: Dashboard) => totalJobs === 0 && totalApplications === 0;

/** New and waiting items, and links to the next steps. */
export function DashboardPage() {
  const { data, error, isFetching, refetch } = useEmployerDashboardQuery();
  const mayPost = useMay(createJob);
  return (
    <>
      <PageHeader action={data && !isNew(data) && mayPost && <PostLink />}>
        <PageTitle title={text.title} />
      </PageHeader>
      {error && !data ? (
        <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className={s.page}>
          <VerificationNotice waiting={<Content dashboard={undefined} />}>
            <Content dashboard={data} />
          </VerificationNotice>
        </div>
      )}
    </>
  );
}

function Content({ dashboard }: { dashboard: Dashboard | undefined }) {
  if (dashboard && isNew(dashboard)) return <FirstJob />;
  return (
    <div className={s.page}>
      <DashboardStats dashboard={dashboard} />
      <div className={s.columns}>
        <div className={s.side}>
          <TodoList dashboard={dashboard} />
          {dashboard && (
            <>
              <QuickActions />
              <Card as="section">
                <DayBars days={dashboard.applicationsPerDay} />
              </Card>
            </>
          )}
        </div>
        <Section title={text.activities}>
          {dashboard ? (
            <Activities activities={dashboard.recentActivities} />
          ) : (
            <Skeleton label={text.loading} shape="row" count={10} />
          )}
        </Section>
      </div>
      {dashboard && <Funnels counts={dashboard} />}
    </div>
  );
}

function QuickActions() {
  return (
    <Section title={text.actions}>
      <div className={s.actions}>
        <May call={createJob}>
          <Link to={paths.addJob} className={buttonClass()}>
            {nav.addJob}
          </Link>
        </May>
        <Link to={paths.jobs} className={buttonClass()}>
          {nav.jobs}
        </Link>
        <Link to={paths.applications} className={buttonClass()}>
          {text.seeApplications}
        </Link>
        <May call={searchCandidates}>
          <Link to={paths.search} className={buttonClass()}>
            {nav.search}
          </Link>
        </May>
        <Link to={paths.numbers} className={buttonClass()}>
          {text.toNumbers}
        </Link>
      </div>
    </Section>
  );
}

function FirstJob() {
  const mayPost = useMay(createJob);
  if (!mayPost) return <EmptyState title={noJobToSee}>{text.first.noneToSee}</EmptyState>;
  return (
    <EmptyState title={text.first.title} action={<PostLink />}>
      {text.first.text}
    </EmptyState>
  );
}
