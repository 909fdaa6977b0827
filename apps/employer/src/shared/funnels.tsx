import { FunnelBars } from "@dryrun/design-system/charts/funnel-bars";
import { Card } from "@dryrun/design-system/pages/card";
import { funnels as text } from "../messages/dashboard.en-in.ts";
import type { JobStats } from "./answers.ts";
import * as s from "./funnels.module.css";

export interface FunnelsProps {
  counts: Pick<JobStats, "invited" | "totalApplications" | "totalInterviews" | "accepted" | "byInvitation">;
}

const { steps } = text;

/** From invitation to decision, of all jobs or of one: invited people separately from those who came by themselves. */
export function Funnels({ counts: { byInvitation, ...all } }: FunnelsProps) {
  const others = {
    totalApplications: all.totalApplications - byInvitation.totalApplications,
    totalInterviews: all.totalInterviews - byInvitation.totalInterviews,
    accepted: all.accepted - byInvitation.accepted,
  };
  return (
    <>
      <div className={s.funnels}>
        <Card as="section">
          <FunnelBars
            title={text.invited}
            headingLevel={2}
            steps={[{ label: steps.invited, count: all.invited }, ...stepsOf(byInvitation)]}
          />
        </Card>
        <Card as="section">
          <FunnelBars title={text.others} headingLevel={2} steps={stepsOf(others)} />
        </Card>
      </div>
      <p className={s.note}>{text.note}</p>
    </>
  );
}

const stepsOf = ({ totalApplications, totalInterviews, accepted }: JobStats["byInvitation"]) => [
  { label: steps.applied, count: totalApplications },
  { label: steps.sent, count: totalInterviews },
  // An accepted candidate may not have sent an interview.
  { label: steps.accepted, count: accepted, of: { count: totalApplications, text: text.ofApplied } },
];
