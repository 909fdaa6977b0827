import type { NotificationKind } from "../limits.ts";

/** The kinds that are also mailed; a person can stop each kind separately. */
export const MAIL_KINDS = ["result", "decision", "alert", "reminder"] as const satisfies readonly NotificationKind[];
export type MailKind = (typeof MAIL_KINDS)[number];

/** What a link in a mail can stop: these, and the summary for people who hire. */
export const STOPPABLE_MAILS = [...MAIL_KINDS, "digest"] as const;
export type StoppableMail = (typeof STOPPABLE_MAILS)[number];
