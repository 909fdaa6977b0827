import type { StoppableMail } from "../limits.ts";

/** The subject of a kind's mails, after "e-mails about". */
export const MAIL_TOPICS: Record<StoppableMail, string> = {
  result: "results of your interviews",
  decision: "decisions on your applications",
  alert: "new jobs from your alerts",
  reminder: "reminders and messages from employers",
  digest: "applications to your company",
};

export const mailsStopped = (kind: StoppableMail) => `You will get no more e-mails about ${MAIL_TOPICS[kind]}.`;
export const mailsResumed = (kind: StoppableMail) => `You will get e-mails about ${MAIL_TOPICS[kind]} again.`;
/** The link text in such mails. */
export const stopMailsLabel = (kind: StoppableMail) => `Stop e-mails about ${MAIL_TOPICS[kind]}`;
