import type { CompanyAccess } from "@dryrun/domain/admin/records/job-names";
import { holdsLink } from "@dryrun/domain/links/holds-link";
import { formatDateTime } from "@dryrun/domain/time";
import { greetingOf, mailOf } from "./layout.ts";

interface WebhookOffFacts {
  name: string;
  /** The server of the webhook. */
  host: string;
  link: string;
}

/** Sent to the owners of a company when a webhook was switched off because its server did not answer. */
export const webhookOffMail = ({ name, host, link }: WebhookOffFacts) =>
  mailOf({
    subject: `Your webhook to ${host} is off`,
    greeting: greetingOf(name),
    paragraphs: [
      `The server ${host} has accepted no event of your company since the first of several attempts. We have switched the webhook off.`,
      "Events of the last 30 days are in its log and can be sent again once the server works.",
    ],
    action: { label: "Open webhooks", link },
  });

interface CompanyAccessFacts {
  name: string;
  kind: CompanyAccess;
  /** The key's name, the webhook's server, or the person who is an owner now. */
  what: string;
  /** Who made the key or the webhook; null if that account was deleted since. */
  by: string | null;
  company: string;
  at: Date;
  link: string;
}

const ACCESS_SUBJECTS: Record<CompanyAccess, (what: string) => string> = {
  key: (what) => `New API key: ${what}`,
  webhook: (what) => `A webhook reports to ${what}`,
  owner: (what) => `${what} is now an owner`,
  "webhook-left": (what) => `Your webhook to ${what} is off`,
};

const ACCESS_NEWS: Record<CompanyAccess, (facts: CompanyAccessFacts, at: string) => string[]> = {
  key: ({ what, by, company }, at) => [
    `${by ?? "An owner"} created the API key “${what}” for ${company} on ${at}. Another system can use it to read jobs and applications, or to change them, depending on its scope.`,
  ],
  webhook: ({ what, by, company }, at) => [
    `${by ?? "An owner"} set a webhook of ${company} to the server ${what} on ${at}. It reports new applications and decisions there.`,
  ],
  owner: ({ what, company }, at) => [
    `${what} is an owner of ${company} since ${at}, and can change the team, its API keys and its webhooks.`,
  ],
  "webhook-left": ({ what, company }) => [
    `The webhook of ${company} to ${what} is off, because the owner who answered for it is no owner any more or has chosen a new password.`,
    "If you need it, switch it on again. Its log is kept.",
  ],
};

/** Sent to the owners of a company when a person or a system can act for it, or a webhook ended with its owner. */
export const companyAccessMail = (facts: CompanyAccessFacts) =>
  mailOf({
    subject: ACCESS_SUBJECTS[facts.kind](facts.what),
    greeting: greetingOf(facts.name),
    paragraphs: ACCESS_NEWS[facts.kind](facts, formatDateTime(facts.at)),
    action: { label: facts.kind === "owner" ? "Open the team" : "Open keys and webhooks", link: facts.link },
    ...(facts.kind !== "webhook-left" && {
      closing: [
        "If you did not expect this, remove it there and speak to your colleagues. If it was made with your account, choose a new password with “Forgot password?”: that ends every key, webhook and invitation that was made with your account.",
      ],
    }),
  });

interface MentionedFacts {
  name: string;
  /** The note's author; null if that account was deleted since. */
  by: string | null;
  candidate: string;
  note: string;
  link: string;
}

/** Sent to a person of a company whom a colleague mentions in a note. One with a link or an address is read on the page alone. */
export const mentionedMail = ({ name, by, candidate, note, link }: MentionedFacts) =>
  mailOf({
    subject: `${by ?? "A colleague"} mentioned you in a note about ${candidate}`,
    greeting: greetingOf(name),
    paragraphs: holdsLink(note)
      ? [`${by ?? "A colleague"} wrote a note about the application of ${candidate}. Open the application to read it.`]
      : [`${by ?? "A colleague"} wrote about the application of ${candidate}:`, note],
    action: { label: "Open the application", link },
  });

interface AssignedFacts {
  name: string;
  /** Who assigned the application; null if that account was deleted since. */
  by: string | null;
  candidate: string;
  link: string;
}

/** Sent to a person of a company to whom a colleague has assigned an application. */
export const assignedMail = ({ name, by, candidate, link }: AssignedFacts) =>
  mailOf({
    subject: `The application of ${candidate} is assigned to you`,
    greeting: greetingOf(name),
    paragraphs: [`${by ?? "A colleague"} has assigned the application of ${candidate} to you.`],
    action: { label: "Open the application", link },
  });

interface TeamInvitationFacts {
  /** The company's name; empty if it has none yet. */
  company: string;
  /** Null once that person's account is deleted. */
  inviter: string | null;
  role: string;
  expiresAt: Date;
  link: string;
  declineLink: string;
}

/** Sent to the address of a person who is to hire for a company. */
export function teamInvitationMail({ company, inviter, role, expiresAt, link, declineLink }: TeamInvitationFacts) {
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
      { label: "Do not invite me again", link: declineLink },
    ],
  });
}

/** Sent to a person whom an owner removed from a company. */
export const removedFromTeamMail = ({ name, company, link }: { name: string; company: string; link: string }) =>
  mailOf({
    subject: company ? `You are no longer in the team of ${company}` : "You are no longer in your team",
    greeting: greetingOf(name),
    paragraphs: [
      `An owner has removed you from ${company ? `the team of ${company}` : "your team"} on Dryrun. You no longer see its jobs and candidates.`,
      "Your account stays. You can post jobs of your own, join another company, or delete the account.",
    ],
    action: { label: "Log in", link },
  });
