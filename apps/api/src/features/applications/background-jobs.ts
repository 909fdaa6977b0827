import { refusalToRemindOfInterview } from "@dryrun/domain/invitations/rules";
import type { Db } from "../../db/client.ts";
import type { Unsubscribe } from "../../http/link-seal.ts";
import { applicationDecidedMail, applicationReceivedMail, applicationReopenedMail } from "../../mails/applications.ts";
import { interviewReminderMail } from "../../mails/interviews.ts";
import { assignedMail, mentionedMail } from "../../mails/team.ts";
import type { Handlers, Mailer } from "../../ports.ts";
import { findSender, sentBy } from "../../records/company/senders.ts";
import { findTemplate } from "../../records/templates/mail-templates.ts";
import { findUser } from "../../records/users.ts";
import type { MailChoices } from "../notifications/mail-choices.ts";
import { findMention } from "./notes/queries.ts";
import { findApplicationMailFacts } from "./queries.ts";
import { findReopener } from "./received/decision-queries.ts";
import { findAssignment } from "./received/together-queries.ts";

interface ApplicationJobDeps {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  declines: Unsubscribing;
  mailChoices: Pick<MailChoices, "mayMail" | "wayOut">;
}
/** Provides the unsubscribe link of an employer's mails; people who unsubscribed get none. */
interface Unsubscribing {
  filterDeclined(db: Db, emails: readonly string[]): Promise<Set<string>>;
  unsubscribeOf(email: string, publicUrl: string): Unsubscribe;
}
type Mails = Pick<
  Handlers,
  | "mail.application-received"
  | "mail.application-decided"
  | "mail.application-reopened"
  | "mail.interview-reminder"
  | "mail.assigned"
  | "mail.mentioned"
>;

/** The key of a mail that is sent once, and again after each reopening. */
const keyOf = (kind: string, applicationId: string, reopened: number) =>
  [kind, applicationId, reopened || ""].filter(Boolean).join("-");

/** Creates the jobs that mail about applications. Mails go to the account's address, not to the one in the form. */
export const applicationJobs = (deps: ApplicationJobDeps): Mails => ({
  ...mailsToCandidates(deps),
  ...mailsToColleagues(deps),
});

type ToColleagues = "mail.assigned" | "mail.mentioned";

function mailsToColleagues({ db, mailer, publicUrl }: ApplicationJobDeps): Pick<Mails, ToColleagues> {
  const linkTo = (id: string) => `${publicUrl}/employer/applications/${id}`;
  return {
    async "mail.assigned"({ applicationId, byId, at }) {
      const facts = await findAssignment(db, applicationId);
      if (!facts || facts.assigneeId === byId || facts.status === "withdrawn") return;
      const by = (await findUser(db, byId))?.fullName ?? null;
      const mail = assignedMail({ ...facts, by, link: linkTo(applicationId) });
      const key = `assigned-${applicationId}-${facts.assigneeId}-${Date.parse(at)}`;
      await mailer.send({ ...mail, to: facts.email, key });
    },
    async "mail.mentioned"({ noteId, userId }) {
      const facts = await findMention(db, noteId, userId);
      if (!facts) return;
      const by = (facts.authorId && (await findUser(db, facts.authorId))?.fullName) || null;
      const mail = mentionedMail({ ...facts, by, link: linkTo(facts.applicationId) });
      await mailer.send({ ...mail, to: facts.email, key: `mentioned-${noteId}-${userId}` });
    },
  };
}

const linkToOwn = (publicUrl: string, id: string) => `${publicUrl}/student/my-applications/${id}`;

type Decisions = "mail.application-decided" | "mail.application-reopened";

function decisionMails({ db, mailer, publicUrl, mailChoices }: ApplicationJobDeps): Pick<Mails, Decisions> {
  return {
    async "mail.application-decided"({ applicationId }) {
      const facts = await findApplicationMailFacts(db, applicationId);
      const wayOut = facts && (await mailChoices.wayOut(facts.studentId, "decision"));
      if (!facts || !wayOut) return;
      if (facts.status !== "accepted" && facts.status !== "rejected") return; // reopened in the meantime
      const isAccepted = facts.status === "accepted";
      const template = await findTemplate(db, facts.companyId, isAccepted ? "accept" : "reject");
      const sender = await findSender(db, facts.companyId, facts.decidedById);
      if (!sender) return;
      const links = { link: linkToOwn(publicUrl, applicationId), stopLink: wayOut.link };
      const { signature } = sender;
      const mail = applicationDecidedMail({ ...facts, ...links, isAccepted, template, signature });
      const key = keyOf("application-decided", applicationId, facts.reopened);
      await mailer.send({ ...mail, ...sentBy(sender, facts.company), headers: wayOut.headers, to: facts.email, key });
    },
    async "mail.application-reopened"({ applicationId, reopenedId }) {
      const facts = await findApplicationMailFacts(db, applicationId);
      const wayOut = facts && (await mailChoices.wayOut(facts.studentId, "decision"));
      if (!facts || !wayOut || facts.status === "withdrawn") return;
      const sender = await findSender(db, facts.companyId, await findReopener(db, reopenedId));
      if (!sender) return;
      const links = { link: linkToOwn(publicUrl, applicationId), stopLink: wayOut.link };
      const mail = applicationReopenedMail({ ...facts, ...links, signature: sender.signature });
      const key = `application-reopened-${reopenedId}`;
      await mailer.send({ ...mail, ...sentBy(sender, facts.company), headers: wayOut.headers, to: facts.email, key });
    },
  };
}

function mailsToCandidates(deps: ApplicationJobDeps): Omit<Mails, ToColleagues> {
  const { db, mailer, publicUrl, declines, mailChoices } = deps;
  return {
    ...decisionMails(deps),
    async "mail.application-received"({ applicationId }) {
      const facts = await findApplicationMailFacts(db, applicationId);
      if (!facts) return;
      const mail = applicationReceivedMail({ ...facts, link: linkToOwn(publicUrl, applicationId) });
      await mailer.send({ ...mail, to: facts.email, key: `application-received-${applicationId}` });
    },
    async "mail.interview-reminder"({ applicationId, byId }) {
      const facts = await findApplicationMailFacts(db, applicationId);
      if (!facts?.remindedAt || refusalToRemindOfInterview({ ...facts, interviewSentAt: facts.sentAt })) return;
      if ((await declines.filterDeclined(db, [facts.email])).size > 0) return;
      if (!(await mailChoices.mayMail(facts.studentId, "reminder"))) return;
      const { link: declineLink, headers } = declines.unsubscribeOf(facts.email, publicUrl);
      const sender = await findSender(db, facts.companyId, byId);
      if (!sender) return;
      const link = linkToOwn(publicUrl, applicationId);
      const mail = interviewReminderMail({ ...facts, signature: sender.signature, link, declineLink });
      const key = `interview-reminder-${applicationId}-${facts.remindedAt.getTime()}`;
      await mailer.send({ ...mail, ...sentBy(sender, facts.company), headers, to: facts.email, key });
    },
  };
}
