import { stopMailsLabel } from "@dryrun/domain/notifications/mails/messages";
import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  jobTitle: string;
  company: string;
  /** Of the person who causes the mail, or empty. */
  signature: string;
  link: string;
  stopLink: string;
}

/** Sent to a candidate when a company reopens its decision. */
export const applicationReopenedMail = ({ name, jobTitle, company, signature, link, stopLink }: Facts) =>
  mailOf({
    subject: `${company} is considering your application for ${jobTitle} again`,
    greeting: greetingOf(name),
    paragraphs: [
      `${company} has reopened your application for ${jobTitle}. The earlier decision no longer counts.`,
      "You do not need to do anything. We write to you when there is a new decision.",
    ],
    signature,
    action: { label: "Open the application", link },
    closing: [{ label: stopMailsLabel("decision"), link: stopLink }],
  });
