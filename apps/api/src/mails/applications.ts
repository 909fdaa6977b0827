import { type DecisionFacts, decisionMail } from "@dryrun/domain/applications/rules";
import { stopMailsLabel } from "@dryrun/domain/notifications/mails/messages";
import { type HiringFacts, hiringMail } from "@dryrun/domain/templates/hiring-mail";
import { writtenBy } from "@dryrun/domain/templates/messages";
import type { TemplateText } from "@dryrun/domain/templates/standard";
import { greetingOf, mailOf } from "./layout.ts";

interface CandidateMailFacts extends Pick<HiringFacts, "name" | "jobTitle" | "company" | "signature"> {
  /** What the person of the company wrote, with placeholders. */
  written: TemplateText;
  link: string;
  stopLink: string;
}

/** One of a mail to several candidates. */
export function toCandidateMail({ written, link, stopLink, ...facts }: CandidateMailFacts) {
  const mail = hiringMail("accept", written, facts);
  return mailOf({
    ...mail,
    action: { label: "Open the application", link },
    closing: [...mail.closing, { label: stopMailsLabel("reminder"), link: stopLink }],
  });
}

interface ApplicationReopenedFacts {
  name: string;
  jobTitle: string;
  company: string;
  /** Of the person who causes the mail, or empty. */
  signature: string;
  link: string;
  stopLink: string;
}

/** Sent to a candidate when a company reopens its decision. */
export const applicationReopenedMail = ({
  name,
  jobTitle,
  company,
  signature,
  link,
  stopLink,
}: ApplicationReopenedFacts) =>
  mailOf({
    subject: `${company} is considering your application for ${jobTitle} again`,
    greeting: greetingOf(name),
    paragraphs: [
      `${company} has reopened your application for ${jobTitle}. The earlier decision no longer counts.`,
      "You do not need to do anything. We write to you when there is a new decision.",
    ],
    signature,
    action: { label: "Open the application", link },
    closing: [...(signature ? [writtenBy(company)] : []), { label: stopMailsLabel("decision"), link: stopLink }],
  });

interface ApplicationReceivedFacts {
  name: string;
  jobTitle: string;
  company: string;
  link: string;
}

export const applicationReceivedMail = ({ name, jobTitle, company, link }: ApplicationReceivedFacts) =>
  mailOf({
    subject: `Your application for ${jobTitle} at ${company}`,
    greeting: greetingOf(name),
    paragraphs: [
      `Your application for ${jobTitle} at ${company} is with the recruiter.`,
      "Next: take the mock interview for this job. If you like the result, send it to the recruiter too.",
    ],
    action: { label: "Open the application", link },
  });

interface Links {
  link: string;
  stopLink: string;
}

export function applicationDecidedMail({ link, stopLink, ...facts }: DecisionFacts & Links) {
  const mail = decisionMail(facts);
  return mailOf({
    ...mail,
    action: { label: "Open the application", link },
    closing: [...mail.closing, { label: stopMailsLabel("decision"), link: stopLink }],
  });
}
