import { PARKED } from "@dryrun/domain/interviews/messages";
import { stopMailsLabel } from "@dryrun/domain/notifications/mails/messages";
import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  /** Null for practice. */
  jobTitle: string | null;
  link: string;
  stopLink: string;
}

/** Sent instead of a result: there is no score yet. */
export const interviewParkedMail = ({ name, jobTitle, link, stopLink }: Facts) =>
  mailOf({
    subject: `Your ${jobTitle === null ? "practice" : "mock"} interview could not be graded yet`,
    greeting: greetingOf(name),
    paragraphs: [
      `This is about your ${jobTitle === null ? "practice interview" : `mock interview for ${jobTitle}`}.`,
      PARKED,
    ],
    action: { label: "See the interview", link },
    closing: [{ label: stopMailsLabel("result"), link: stopLink }],
  });
