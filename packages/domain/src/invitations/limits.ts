/** Hours for which an invitation opens its job, or no end. */
export const VALIDITIES = ["24", "48", "never"] as const;
export type Validity = (typeof VALIDITIES)[number];

export const VALIDITY_LABELS: Record<Validity, string> = { "24": "24 hours", "48": "48 hours", never: "No expiry" };

/** Columns of the file of a bulk invitation, in the order of the sample. */
export const BULK_COLUMNS = ["firstName", "lastName", "email", "phone", "validity"] as const;
export const MAX_BULK_ROWS = 500;
/** Repeated invitations of one person to one job in 24 hours. */
export const RESENDS_PER_DAY = 5;
/** Invitations and reminders of one employer within 24 hours. */
export const INVITES_PER_DAY = 1000;
/** Invitations within 24 hours of an employer whom no admin has verified. */
export const UNVERIFIED_INVITES_PER_DAY = 20;
/** An unanswered invitation "ends soon" if it has at most this many hours left. The shortest one is valid for 24 hours. */
export const ENDS_SOON_HOURS = 12;
/** How long after a success the window of the bulk invitation closes, in ms. */
export const BULK_CLOSE_MS = 2000;

export const INTERVIEW_DONE = "✓ Interview Done";
export const INTERVIEW_PENDING = "✗ Interview Pending";
/**
 * `declined`: the person does not accept invitations, and nothing was sent. `doNotContact`: the company
 * marked them so. `withinDay`, only for a file: people invited or reminded in the last 24 hours get nothing again.
 */
export const INVITE_RESULTS = [
  "invited",
  "reminder",
  "alreadyApplied",
  "declined",
  "doNotContact",
  "withinDay",
] as const;
export type InviteResult = (typeof INVITE_RESULTS)[number];

/** Why a person who has not applied is left out when all are reminded. */
export const NOT_REMINDED = ["withinDay", "over", "declined", "doNotContact", "dailyLimit"] as const;
export type NotReminded = (typeof NOT_REMINDED)[number];
