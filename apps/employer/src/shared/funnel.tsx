import { FunnelBars, type FunnelStep } from "@dryrun/design-system/charts/funnel-bars";
import { Card } from "@dryrun/design-system/pages/card";
import { words } from "../messages.en-in.ts";

export interface FunnelProps {
  counts: { invited: number; totalApplications: number; totalInterviews: number; accepted: number };
}

/** From invitation to decision: of all jobs, or of one. */
export function Funnel({ counts: { invited, totalApplications, totalInterviews, accepted } }: FunnelProps) {
  const steps: FunnelStep[] = [
    { label: words.funnel.invited, count: invited },
    // Who applies need not have been invited.
    { label: words.funnel.applied, count: totalApplications, of: null },
    { label: words.funnel.sent, count: totalInterviews },
    // Accepted candidates need not have sent an interview.
    {
      label: words.funnel.accepted,
      count: accepted,
      of: { count: totalApplications, text: words.funnel.applications },
    },
  ];
  return (
    <Card as="section">
      <FunnelBars title={words.funnel.title} headingLevel={2} steps={steps} />
    </Card>
  );
}
