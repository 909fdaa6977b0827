import { hiringMail } from "@dryrun/domain/templates/hiring-mail";
import { writtenBy } from "@dryrun/domain/templates/messages";
import type { TemplateText } from "@dryrun/domain/templates/standard";
import { formatDateTime } from "@dryrun/domain/time";
import { greetingOf, mailOf } from "./layout.ts";

interface InvitationFacts {
  name: string;
  jobTitle: string;
  company: string;
  location: string;
  salary: string;
  /** Of the person who invites, or empty. */
  signature: string;
  /** The employer's text; null for the standard one. */
  template: TemplateText | null;
  /** Null: never expires. */
  expiresAt: Date | null;
  /** Whether the account has no password yet. */
  isNew: boolean;
  link: string;
  declineLink: string;
}

export function invitationMail({ template, expiresAt, isNew, link, declineLink, ...facts }: InvitationFacts) {
  const { paragraphs, closing, ...words } = hiringMail("invite", template, facts);
  return mailOf({
    ...words,
    paragraphs: [...paragraphs, ...(isNew ? ["Set a password to see the job."] : [])],
    action: { label: isNew ? "Set a password" : "Open the job", link },
    closing: [
      expiresAt ? `The invitation is open until ${formatDateTime(expiresAt)}.` : "This invitation does not expire.",
      "If you do not want to apply, ignore this mail.",
      ...closing,
      { label: "Do not invite me again", link: declineLink },
    ],
  });
}

interface ReminderFacts {
  name: string;
  jobTitle: string;
  company: string;
  /** Of the person who causes the mail, or empty. */
  signature: string;
  /** Null: never expires. */
  expiresAt: Date | null;
  /** Whether the account has no password yet. */
  isNew: boolean;
  link: string;
  declineLink: string;
}

export const applicationReminderMail = ({
  name,
  jobTitle,
  company,
  signature,
  expiresAt,
  isNew,
  link,
  declineLink,
}: ReminderFacts) =>
  mailOf({
    subject: `Reminder: apply for ${jobTitle} at ${company}`,
    greeting: greetingOf(name),
    paragraphs: [
      `${company} invited you to apply for ${jobTitle}, and you have not applied yet.`,
      ...(isNew ? ["Set a password to see the job."] : []),
    ],
    signature,
    action: { label: isNew ? "Set a password" : "Open the job", link },
    closing: [
      expiresAt ? `The invitation is open until ${formatDateTime(expiresAt)}.` : "This invitation does not expire.",
      "If you do not want to apply, ignore this mail.",
      ...(signature ? [writtenBy(company)] : []),
      { label: "Do not invite me again", link: declineLink },
    ],
  });
