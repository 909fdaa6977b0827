/** Reasons that an employer can choose for a rejection, as the candidate reads them. */
export const REJECTION_REASONS = [
  "We chose a candidate whose experience is closer to this job.",
  "This job needs skills that your application does not show yet.",
  "Your interview showed gaps in topics that this job uses every day.",
  "Your expected pay is above what we can offer for this job.",
  "Your notice period is longer than we can wait.",
  "This job has been filled.",
] as const;
