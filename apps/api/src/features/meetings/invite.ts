import { BRAND } from "@dryrun/domain/brand";
import { icsFile } from "@dryrun/domain/calendar/ics";
import type { MeetingSide } from "@dryrun/domain/company/meetings/limits";
import type { FoundMeeting } from "./queries.ts";

/** The page on which a person sees the meeting. */
export const pageOf = ({ meeting }: FoundMeeting, to: MeetingSide, publicUrl: string): string =>
  to === "candidate"
    ? `${publicUrl}/student/meetings/${meeting.id}`
    : `${publicUrl}/employer/applications/${meeting.applicationId}`;

/**
 * Returns the calendar file of a meeting that has or had a time; null for others. It removes a meeting that is not booked
 * any more from the calendar.
 */
export function inviteFile(found: FoundMeeting, to: MeetingSide, { publicUrl, now }: { publicUrl: string; now: Date }) {
  const { meeting, jobTitle, company, application } = found;
  const { id, startsAt, endsAt, sequence, place, message, status } = meeting;
  if (!startsAt || !endsAt) return null;
  const who = to === "candidate" ? company : application.candidate;
  const { text, contentType } = icsFile({
    id,
    host: new URL(publicUrl).hostname,
    product: "Meetings",
    organizer: `${company} via ${BRAND.name}`,
    title: `Meeting with ${who}: ${jobTitle}`,
    startAt: startsAt,
    endAt: endsAt,
    description: message,
    pageUrl: pageOf(found, to, publicUrl),
    location: place,
    stampedAt: now,
    sequence,
    isCancelled: status !== "booked",
  });
  return { content: Buffer.from(text), contentType, fileName: "meeting.ics" };
}
