import { Card } from "@dryrun/design-system/card";
import { FunnelBars } from "@dryrun/design-system/funnel-bars";
import { words } from "../messages.en-in.ts";

export interface FunnelProps {
  counts: { totalApplications: number; totalInterviews: number; accepted: number };
}

/** From application to decision: of all jobs, or of one. */
export function Funnel({ counts: { totalApplications, totalInterviews, accepted } }: FunnelProps) {
  const steps = [
    { label: words.funnel.applied, count: totalApplications },
    { label: words.funnel.sent, count: totalInterviews },
    // Who is accepted need not have sent an interview.
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
