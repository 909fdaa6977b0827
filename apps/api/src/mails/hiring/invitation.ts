import { hiringMail } from "@dryrun/domain/templates/hiring-mail";
import type { TemplateText } from "@dryrun/domain/templates/standard";
import { formatDateTime } from "@dryrun/domain/time";
import { mailOf } from "../layout.ts";

interface Facts {
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

export function invitationMail({ template, expiresAt, isNew, link, declineLink, ...facts }: Facts) {
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
