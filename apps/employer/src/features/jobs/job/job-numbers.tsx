import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { Link } from "@dryrun/remote-kit/router";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { paths } from "../../../paths.ts";
import type { JobStats } from "../../../shared/answers.ts";
import { Funnels } from "../../../shared/funnels.tsx";
import * as s from "./job-numbers.module.css";

const text = jobMessages.job;

interface JobNumbersProps {
  jobId: string;
  stats: JobStats | undefined;
}

/** The job's results, for invited people and for the others. Each number is the total of the list it links to. */
export function JobNumbers({ jobId, stats }: JobNumbersProps) {
  if (!stats) return <Skeleton label={text.numbers} count={2} />;
  return (
    <div className={s.numbers}>
      <AllNumbers jobId={jobId} stats={stats} />
      <Funnels counts={stats} />
      <p data-print="no">
        <Link to={paths.numbersOf(jobId)} className="lone-link">
          {text.moreNumbers}
        </Link>
      </p>
    </div>
  );
}

/** Each number links to the list that it counts. */
function AllNumbers({ jobId, stats }: { jobId: string; stats: JobStats }) {
  const applications = paths.jobApplications(jobId);
  return (
    <section aria-label={text.lists}>
      <StatRow>
        <StatCard label={<Link to={paths.jobTab(jobId, "invited")}>{text.invitedPeople}</Link>} value={stats.invited} />
        <StatCard label={<Link to={applications}>{text.applications}</Link>} value={stats.totalApplications} />
        <StatCard
          label={<Link to={`${applications}?interview=sent&sort=score`}>{text.interviews}</Link>}
          value={stats.totalInterviews}
        />
        <StatCard label={<Link to={`${applications}?status=accepted`}>{text.accepted}</Link>} value={stats.accepted} />
      </StatRow>
    </section>
  );
}
