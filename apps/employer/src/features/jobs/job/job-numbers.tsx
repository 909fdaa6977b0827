import { FunnelBars } from "@dryrun/design-system/charts/funnel-bars";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Card } from "@dryrun/design-system/pages/card";
import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { JobStats } from "../../../shared/answers.ts";
import * as s from "./job-numbers.module.css";

const say = words.job.funnels;
const { steps } = say;

interface JobNumbersProps {
  jobId: string;
  stats: JobStats | undefined;
}

/** What came of the job: of the people who were invited and of the others. Each number is the total of the list behind it. */
export function JobNumbers({ jobId, stats }: JobNumbersProps) {
  if (!stats) return <Skeleton label={words.job.numbers} count={2} />;
  const { invited, byInvitation } = stats;
  const others = {
    applied: stats.totalApplications - byInvitation.totalApplications,
    sent: stats.totalInterviews - byInvitation.totalInterviews,
    accepted: stats.accepted - byInvitation.accepted,
  };
  const acceptedOf = (count: number) => ({ count, text: say.ofApplied });
  return (
    <div className={s.numbers}>
      <AllNumbers jobId={jobId} stats={stats} />
      <div className={s.funnels}>
        <Card as="section">
          <FunnelBars
            title={say.invited}
            headingLevel={2}
            steps={[
              { label: steps.invited, count: invited },
              { label: steps.applied, count: byInvitation.totalApplications },
              { label: steps.sent, count: byInvitation.totalInterviews },
              {
                label: steps.accepted,
                count: byInvitation.accepted,
                // Accepted candidates need not have sent an interview.
                of: acceptedOf(byInvitation.totalApplications),
              },
            ]}
          />
        </Card>
        <Card as="section">
          <FunnelBars
            title={say.others}
            headingLevel={2}
            steps={[
              { label: steps.applied, count: others.applied },
              { label: steps.sent, count: others.sent },
              { label: steps.accepted, count: others.accepted, of: acceptedOf(others.applied) },
            ]}
          />
        </Card>
      </div>
      <p className={s.note}>{say.note}</p>
    </div>
  );
}

/** Each leads to the list that it counts. */
function AllNumbers({ jobId, stats }: { jobId: string; stats: JobStats }) {
  const live = `${paths.jobApplications(jobId)}?status=live`;
  return (
    <section aria-label={say.lists}>
      <StatRow>
        <StatCard label={<Link to={paths.job(jobId)}>{steps.invited}</Link>} value={stats.invited} />
        <StatCard label={<Link to={live}>{words.job.applications}</Link>} value={stats.totalApplications} />
        <StatCard
          label={<Link to={`${live}&interview=sent&sort=score`}>{words.job.interviews}</Link>}
          value={stats.totalInterviews}
        />
        <StatCard
          label={<Link to={`${paths.jobApplications(jobId)}?status=accepted`}>{say.accepted}</Link>}
          value={stats.accepted}
        />
      </StatRow>
    </section>
  );
}
