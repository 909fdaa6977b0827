import type { MeetingSide } from "@dryrun/domain/company/meetings/limits";
import { and, eq, gt, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { meetingAvailability, meetingColleagues, meetings } from "../../db/schema/meetings.ts";

/** The columns of a calendar that is not there. */
export const NO_FEED = {
  ...{ feedUrl: null, feedTriedAt: null, feedReadAt: null, feedFailure: null },
  ...{ feedEntries: null, feedUnread: [], busy: [] },
};

/** The start of the last booked meeting of an application, for selects with a join. */
export const bookedMeetingAt = sql<Date | null>`(
    select max(booked.starts_at) from meetings booked
    where booked.application_id = ${applications.id} and booked.status = 'booked'
  )`.mapWith(meetings.startsAt);

/** Selects the meetings of which none of the proposed times suited the candidate; the company can propose others. */
export const isDeclined = and(
  eq(meetings.status, "cancelled"),
  eq(meetings.cancelledBy, "candidate"),
  isNull(meetings.startsAt),
);

const ofApplications = (tx: Db, where: SQL) =>
  inArray(meetings.applicationId, tx.select({ id: applications.id }).from(applications).where(where));

/**
 * Cancels the open meetings of these applications. The sweep tells the other side of those that were booked and are
 * ahead.
 */
export const endMeetings = (tx: Db, where: SQL, by: MeetingSide, now: Date) =>
  tx
    .update(meetings)
    .set({
      status: "cancelled",
      cancelledBy: by,
      sequence: sql`${meetings.sequence} + 1`,
      startsAt: sql`case when status = 'booked' then starts_at end`,
      endsAt: sql`case when status = 'booked' then ends_at end`,
      remindAt: sql`case when status = 'booked' and starts_at > ${now.toISOString()}::timestamptz
        then ${now.toISOString()}::timestamptz end`,
    })
    .where(and(ofApplications(tx, where), inArray(meetings.status, ["proposed", "booked"])));

/** Cancels the open meetings of those of these applications that are rejected. */
export const endMeetingsOfRejected = (tx: Db, ids: readonly string[], now: Date) =>
  endMeetings(tx, sql`${inArray(applications.id, [...ids])} and ${applications.status} = 'rejected'`, "company", now);

/** Cancels the open meetings of a deleted job's applications. */
export const endMeetingsOfJob = (tx: Db, jobId: string, now: Date) =>
  endMeetings(tx, eq(applications.jobId, jobId), "company", now);

/** Cancels the open meetings of an application that its candidate withdrew. */
export const endMeetingsOfWithdrawn = (tx: Db, id: string, now: Date) =>
  endMeetings(tx, eq(applications.id, id), "candidate", now);

/** Deletes what the company and the candidate typed about their meetings. */
export const stripMeetings = (tx: Db, where: SQL) =>
  tx.update(meetings).set({ place: "", message: "", reason: "" }).where(ofApplications(tx, where));

/** Ends what a person who leaves the company offered: free times and the own calendar. Booked meetings stay with the company. */
export async function leaveMeetings(tx: Db, userId: string): Promise<void> {
  await tx.delete(meetingAvailability).where(eq(meetingAvailability.userId, userId));
  await tx.update(meetings).set({ organiserId: null }).where(eq(meetings.organiserId, userId));
  await tx.delete(meetingColleagues).where(eq(meetingColleagues.userId, userId));
}

/** Takes a person who no longer sees a job out of its meetings that are not over or need other times. The others stay in them. */
export async function leaveMeetingsExcept(tx: Db, userId: string, jobIds: readonly string[], now: Date): Promise<void> {
  const isBooked = and(eq(meetings.status, "booked"), gt(meetings.endsAt, now));
  const isAhead = or(eq(meetings.status, "proposed"), isBooked, isDeclined);
  const isLeft = jobIds.length > 0 ? notInArray(applications.jobId, [...jobIds]) : sql`true`;
  const isConcerned = and(ofApplications(tx, isLeft), isAhead);
  await tx
    .update(meetings)
    .set({ organiserId: null })
    .where(and(eq(meetings.organiserId, userId), isConcerned));
  const ids = tx.select({ id: meetings.id }).from(meetings).where(isConcerned);
  await tx
    .delete(meetingColleagues)
    .where(and(eq(meetingColleagues.userId, userId), inArray(meetingColleagues.meetingId, ids)));
}
