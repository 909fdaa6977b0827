/** Limits of the signature below a person's mails. */
export const MAX_SIGNATURE = 300;
export const MAX_SIGNATURE_LINES = 6;

/** Limits of a mail to several candidates, in characters. */
export const MAX_MAIL_SUBJECT = 120;
export const MAX_MAIL_TEXT = 2000;
/** Applications whose candidates get one mail. */
export const MAX_MAILED = 200;
/** Mails that a company writes to one candidate within 24 hours. */
export const MAILS_TO_ONE_PER_DAY = 3;
/** Mails that the preview shows in full. */
export const PREVIEWED_MAILS = 3;

/** Why a chosen candidate gets no mail. `stopped`: the candidate wants no messages from employers. */
export const NOT_MAILED = ["doNotContact", "withdrawn", "deleted", "stopped"] as const;
export type NotMailed = (typeof NOT_MAILED)[number];
