import { reviewReason, verdictText } from "@dryrun/domain/interviews/close-to-line";
import type { Decision } from "@dryrun/domain/interviews/limits";
import { stopMailsLabel } from "@dryrun/domain/notifications/mails/messages";
import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  name: string;
  /** Null for practice. */
  jobTitle: string | null;
  scoreBefore: number;
  score: number;
  decision: Decision;
  note: string;
  /** Whether the result can be sent to the recruiter now. */
  isSendable: boolean;
  link: string;
  stopLink: string;
}

/** The answer to "Report a wrong score". */
export function reviewDecidedMail(facts: Facts) {
  const verdict = [
    `The verdict is ${verdictText(facts.score, facts.decision)}.`,
    reviewReason(facts.score, facts.decision, { isReviewed: true }),
  ];
  const sentences = verdict.filter(Boolean).join(" ");
  return mailOf({
    subject: "Your interview result was reviewed",
    greeting: greetingOf(facts.name),
    paragraphs: [
      `You asked for a second look at your ${facts.jobTitle === null ? "practice interview" : `mock interview for ${facts.jobTitle}`}. A person has read your answers.`,
      facts.score > facts.scoreBefore
        ? `The score went up from ${facts.scoreBefore} to ${facts.score} out of 100. ${sentences}`
        : `The score stays at ${facts.score} out of 100. ${sentences}`,
      ...(facts.note ? [`What the reviewer says: ${facts.note}`] : []),
      ...(facts.isSendable ? ["You can send the result to the recruiter."] : []),
    ],
    action: { label: "See the result", link: facts.link },
    closing: [{ label: stopMailsLabel("result"), link: facts.stopLink }],
  });
}
