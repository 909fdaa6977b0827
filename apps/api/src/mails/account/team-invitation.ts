import { formatDateTime } from "@dryrun/domain/time";
import { mailOf } from "../layout.ts";

interface Facts {
  /** The company's name; empty if it has none yet. */
  company: string;
  /** Null once that person's account is deleted. */
  inviter: string | null;
  role: string;
  expiresAt: Date;
  link: string;
}

/** Sent to the address of a person who is to hire for a company. */
export function teamInvitationMail({ company, inviter, role, expiresAt, link }: Facts) {
  const team = company ? `the team of ${company}` : "a team";
  return mailOf({
    subject: company ? `Join ${company} on Dryrun` : "Join a team on Dryrun",
    greeting: "Hello,",
    paragraphs: [
      inviter
        ? `${inviter} invites you to join ${team} on Dryrun, where it hires data analysts.`
        : `You are invited to join ${team} on Dryrun, where it hires data analysts.`,
      `Your role: ${role}.`,
    ],
    action: { label: "Open the invitation", link },
    closing: [
      `The invitation is open until ${formatDateTime(expiresAt)}.`,
      "If you do not know the sender, ignore this mail.",
    ],
  });
}
