/** The kinds of notifications, by which mails can be chosen too. */
const NOTIFICATION_KINDS = [
  "result",
  "looked",
  "decision",
  "alert",
  "invitation",
  "reminder",
  "meeting",
  "team",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The events, with their kinds. */
export const EVENT_KINDS = {
  "result-ready": "result",
  /** The interview could not be scored; the credit was returned. */
  "result-parked": "result",
  "review-decided": "result",
  "profile-opened": "looked",
  "application-opened": "looked",
  accepted: "decision",
  rejected: "decision",
  /** The company considers the application again. */
  reopened: "decision",
  "jobs-found": "alert",
  invited: "invitation",
  "remind-to-apply": "reminder",
  "remind-of-interview": "reminder",
  /** By the company. */
  "meeting-proposed": "meeting",
  "meeting-moved": "meeting",
  "meeting-cancelled": "meeting",
  /** To a person of a company, by a colleague. */
  mentioned: "team",
  assigned: "team",
  /** To the people of a company in a meeting, by its candidate. */
  "meeting-booked": "team",
  "meeting-moved-by-candidate": "team",
  "meeting-cancelled-by-candidate": "team",
  "meeting-declined": "team",
} as const satisfies Record<string, NotificationKind>;
export type NotificationEvent = keyof typeof EVENT_KINDS;
export const NOTIFICATION_EVENTS = Object.keys(EVENT_KINDS) as [NotificationEvent, ...NotificationEvent[]];

/** The events of a student; the others are for people of companies. */
export type StudentEvent = {
  [E in NotificationEvent]: (typeof EVENT_KINDS)[E] extends "team" ? never : E;
}[NotificationEvent];

/** The number of notifications in one answer of the list. */
export const NOTIFICATIONS_AT_ONCE = 20;

/** Unread ones are counted up to this number. */
export const MAX_UNREAD = 100;

/** Visible pages query the unread count at most this often, in milliseconds. */
export const UNREAD_EVERY_MS = 60_000;

/** The kinds that are also mailed; a person can stop each kind separately. */
export const MAIL_KINDS = ["result", "decision", "alert", "reminder"] as const satisfies readonly NotificationKind[];
export type MailKind = (typeof MAIL_KINDS)[number];

/** What a link in a mail can stop: these, and the summary for people who hire. */
export const STOPPABLE_MAILS = [...MAIL_KINDS, "digest"] as const;
export type StoppableMail = (typeof STOPPABLE_MAILS)[number];
