import { greetingOf, mailOf } from "../layout.ts";

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
