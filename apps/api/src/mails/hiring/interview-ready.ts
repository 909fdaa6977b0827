import { reviewReason, verdictText } from "@dryrun/domain/interviews/close-to-line";
import type { Decision } from "@dryrun/domain/interviews/limits";
import { stopMailsLabel } from "@dryrun/domain/notifications/mails/messages";
import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  /** Null for practice. */
  jobTitle: string | null;
  score: number;
  decision: Decision;
  /** Why the verdict is Review although the score alone would give another. */
  feedback: string;
  /** Why its application accepts no more results; null while it does. */
  ended: string | null;
  link: string;
  stopLink: string;
}

export const interviewReadyMail = ({ name, jobTitle, score, decision, feedback, ended, link, stopLink }: Facts) =>
  mailOf({
    subject: `Your ${jobTitle === null ? "practice" : "mock"} interview result is ready`,
    greeting: greetingOf(name),
    paragraphs: [
      `Your ${jobTitle === null ? "practice interview" : `mock interview for ${jobTitle}`} has been scored: ${score} out of 100, ${verdictText(score, decision)}. ${reviewReason(score, decision, { feedback }) ?? ""}`.trim(),
      `Open it to see the score and feedback for each question. ${ended ?? (jobTitle === null ? "Only you see it, unless you share it." : "The recruiter sees nothing until you send it.")}`,
    ],
    action: { label: "See the result", link },
    closing: [{ label: stopMailsLabel("result"), link: stopLink }],
  });
