import type { MeetingMove, MeetingNews, MeetingSide } from "../../company/meetings/limits.ts";
import type { PaymentEvent } from "../../payments/settlement.ts";
import type { TemplateKind } from "../../templates/limits.ts";

// The background jobs. A job of a newer release is shown by the name of its queue.

/** Mails, and everything else. */
export const JOB_KINDS = ["mail", "other"] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** The prefix of every mail's queue. */
const MAIL_PREFIX = "mail.";
export const kindOfJob = (name: string): JobKind => (name.startsWith(MAIL_PREFIX) ? "mail" : "other");

/** Changes of an admin's second factor; `reset` is done on the server, `recovered` is the use of a recovery code. */
export type SecondFactorChange = "on" | "off" | "reset" | "recovered";

/** What the owners of a company get a mail about. */
export type CompanyAccess = "key" | "webhook" | "owner" | "webhook-left";

interface Job<Payload> {
  one: string;
  many: string;
  /** The type of what the job carries. It has no value here. */
  payload?: Payload;
}
const job = <Payload>(one: string, many: string): Job<Payload> => ({ one, many });

/** Every background job: what it carries, and its name for one and for several. Payloads hold ids, no personal data and no secrets. */
const JOBS = {
  "mail.verify-email": job<{ userId: string }>("Verification mail", "Verification mails"),
  /** Null if no account has the address; the job is enqueued anyway so that the answer takes the same time. */
  "mail.reset-password": job<{ userId: string | null }>("Password reset mail", "Password reset mails"),
  /** Null if no account has the address. */
  "mail.account-locked": job<{ userId: string | null }>("Mail about failed logins", "Mails about failed logins"),
  /** `at`: an ISO time; `endedRights`: whether keys, webhooks or invitations ended with the old password. */
  "mail.password-changed": job<{ userId: string; at: string; endedRights?: boolean }>(
    "Mail about a changed password",
    "Mails about changed passwords",
  ),
  "mail.second-factor": job<{ userId: string; change: SecondFactorChange; at: string }>(
    "Mail about two-step verification",
    "Mails about two-step verification",
  ),
  /** A sample of the employer's template to their own address; `at`: an ISO time. */
  "mail.template-test": job<{ employerId: string; kind: TemplateKind; at: string }>(
    "Template test mail",
    "Template test mails",
  ),
  "mail.team-invitation": job<{ invitationId: string }>("Team invitation mail", "Team invitation mails"),
  /** `at`: an ISO time of the assignment. */
  "mail.assigned": job<{ applicationId: string; byId: string; at: string }>(
    "Mail about an assigned application",
    "Mails about assigned applications",
  ),
  "mail.application-reopened": job<{ applicationId: string; reopenedId: string }>(
    "Mail about a reopened application",
    "Mails about reopened applications",
  ),
  /** For applications received after `since` and up to `until`, as ISO times. */
  "mail.digest": job<{ userId: string; since: string; until: string }>("Summary mail", "Summary mails"),
  "mail.mentioned": job<{ noteId: string; userId: string }>("Mail about a mention", "Mails about mentions"),
  /** `at`: an ISO time. */
  "mail.removed-from-team": job<{ userId: string; companyId: string; at: string }>(
    "Mail about leaving a team",
    "Mails about leaving a team",
  ),
  /** To the candidate, or to the organiser. `sequence`: the state of the meeting; `hours`: of a reminder, else 0. */
  "mail.meeting": job<{
    meetingId: string;
    to: MeetingSide;
    news: MeetingNews;
    sequence: number;
    hours: number;
    moved?: MeetingMove;
  }>("Mail about a meeting", "Mails about meetings"),
  /** To a person of the company who is in the meeting and does not organise it. */
  "mail.meeting-colleague": job<{
    meetingId: string;
    userId: string;
    news: MeetingNews;
    sequence: number;
    hours: number;
    moved?: MeetingMove;
  }>("Mail about a colleague's meeting", "Mails about colleagues' meetings"),
  "mail.invitation": job<{ invitationId: string }>("Invitation mail", "Invitation mails"),
  "mail.application-reminder": job<{ invitationId: string }>("Application reminder mail", "Application reminder mails"),
  /** `byId`: who reminds; absent in a job of the former release. */
  "mail.interview-reminder": job<{ applicationId: string; byId?: string }>(
    "Interview reminder mail",
    "Interview reminder mails",
  ),
  /** One of a mail to several candidates. */
  "mail.to-candidate": job<{ mailId: string; applicationId: string }>("Mail to a candidate", "Mails to candidates"),
  "mail.contact": job<{ messageId: string }>("Contact form mail", "Contact form mails"),
  "mail.application-received": job<{ applicationId: string }>(
    "Mail about a new application",
    "Mails about new applications",
  ),
  "mail.application-decided": job<{ applicationId: string }>("Decision mail", "Decision mails"),
  /** Jobs posted after `since` and up to `until`, as ISO times. */
  "mail.job-alert": job<{ alertId: string; since: string; until: string }>("Job alert mail", "Job alert mails"),
  "mail.interview-ready": job<{ sessionId: string }>("Interview result mail", "Interview result mails"),
  "mail.interview-sent": job<{ sessionId: string }>("Mail about a sent interview", "Mails about sent interviews"),
  "mail.review-decided": job<{ sessionId: string }>("Review decision mail", "Review decision mails"),
  "mail.receipt": job<{ documentId: string }>("Receipt mail", "Receipt mails"),
  /** To a buyer, who may not have an account: the purchase and the link to it. */
  "mail.purchase": job<{ orderId: string }>("Purchase mail", "Purchase mails"),
  /** For a payment that bought nothing and is refunded. */
  "mail.payment-returned": job<{ refundId: string }>("Mail about a returned payment", "Mails about returned payments"),
  "mail.certificate": job<{ certificateId: string }>("Certificate mail", "Certificate mails"),
  "mail.session-reminder": job<{ enrolmentId: string; hours: number }>(
    "Live session reminder mail",
    "Live session reminder mails",
  ),
  /** `at`: an ISO time of the move. */
  "mail.session-moved": job<{ enrolmentId: string; at: string }>(
    "Mail about a moved live session",
    "Mails about moved live sessions",
  ),
  /** `sessionId` is the one that was switched off; the enrolment is in the new one. */
  "mail.session-replaced": job<{ enrolmentId: string; sessionId: string }>(
    "Mail about a switched-off live session",
    "Mails about switched-off live sessions",
  ),
  "mail.session-missed": job<{ enrolmentId: string }>(
    "Mail about a missed live session",
    "Mails about missed live sessions",
  ),
  /** One of a student at a time; null once the account is deleted. */
  "interview.evaluate": job<{ sessionId: string; studentId: string | null }>("Interview grading", "Interview gradings"),
  /** To owners, whose webhook was switched off; `at`: an ISO time. */
  "mail.webhook-off": job<{ webhookId: string; userId: string; at: string }>(
    "Mail about a webhook that is off",
    "Mails about webhooks that are off",
  ),
  /**
   * To owners: there is a new API key, webhook or owner, or a webhook is off because its owner is no owner any more. `id`: of the
   * key, the webhook or the person; `at`: an ISO time.
   */
  "mail.company-access": job<{ kind: CompanyAccess; id: string; companyId: string; userId: string; at: string }>(
    "Mail about access to a company",
    "Mails about access to companies",
  ),
  /** `attempt`: how many attempts came before. */
  "webhook.deliver": job<{ deliveryId: string; webhookId: string; attempt: number }>(
    "Webhook delivery",
    "Webhook deliveries",
  ),
  /** Queries the provider for the state of an order and its pending refunds. */
  "payment.reconcile": job<{ orderId: string }>("Payment check", "Payment checks"),
  "payment.sandbox-webhook": job<{ paymentId: string; event: PaymentEvent }>(
    "Sandbox payment message",
    "Sandbox payment messages",
  ),
  /** One slice of the night's check of the books. */
  "books.check": job<{ night: string; slice: number }>("Check of the books", "Checks of the books"),
};

/** The name of a queue: the server has a handler for each. */
export type JobName = keyof typeof JOBS;
/** What each job carries. */
export type JobPayloads = { [Name in JobName]: (typeof JOBS)[Name] extends Job<infer Payload> ? Payload : never };
export const JOB_NAMES = Object.keys(JOBS) as JobName[];
const WORDS: ReadonlyMap<string, Job<unknown>> = new Map(Object.entries(JOBS));

/** "Application reminder mail". */
export const jobInWords = (name: string): string => WORDS.get(name)?.one ?? name;

/** "Application reminder mails", also of a kind that has one. */
export const jobsInWords = (name: string): string => WORDS.get(name)?.many ?? name;
