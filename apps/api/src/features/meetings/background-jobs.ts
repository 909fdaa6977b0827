import type { JobPayloads } from "@dryrun/domain/admin/records/job-names";
import type { MeetingSide } from "@dryrun/domain/company/meetings/limits";
import { mayMeet, nextReminder } from "@dryrun/domain/company/meetings/rules";
import { HOUR_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { meetingMail } from "../../mails/meeting.ts";
import type { Clock, Handlers, Mailer, Queue } from "../../ports.ts";
import { isBlockedCompany } from "../../records/company/companies.ts";
import { inviteFile, pageOf } from "./invite.ts";
import * as query from "./queries.ts";
import { type Announced, tellAll } from "./tell.ts";

interface MeetingJobDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}

/** Whether a reminder is still right: the meeting is ahead, and the application was neither rejected nor withdrawn. */
const isAhead = ({ meeting, application, isJobDeleted }: query.FoundMeeting, now: Date) =>
  meeting.status === "booked" &&
  meeting.startsAt !== null &&
  meeting.startsAt > now &&
  mayMeet({ status: application.status, isJobDeleted });

type Mail = Omit<JobPayloads["mail.meeting"], "to">;
interface Reader {
  side: MeetingSide;
  /** Null for the candidate. */
  userId: string | null;
  /** Of the key under which the mail is sent once. */
  key: string;
  name: string;
  email: string;
}

/** Returns from when a meeting was moved and by whom; a job of the former release does not know. */
async function movedOf(db: Db, found: query.FoundMeeting, { moved }: Mail, { userId }: Reader) {
  if (!moved) return;
  const { from, by } = moved;
  if (by === userId) return { from, by: "" };
  if (by === null) return { from, by: found.application.candidate };
  const person = query.peopleOf(found).find(({ _id }) => _id === by);
  return { from, by: person?.fullName ?? (await query.findName(db, by)) };
}

const sender =
  ({ db, clock, mailer, publicUrl }: MeetingJobDeps) =>
  async (found: query.FoundMeeting, job: Mail, reader: Reader): Promise<void> => {
    const { news, sequence, hours } = job;
    const { meeting, application, company, jobTitle } = found;
    const to = reader.side;
    const mail = meetingMail({
      ...{ news, to, jobTitle, company, meeting },
      name: reader.name,
      candidate: application.candidate,
      people: query.peopleOf(found).map(({ fullName }) => fullName),
      link: pageOf(found, to, publicUrl),
      moved: await movedOf(db, found, job, reader),
    });
    const file = news === "reminder" ? null : inviteFile(found, to, { publicUrl, now: clock.now() });
    const attachments = file && [{ filename: file.fileName, contentType: file.contentType, content: file.content }];
    const key = `meeting-${meeting.id}-${sequence}-${news}-${hours}-${reader.key}`;
    await mailer.send({ ...mail, to: reader.email, key, ...(attachments && { attachments }) });
  };

/** The mails go to nobody once that account is deleted or has left the company. */
export function meetingJobs(deps: MeetingJobDeps): Pick<Handlers, "mail.meeting" | "mail.meeting-colleague"> {
  const { db, clock } = deps;
  const send = sender(deps);
  /** A meeting that changed since then has a newer mail on the way. */
  async function find({ meetingId, sequence, news }: Mail) {
    const found = await query.findMeeting(db, meetingId);
    if (found?.meeting.sequence !== sequence) return;
    const { companyId } = found.application;
    if (companyId !== null && (await isBlockedCompany(db, companyId))) return;
    return news === "reminder" && !isAhead(found, clock.now()) ? undefined : found;
  }
  return {
    async "mail.meeting"({ to, ...mail }) {
      const found = await find(mail);
      if (!found) return;
      const { organiser, meeting } = found;
      const ofCompany = organiser && { name: organiser.fullName, email: organiser.email, userId: organiser._id };
      const candidate = to === "candidate" ? await query.findCandidate(db, meeting.applicationId) : undefined;
      const reader = to === "candidate" ? candidate && { ...candidate, userId: null } : ofCompany;
      if (reader) await send(found, mail, { ...reader, side: to, key: to });
    },
    async "mail.meeting-colleague"({ userId, ...mail }) {
      const found = await find(mail);
      const reader = found?.colleagues.find(({ _id }) => _id === userId);
      if (found && reader)
        await send(found, mail, { name: reader.fullName, email: reader.email, side: "company", userId, key: userId });
    },
  };
}

interface SweepDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue" | "enqueueAll">;
}

/** What is due for a meeting: a reminder, or its end by a withdrawal or the deletion of an account or a job. */
function dueNews(row: query.MeetingRow, now: Date): Omit<Announced, "found"> | null {
  const { status, startsAt, remindAt, cancelledBy } = row;
  if (status === "cancelled") {
    const by = cancelledBy ?? "company";
    // A rejection or the deletion of a job tells the company's people too: they have the meeting in their calendars.
    return { news: "cancelled", by, ...(by === "candidate" && { sides: ["company"] as const }) };
  }
  if (status !== "booked" || !startsAt || !remindAt || startsAt <= now) return null;
  return { news: "reminder", by: null, hours: Math.round((startsAt.getTime() - remindAt.getTime()) / HOUR_MS) };
}

/** Enqueues the mails that are due, in the transaction that sets when the next reminder is. */
export const createMeetingSweep =
  ({ db, clock, queue }: SweepDeps) =>
  (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const due = new Map((await query.lockDue(tx, now)).map((row) => [row.id, row]));
      if (due.size === 0) return false;
      for (const row of due.values()) {
        const isNext = row.status === "booked" && row.startsAt !== null;
        await query.updateMeeting(tx, row.id, { remindAt: isNext ? nextReminder(row.startsAt as Date, now) : null });
      }
      const announced = (await query.findMeetings(tx, [...due.keys()])).flatMap((found) => {
        const row = due.get(found.meeting.id);
        const news = row && dueNews(row, now);
        return news ? [{ ...news, found }] : [];
      });
      await tellAll(tx, queue, announced, now);
      return due.size === query.SWEPT_MEETINGS;
    });
