import type { MailKind } from "./limits.ts";

/** The subject of a kind's mails, after "e-mails about". */
export const MAIL_TOPICS: Record<MailKind, string> = {
  result: "results of your interviews",
  decision: "decisions on your applications",
  alert: "new jobs from your alerts",
  reminder: "reminders from employers",
};

export const mailsStopped = (kind: MailKind) => `You will get no more e-mails about ${MAIL_TOPICS[kind]}.`;
export const mailsResumed = (kind: MailKind) => `You will get e-mails about ${MAIL_TOPICS[kind]} again.`;
/** The link text in such mails. */
export const stopMailsLabel = (kind: MailKind) => `Stop e-mails about ${MAIL_TOPICS[kind]}`;
