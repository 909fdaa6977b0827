/** Wordings of the admin's lists. */
export const USER_BLOCKED = "Account blocked";
export const USER_UNBLOCKED = "Account unblocked";
export const VERIFICATION_RESENT = "A new verification link is on its way.";
export const EMPLOYER_VERIFIED = "Employer verified";
export const EMPLOYER_UNVERIFIED = "Verification taken back";
export const JOB_HIDDEN = "Job hidden";
export const JOB_SHOWN = "Job shown again";
export const REVIEW_DECIDED = "Review decided. The candidate is told by e-mail.";
/** What the audit says of a decided review. */
export const scoreDecided = (from: number, to: number) =>
  from === to ? `Confirmed at ${to}` : `From ${from} to ${to}`;
export const ONLY_RAISES = "A review can only raise a score.";
export const ALREADY_REVIEWED = "This review has already been decided.";
export const JOB_RETRIED = "The job runs again.";
