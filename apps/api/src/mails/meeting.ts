import type { MeetingNews, MeetingSide, MeetingStatus } from "@dryrun/domain/company/meetings/limits";
import { isDeclined, isOnlinePlace } from "@dryrun/domain/company/meetings/rules";
import { writtenBy } from "@dryrun/domain/templates/messages";
import { listOf } from "@dryrun/domain/text";
import { formatAppointment } from "@dryrun/domain/time";
import { greetingOf, mailOf } from "./layout.ts";

interface Facts {
  news: MeetingNews;
  to: MeetingSide;
  name: string;
  candidate: string;
  /** The names of the company's people, the organiser first; none once these accounts are deleted or have left. */
  people: readonly string[];
  jobTitle: string;
  company: string;
  link: string;
  /** Of a move: its former start, and who moved it; the name is absent once that account is deleted, "" for the reader. */
  moved?: { from: string; by: string | undefined } | undefined;
  meeting: {
    status: MeetingStatus;
    minutes: number;
    place: string;
    message: string;
    slots: string[] | null;
    startsAt: Date | null;
    cancelledBy: MeetingSide | null;
    reason: string;
  };
}

const timeOf = ({ meeting: { startsAt } }: Facts) => (startsAt ? formatAppointment(startsAt) : "");
/** Whom the reader meets. */
const otherOf = ({ to, company, candidate }: Facts) => (to === "candidate" ? company : candidate);

const isLinkForCandidate = ({ to, meeting }: Facts) => to === "candidate" && isOnlinePlace(meeting.place);

/** How long, with whom and where, except an address that a candidate reads below the warning. The company's people read their names only if there are several. */
function framesOf(facts: Facts): string[] {
  const { to, people, company } = facts;
  const { minutes, place } = facts.meeting;
  const isNamed = to === "candidate" ? people.length > 0 : people.length > 1;
  return [
    `Duration: ${minutes} minutes`,
    isNamed
      ? `${to === "candidate" ? "With" : "From your company"}: ${listOf(people)}${to === "candidate" ? ` of ${company}` : ""}`
      : "",
    place && !isLinkForCandidate(facts) ? `Place: ${place}` : "",
  ].filter(Boolean);
}

/** When, how long, with whom, where, and what the company wrote. */
const detailsOf = (facts: Facts): string[] =>
  [[`Time: ${timeOf(facts)}`, ...framesOf(facts)].join("\n"), facts.meeting.message].filter(Boolean);

const subjectOf: Record<MeetingNews, (facts: Facts) => string> = {
  proposed: ({ to, company, candidate, jobTitle }) =>
    to === "candidate"
      ? `Pick a time for a meeting with ${company} about ${jobTitle}`
      : `New times proposed: meeting with ${candidate}`,
  booked: (facts) => `Meeting with ${otherOf(facts)} on ${timeOf(facts)}`,
  moved: (facts) => `New time: meeting with ${otherOf(facts)} on ${timeOf(facts)}`,
  cancelled: (facts) =>
    isDeclined(facts.meeting) && facts.to === "company"
      ? `No time suits ${facts.candidate}: meeting about ${facts.jobTitle}`
      : `Cancelled: meeting with ${otherOf(facts)} about ${facts.jobTitle}`,
  reminder: (facts) => `Reminder: meeting with ${otherOf(facts)} on ${timeOf(facts)}`,
};

function proposedText(facts: Facts): string[] {
  const { to, company, people, jobTitle, meeting, candidate } = facts;
  const times =
    meeting.slots && ["Proposed times:", ...meeting.slots.map((slot) => `- ${formatAppointment(slot)}`)].join("\n");
  if (to === "company")
    return [`The meeting with ${candidate} has no time until they pick one.`, times ?? ""].filter(Boolean);
  const who = people.length > 0 ? `${listOf(people)} of ${company}` : company;
  return [
    `${who} would like to meet you about your application for ${jobTitle}. Please pick ${times ? "one of the proposed times" : "a time"}.`,
    times ?? "",
    framesOf(facts).join("\n"),
    meeting.message,
  ].filter(Boolean);
}

function cancelledText(facts: Facts): string[] {
  const { to, company, candidate, jobTitle, meeting } = facts;
  const reason = meeting.reason && `Reason: ${meeting.reason}`;
  if (isDeclined(meeting) && to === "company")
    return [
      `None of the proposed times for a meeting about the job ${jobTitle} suit ${candidate}. You can propose a meeting with other times.`,
      reason,
    ].filter(Boolean);
  const when = meeting.startsAt ? ` on ${timeOf(facts)}` : "";
  const by = { candidate: to === "candidate" ? "You have" : `${candidate} has`, company: `${company} has` };
  const whom = to === "company" && meeting.cancelledBy !== "candidate" ? ` with ${candidate}` : "";
  const text = `${by[meeting.cancelledBy ?? "company"]} cancelled the meeting${whom}${when} about the job ${jobTitle}.`;
  return [text, reason].filter(Boolean);
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
  return [[opening[news], movedText(facts)].filter(Boolean).join(" "), ...detailsOf(facts)];
}

/** "Kavita Rao moved it from Monday, 30 Nov 2026, 11:00 am IST." */
function movedText({ news, moved }: Facts): string {
  if (news !== "moved" || !moved) return "";
  const by = moved.by === "" ? "You" : moved.by;
  return `${by ? `${by} moved it` : "It was moved"} from ${formatAppointment(moved.from)}.`;
}

/** Below the company's words, for the candidate: whose they are, then the address of an online meeting. */
function closingOf(facts: Facts): string[] {
  const { news, to, company, meeting } = facts;
  const isQuoting = news === "cancelled" ? meeting.cancelledBy === "company" && meeting.reason : true;
  if (to === "company" || !isQuoting) return [];
  return [
    writtenBy(company),
    ...(news !== "cancelled" && isLinkForCandidate(facts) ? [`Place of the meeting: ${meeting.place}`] : []),
  ];
}

/** Sent to the candidate and to the people of the company who are in a meeting. */
export const meetingMail = (facts: Facts) => {
  const isChoice = facts.news === "proposed" && facts.to === "candidate";
  const label = isChoice ? "Pick a time" : facts.to === "candidate" ? "Open the meeting" : "Open the application";
  return mailOf({
    subject: subjectOf[facts.news](facts),
    greeting: greetingOf(facts.name),
    paragraphs: textOf(facts),
    action: { label, link: facts.link },
    closing: closingOf(facts),
  });
};
