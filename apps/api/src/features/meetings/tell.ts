import type { JobPayloads } from "@dryrun/domain/admin/records/job-names";
import {
  MEETING_SIDES,
  type MeetingMove,
  type MeetingNews,
  type MeetingSide,
} from "@dryrun/domain/company/meetings/limits";
import { isDeclined } from "@dryrun/domain/company/meetings/rules";
import type { NotificationEvent } from "@dryrun/domain/notifications/limits";
import type { Db } from "../../db/client.ts";
import { notify } from "../../records/notifications/notify.ts";
import type { MeetingDeps } from "./deps.ts";
import * as query from "./queries.ts";

interface News {
  news: MeetingNews;
  sides?: readonly MeetingSide[];
  /** How long before the start a reminder is sent; 0 for other news. */
  hours?: number;
  /** Only of a move. */
  moved?: MeetingMove;
}
interface Mails {
  "mail.meeting": JobPayloads["mail.meeting"][];
  "mail.meeting-colleague": JobPayloads["mail.meeting-colleague"][];
}

/** Returns the mails of a meeting: one for each side, and one for each person of the company besides the organiser. */
function mailsOf({ meeting, colleagues }: query.FoundMeeting, given: News): Mails {
  const { news, sides = MEETING_SIDES, hours = 0, moved } = given;
  const of = { meetingId: meeting.id, sequence: meeting.sequence, news, hours, ...(moved && { moved }) };
  return {
    "mail.meeting": sides.map((to) => ({ ...of, to })),
    "mail.meeting-colleague": sides.includes("company") ? colleagues.map(({ _id }) => ({ ...of, userId: _id })) : [],
  };
}

const EVENTS: Record<MeetingSide, Partial<Record<MeetingNews, NotificationEvent>>> = {
  company: { proposed: "meeting-proposed", moved: "meeting-moved", cancelled: "meeting-cancelled" },
  candidate: {
    booked: "meeting-booked",
    moved: "meeting-moved-by-candidate",
    cancelled: "meeting-cancelled-by-candidate",
  },
};

function eventOf({ meeting }: query.FoundMeeting, news: MeetingNews, by: MeetingSide) {
  return by === "candidate" && isDeclined(meeting) ? "meeting-declined" : EVENTS[by][news];
}

/** Returns the notifications of the other side about what one side did; one with the same key exists once. */
function noticesOf(found: query.FoundMeeting, news: MeetingNews, by: MeetingSide) {
  const event = eventOf(found, news, by);
  if (!event) return [];
  const { meeting, application } = found;
  const readers = by === "company" ? [application.studentId] : query.peopleOf(found).map(({ _id }) => _id);
  const about = { meetingId: meeting.id, applicationId: application.id, jobId: application.jobId };
  const key = `meeting-${meeting.id}-${meeting.sequence}`;
  return readers.flatMap((userId) => (userId ? [{ ...about, event, key, userId }] : []));
}

/** What there is to say about a meeting as it now is. */
export interface Announced extends News {
  found: query.FoundMeeting;
  /** Who changed it; nobody for a reminder. */
  by: MeetingSide | null;
}

/** Enqueues the mails, and notifies the side that did not change the meeting. */
export async function tellAll(
  tx: Db,
  queue: MeetingDeps["queue"],
  announced: readonly Announced[],
  now: Date,
): Promise<void> {
  const mails = announced.map(({ found, ...news }) => mailsOf(found, news));
  for (const name of ["mail.meeting", "mail.meeting-colleague"] as const) {
    const payloads = mails.flatMap((one) => one[name] as JobPayloads[typeof name][]);
    if (payloads.length > 0) await queue.enqueueAll(tx, name, payloads);
  }
  await notify(
    tx,
    announced.flatMap(({ found, news, by }) => (by ? noticesOf(found, news, by) : [])),
    now,
  );
}

/** Tells people about a change that has just been stored. */
export async function tell(
  tx: Db,
  { queue, clock }: Pick<MeetingDeps, "queue" | "clock">,
  meetingId: string,
  news: Omit<Announced, "found">,
): Promise<void> {
  const found = await query.findMeeting(tx, meetingId);
  if (found) await tellAll(tx, queue, [{ ...news, found }], clock.now());
}
