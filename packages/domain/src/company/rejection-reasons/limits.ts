export interface RejectionReason {
  text: string;
  /** Whether the candidate reads it; the person who decides can still change that. */
  isShared: boolean;
}
export const MAX_REJECTION_REASONS = 30;
/** In characters. */
export const MAX_REJECTION_REASON = 300;

/** The reasons of a company that has not changed them, as the candidate reads them. */
export const DEFAULT_REJECTION_REASONS: readonly RejectionReason[] = [
  "We chose a candidate whose experience is closer to this job.",
  "This job needs skills that your application does not show yet.",
  "Your interview showed gaps in topics that this job uses every day.",
  "Your expected pay is above what we can offer for this job.",
  "Your notice period is longer than we can wait.",
  "This job has been filled.",
].map((text) => ({ text, isShared: true }));
