import type { NotificationKind } from "../limits.ts";

/** The kinds that also come by mail, which a person can stop one by one. */
export const MAIL_KINDS = ["result", "decision", "alert", "reminder"] as const satisfies readonly NotificationKind[];
export type MailKind = (typeof MAIL_KINDS)[number];
