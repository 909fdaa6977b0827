import type { JobPayloads } from "@dryrun/domain/admin/records/job-names";
import type { MeetingSide } from "@dryrun/domain/company/meetings/limits";
import { mayMeet, nextReminder } from "@dryrun/domain/company/meetings/rules";
import { HOUR_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { meetingMail } from "../../mails/meetings/meeting.ts";
import type { Clock, Handlers, Mailer, Queue } from "../../ports.ts";
import { inviteFile, pageOf } from "./invite.ts";
import * as query from "./queries.ts";

interface MeetingJobDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}

/** Finds who gets the mail; nobody once that account is deleted or has left the company. */
const findReader = async (db: Db, { meeting, organiser }: query.FoundMeeting, to: MeetingSide) =>
  to === "candidate"
    ? query.findCandidate(db, meeting.applicationId)
    : organiser && { name: organiser.fullName, email: organiser.email };

/** Whether a reminder is still right: the meeting is ahead, and the application was neither rejected nor withdrawn. */
const isAhead = ({ meeting, application, isJobDeleted }: query.FoundMeeting, now: Date) =>
  meeting.status === "booked" &&
  meeting.startsAt !== null &&
  meeting.startsAt > now &&
  mayMeet({ status: application.status, isJobDeleted });

export const meetingJobs = ({ db, clock, mailer, publicUrl }: MeetingJobDeps): Pick<Handlers, "mail.meeting"> => ({
  /** A meeting that changed since then has a newer mail on the way. */
  async "mail.meeting"({ meetingId, to, news, sequence, hours }) {
    const found = await query.findMeeting(db, meetingId);
    if (found?.meeting.sequence !== sequence) return;
    if (news === "reminder" && !isAhead(found, clock.now())) return;
    const reader = await findReader(db, found, to);
    if (!reader) return;
    const { meeting, application, company, jobTitle, organiser } = found;
    const mail = meetingMail({
      ...{ news, to, jobTitle, company, meeting },
      name: reader.name,
      candidate: application.candidate,
      organiser: organiser?.fullName ?? null,
      link: pageOf(found, to, publicUrl),
    });
    const file = news === "reminder" ? null : inviteFile(found, to, { publicUrl, now: clock.now() });
    const attachments = file && [{ filename: file.fileName, contentType: file.contentType, content: file.content }];
    const key = `meeting-${meetingId}-${sequence}-${news}-${hours}-${to}`;
    await mailer.send({ ...mail, to: reader.email, key, ...(attachments && { attachments }) });
  },
});

interface SweepDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueueAll">;
}

type MeetingMail = JobPayloads["mail.meeting"];

/** The mails that are due for a meeting: reminders, or about its end by an account's deletion or a withdrawal. */
function dueMails(
  { id, status, startsAt, remindAt, sequence, cancelledBy }: query.MeetingRow,
  now: Date,
): MeetingMail[] {
  const of = { meetingId: id, sequence };
  if (status === "cancelled") {
    const to: MeetingSide = cancelledBy === "candidate" ? "company" : "candidate";
    return [{ ...of, to, news: "cancelled" as const, hours: 0 }];
  }
  if (status !== "booked" || !startsAt || !remindAt || startsAt <= now) return [];
  const hours = Math.round((startsAt.getTime() - remindAt.getTime()) / HOUR_MS);
  return (["candidate", "company"] as const).map((to) => ({ ...of, to, news: "reminder" as const, hours }));
}

/** Enqueues the mails that are due, in the transaction that sets when the next reminder is. */
export const createMeetingSweep =
  ({ db, clock, queue }: SweepDeps) =>
  (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const due = await query.lockDue(tx, now);
      for (const row of due) {
        const isNext = row.status === "booked" && row.startsAt !== null;
        await query.updateMeeting(tx, row.id, { remindAt: isNext ? nextReminder(row.startsAt as Date, now) : null });
      }
      const mails = due.flatMap((row) => dueMails(row, now));
      if (mails.length > 0) await queue.enqueueAll(tx, "mail.meeting", mails);
      return due.length === query.SWEPT_MEETINGS;
    });
