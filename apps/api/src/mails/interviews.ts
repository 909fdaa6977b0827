import { reviewReason, verdictText } from "@dryrun/domain/interviews/close-to-line";
import type { Decision } from "@dryrun/domain/interviews/limits";
import { PARKED } from "@dryrun/domain/interviews/messages";
import { stopMailsLabel } from "@dryrun/domain/notifications/mails/messages";
import { writtenBy } from "@dryrun/domain/templates/messages";
import { greetingOf, mailOf } from "./layout.ts";

interface ReviewDecidedFacts {
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
export function reviewDecidedMail(facts: ReviewDecidedFacts) {
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

interface InterviewSentFacts {
  name: string;
  candidate: string;
  jobTitle: string;
  link: string;
}

export const interviewSentMail = ({ name, candidate, jobTitle, link }: InterviewSentFacts) =>
  mailOf({
    subject: `${candidate} sent a mock interview for ${jobTitle}`,
    greeting: greetingOf(name),
    paragraphs: [`${candidate}, who applied for ${jobTitle}, has sent you the result of the mock interview.`],
    action: { label: "Read the result", link },
  });

interface InterviewReminderFacts {
  name: string;
  jobTitle: string;
  company: string;
  /** Of the person who causes the mail, or empty. */
  signature: string;
  link: string;
  declineLink: string;
}

export const interviewReminderMail = ({
  name,
  jobTitle,
  company,
  signature,
  link,
  declineLink,
}: InterviewReminderFacts) =>
  mailOf({
    subject: `${company} is waiting for your interview for ${jobTitle}`,
    greeting: greetingOf(name),
    paragraphs: [
      `You applied for ${jobTitle} at ${company}. The recruiter would like to read your interview.`,
      "Take it whenever it suits you: ten questions in 30 minutes. The recruiter sees it only after you send it.",
    ],
    signature,
    action: { label: "Open the application", link },
    closing: [
      ...(signature ? [writtenBy(company)] : []),
      { label: "Do not invite or remind me again", link: declineLink },
    ],
  });

interface InterviewReadyFacts {
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

export const interviewReadyMail = ({
  name,
  jobTitle,
  score,
  decision,
  feedback,
  ended,
  link,
  stopLink,
}: InterviewReadyFacts) =>
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

interface InterviewParkedFacts {
  name: string;
  /** Null for practice. */
  jobTitle: string | null;
  link: string;
  stopLink: string;
}

/** Sent instead of a result: there is no score yet. */
export const interviewParkedMail = ({ name, jobTitle, link, stopLink }: InterviewParkedFacts) =>
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
