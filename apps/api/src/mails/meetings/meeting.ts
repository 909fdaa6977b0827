import type { MeetingNews, MeetingSide } from "@dryrun/domain/company/meetings/limits";
import { formatDateTime, formatWeekday } from "@dryrun/domain/time";
import { greetingOf, mailOf } from "../layout.ts";

interface Facts {
  news: MeetingNews;
  to: MeetingSide;
  name: string;
  candidate: string;
  /** Null once that account is deleted or has left the company. */
  organiser: string | null;
  jobTitle: string;
  company: string;
  link: string;
  meeting: {
    minutes: number;
    place: string;
    message: string;
    slots: string[] | null;
    startsAt: Date | null;
    cancelledBy: MeetingSide | null;
    reason: string;
  };
}

const timeOf = ({ meeting: { startsAt } }: Facts) =>
  startsAt ? `${formatWeekday(startsAt)}, ${formatDateTime(startsAt)}` : "";
/** Whom the reader meets. */
const otherOf = ({ to, company, candidate }: Facts) => (to === "candidate" ? company : candidate);

/** When, how long, where, and what the company wrote. */
function detailsOf(facts: Facts): string[] {
  const { minutes, place, message } = facts.meeting;
  const time = [`${timeOf(facts)}, ${minutes} minutes`, place && `Place: ${place}`].filter(Boolean).join("\n");
  return [time, message].filter(Boolean);
}

const subjectOf: Record<MeetingNews, (facts: Facts) => string> = {
  proposed: ({ to, company, candidate, jobTitle }) =>
    to === "candidate"
      ? `Pick a time for a meeting with ${company} about ${jobTitle}`
      : `You asked ${candidate} to pick another time`,
  booked: (facts) => `Meeting with ${otherOf(facts)} on ${timeOf(facts)}`,
  moved: (facts) => `New time: meeting with ${otherOf(facts)} on ${timeOf(facts)}`,
  cancelled: (facts) => `Cancelled: meeting with ${otherOf(facts)} about ${facts.jobTitle}`,
  reminder: (facts) => `Reminder: meeting with ${otherOf(facts)} on ${timeOf(facts)}`,
};

function proposedText({ to, company, organiser, jobTitle, meeting, candidate }: Facts): string[] {
  if (to === "company") return [`The meeting with ${candidate} has no time until they pick one.`];
  const { minutes, place, message, slots } = meeting;
  const choice = slots ? "one of the proposed times" : "a time";
  return [
    `${organiser ? `${organiser} of ${company}` : company} would like to meet you about your application for ${jobTitle}. The meeting takes ${minutes} minutes. Please pick ${choice}.`,
    place && `Place: ${place}`,
    message,
  ].filter(Boolean);
}

function cancelledText(facts: Facts): string[] {
  const { to, company, candidate, jobTitle, meeting } = facts;
  const by = meeting.cancelledBy === "candidate" ? candidate : company;
  const when = meeting.startsAt ? ` on ${timeOf(facts)}` : "";
  const isOwn = (meeting.cancelledBy === "candidate") === (to === "candidate");
  const text = `${isOwn ? "You have" : `${by} has`} cancelled the meeting${when} about the job ${jobTitle}.`;
  return [text, meeting.reason && `Reason: ${meeting.reason}`].filter(Boolean);
}

function textOf(facts: Facts): string[] {
  const { news, jobTitle } = facts;
  if (news === "proposed") return proposedText(facts);
  if (news === "cancelled") return cancelledText(facts);
  const opening = {
    booked: `Your meeting with ${otherOf(facts)} about the job ${jobTitle} is booked.`,
    moved: `Your meeting with ${otherOf(facts)} about the job ${jobTitle} has a new time.`,
    reminder: `This is a reminder of your meeting with ${otherOf(facts)} about the job ${jobTitle}.`,
  };
  return [opening[news], ...detailsOf(facts)];
}

/** Sent to the candidate and to the organiser of a meeting. */
export const meetingMail = (facts: Facts) => {
  const isChoice = facts.news === "proposed" && facts.to === "candidate";
  const label = isChoice ? "Pick a time" : facts.to === "candidate" ? "Open the meeting" : "Open the application";
  return mailOf({
    subject: subjectOf[facts.news](facts),
    greeting: greetingOf(facts.name),
    paragraphs: textOf(facts),
    action: { label, link: facts.link },
  });
};
