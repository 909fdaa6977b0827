// Background jobs in words. The names are those of the queues; a job of a newer release is shown by its name.

/** Mails, and everything else. */
export const JOB_KINDS = ["mail", "other"] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Begins the name of every mail's queue. */
const MAIL_PREFIX = "mail.";
export const kindOfJob = (name: string): JobKind => (name.startsWith(MAIL_PREFIX) ? "mail" : "other");

/** One of them, and several. */
const NAMES = {
  "mail.verify-email": ["Verification mail", "Verification mails"],
  "mail.reset-password": ["Password reset mail", "Password reset mails"],
  "mail.account-locked": ["Mail about failed logins", "Mails about failed logins"],
  "mail.password-changed": ["Mail about a changed password", "Mails about changed passwords"],
  "mail.second-factor": ["Mail about two-step verification", "Mails about two-step verification"],
  "mail.template-test": ["Template test mail", "Template test mails"],
  "mail.invitation": ["Invitation mail", "Invitation mails"],
  "mail.application-reminder": ["Application reminder mail", "Application reminder mails"],
  "mail.interview-reminder": ["Interview reminder mail", "Interview reminder mails"],
  "mail.contact": ["Contact form mail", "Contact form mails"],
  "mail.application-received": ["Mail about a new application", "Mails about new applications"],
  "mail.application-decided": ["Decision mail", "Decision mails"],
  "mail.job-alert": ["Job alert mail", "Job alert mails"],
  "mail.interview-ready": ["Interview result mail", "Interview result mails"],
  "mail.interview-sent": ["Mail about a sent interview", "Mails about sent interviews"],
  "mail.review-decided": ["Review decision mail", "Review decision mails"],
  "mail.receipt": ["Receipt mail", "Receipt mails"],
  "mail.purchase": ["Purchase mail", "Purchase mails"],
  "mail.payment-returned": ["Mail about a returned payment", "Mails about returned payments"],
  "mail.certificate": ["Certificate mail", "Certificate mails"],
  "mail.session-reminder": ["Live session reminder mail", "Live session reminder mails"],
  "mail.session-moved": ["Mail about a moved live session", "Mails about moved live sessions"],
  "mail.session-replaced": ["Mail about a switched-off live session", "Mails about switched-off live sessions"],
  "mail.session-missed": ["Mail about a missed live session", "Mails about missed live sessions"],
  "interview.evaluate": ["Interview grading", "Interview gradings"],
  "payment.reconcile": ["Payment check", "Payment checks"],
  "payment.sandbox-webhook": ["Sandbox payment message", "Sandbox payment messages"],
  "books.check": ["Check of the books", "Checks of the books"],
} as const satisfies Record<string, readonly [one: string, many: string]>;

/** The name of a queue: the server has a handler for each. */
export type JobName = keyof typeof NAMES;
export const JOB_NAMES = Object.keys(NAMES) as JobName[];
const WORDS: ReadonlyMap<string, readonly [one: string, many: string]> = new Map(Object.entries(NAMES));

/** "Application reminder mail". */
export const jobInWords = (name: string): string => WORDS.get(name)?.[0] ?? name;

/** "Application reminder mails", also of a kind that has one. */
export const jobsInWords = (name: string): string => WORDS.get(name)?.[1] ?? name;
