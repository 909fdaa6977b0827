import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { Link } from "@dryrun/remote-kit/router";
import { dashboard as text } from "../../messages/dashboard.en-in.ts";
import { listed, paths } from "../../paths.ts";
import type { Dashboard } from "../../shared/answers.ts";

const { stats, pendingNote } = text;

/** The four numbers, each with a link to the list of exactly these. */
export function DashboardStats({ dashboard }: { dashboard: Dashboard | undefined }) {
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
