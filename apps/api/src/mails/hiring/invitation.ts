import { formatDateTime } from "@dryrun/domain/time";
import { mailOf } from "../layout.ts";

interface Facts {
  name: string;
  jobTitle: string;
  company: string;
  /** Null: it never ends. */
  expiresAt: Date | null;
  /** The account has no password yet. */
  isNew: boolean;
  link: string;
  declineLink: string;
}

export const invitationMail = ({ name, jobTitle, company, expiresAt, isNew, link, declineLink }: Facts) =>
  mailOf({
    subject: `${company} invites you to apply for ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${company} invites you to apply for ${jobTitle} on Dryrun. You need not pass the quiz for this job.`,
      ...(isNew ? ["Choose a password, and the job opens."] : []),
    ],
    action: { label: isNew ? "Choose a password" : "Open the job", link },
    closing: [
      expiresAt ? `The invitation is open until ${formatDateTime(expiresAt)}.` : "The invitation stays open.",
      "If you do not want to apply, ignore this mail.",
      { label: "Do not invite me again", link: declineLink },
    ],
  });
