import { type DecisionFacts, decisionMail } from "@dryrun/domain/applications/rules";
import { stopMailsLabel } from "@dryrun/domain/notifications/mails/messages";
import { mailOf } from "../layout.ts";

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
