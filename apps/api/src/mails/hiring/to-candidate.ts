import { stopMailsLabel } from "@dryrun/domain/notifications/mails/messages";
import { type HiringFacts, hiringMail } from "@dryrun/domain/templates/hiring-mail";
import type { TemplateText } from "@dryrun/domain/templates/standard";
import { mailOf } from "../layout.ts";

interface Facts extends Pick<HiringFacts, "name" | "jobTitle" | "company" | "signature"> {
  /** What the person of the company wrote, with placeholders. */
  written: TemplateText;
  link: string;
  stopLink: string;
}

/** One of a mail to several candidates. */
export function toCandidateMail({ written, link, stopLink, ...facts }: Facts) {
  const mail = hiringMail("accept", written, facts);
  return mailOf({
    ...mail,
    action: { label: "Open the application", link },
    closing: [...mail.closing, { label: stopMailsLabel("reminder"), link: stopLink }],
  });
}
