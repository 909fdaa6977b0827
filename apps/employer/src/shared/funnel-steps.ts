import { words } from "../messages.en-in.ts";

interface Counts {
  totalApplications: number;
  totalInterviews: number;
  accepted: number;
}

/** From application to decision, as FunnelBars draws it. */
export const funnelSteps = ({ totalApplications, totalInterviews, accepted }: Counts) => [
  { label: words.funnel.applied, count: totalApplications },
  { label: words.funnel.sent, count: totalInterviews },
  { label: words.funnel.accepted, count: accepted },
];
