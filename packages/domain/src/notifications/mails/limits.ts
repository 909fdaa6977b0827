import type { NotificationKind } from "../limits.ts";

/** The kinds that are also mailed; a person can stop each kind separately. */
export const MAIL_KINDS = ["result", "decision", "alert", "reminder"] as const satisfies readonly NotificationKind[];
export type MailKind = (typeof MAIL_KINDS)[number];
