import type { FeedFailure, MeetingSide } from "@dryrun/domain/company/meetings/limits";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { qualified } from "../../db/qualified.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { meetingAvailability, meetings } from "../../db/schema/meetings.ts";
import type { BusyTimes } from "../../ports.ts";
import { allOwnersBlocked } from "../../records/company/companies.ts";
import { isDeclined } from "../../records/company/meetings.ts";
import { applicationsOf, type Member } from "../../records/company/members.ts";
import { colleaguesOfMeeting, isIn } from "./colleagues/queries.ts";

export type AvailabilityRow = typeof meetingAvailability.$inferSelect;
/** Why a feed could not be read. */
export interface FailedFeed {
  busy: null;
  failure: FeedFailure;
}
export type MeetingRow = typeof meetings.$inferSelect;

/** The maximum number of meetings per transaction of a sweep. */
export const SWEPT_MEETINGS = 100;

const selectMeetings = (db: Db) =>
  db
    .select({
      meeting: meetings,
      application: {
        id: applications.id,
        /** As the candidate sees it. */
        status: applications.status,
        /** As the company sees it: a decision counts while it can still be undone. */
        shownStatus: applications.shownStatus,
        heldUntil: applications.heldUntil,
        studentId: applications.studentId,
        jobId: applications.jobId,
        companyId: applications.companyId,
        candidate: applications.fullName,
      },
      jobTitle: jobs.title,
      company: jobs.company,
      isCompanyBlocked: allOwnersBlocked(applications.companyId),
      isJobDeleted: sql<boolean>`${jobs.deletedAt} is not null`,
      organiser: { _id: users.id, fullName: users.fullName, email: users.email },
      colleagues: colleaguesOfMeeting,
    })
    .from(meetings)
    .innerJoin(applications, eq(applications.id, meetings.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, meetings.organiserId))
    .$dynamic();
export type FoundMeeting = Awaited<ReturnType<typeof selectMeetings>>[number];

export async function findMeeting(db: Db, id: string): Promise<FoundMeeting | undefined> {
  const [found] = await selectMeetings(db).where(eq(meetings.id, id));
  return found;
}

export const findMeetings = (db: Db, ids: readonly string[]): Promise<FoundMeeting[]> =>
  selectMeetings(db).where(inArray(meetings.id, [...ids]));

/** Finds a meeting of an application that the person sees. */
export async function findOwnMeeting(db: Db, member: Member, id: string): Promise<FoundMeeting | undefined> {
  const [found] = await selectMeetings(db).where(and(eq(meetings.id, id), applicationsOf(member)));
  return found;
}

/** Finds a meeting of one of the candidate's applications. */
export async function findMyMeeting(db: Db, studentId: string, id: string): Promise<FoundMeeting | undefined> {
  const [found] = await selectMeetings(db).where(and(eq(meetings.id, id), eq(applications.studentId, studentId)));
  return found;
}

/** Whether an application is the candidate's own. */
export const isOfCandidate = async (db: Db, studentId: string, id: string): Promise<boolean> =>
  (await db.$count(applications, and(eq(applications.id, id), eq(applications.studentId, studentId)))) > 0;

/** Finds the meetings of an application, the newest first. */
export const findMeetingsOf = (db: Db, applicationId: string): Promise<FoundMeeting[]> =>
  selectMeetings(db)
    .where(eq(meetings.applicationId, applicationId))
    .orderBy(desc(meetings.createdAt), desc(meetings.id));

/**
 * Selects the meetings that need other times. None of the proposed times suited the candidate, the candidate is neither
 * rejected nor marked "do not contact", and there is no later meeting except cancelled ones.
 */
const needsTimes = and(
  isDeclined,
  inArray(applications.shownStatus, ["pending", "accepted"]),
  sql`not exists (select from contact_stops s where s.company_id = ${applications.companyId} and s.student_id = ${applications.studentId})`,
  sql`not exists (select from meetings later
    where later.application_id = ${meetings.applicationId} and later.created_at > ${meetings.createdAt}
      and later.status <> 'cancelled')`,
);

/** Finds the meetings that a person is in and that are not over, or need other times; those with a time first, the next one first. */
export const findUpcoming = (db: Db, member: Member, now: Date, limit: number): Promise<FoundMeeting[]> => {
  const isProposed = eq(meetings.status, "proposed");
  const isAhead = and(eq(meetings.status, "booked"), gt(meetings.endsAt, now));
  const canMeet = and(inArray(applications.status, ["pending", "accepted"]), isNull(jobs.deletedAt));
  return selectMeetings(db)
    .where(and(applicationsOf(member), isIn(member.userId), or(isProposed, isAhead, needsTimes), canMeet))
    .orderBy(asc(meetings.status), asc(meetings.startsAt), desc(meetings.createdAt))
    .limit(limit);
};

/** Locks an application that the person sees; finds none once the candidate's account is deleted. */
export async function lockApplication(tx: Db, member: Member, id: string) {
  const isOwn = and(eq(applications.id, id), applicationsOf(member), isNotNull(applications.studentId));
  const [found] = await tx
    .select({
      status: applications.shownStatus,
      studentId: applications.studentId,
      jobId: applications.jobId,
      isJobDeleted: sql<boolean>`${jobs.deletedAt} is not null`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isOwn)
    .for("no key update", { of: applications });
  return found;
}

/** Counts the meetings of an application, and those of them that are neither cancelled nor over. */
export async function countMeetings(tx: Db, applicationId: string, now: Date) {
  const isOf = eq(meetings.applicationId, applicationId);
  const isOpen = or(eq(meetings.status, "proposed"), and(eq(meetings.status, "booked"), gt(meetings.endsAt, now)));
  return { all: await tx.$count(meetings, isOf), open: await tx.$count(meetings, and(isOf, isOpen)) };
}

export const insertMeeting = (tx: Db, row: typeof meetings.$inferInsert) => tx.insert(meetings).values(row);

export const updateMeeting = (tx: Db, id: string, change: Partial<MeetingRow>) =>
  tx.update(meetings).set(change).where(eq(meetings.id, id));

/** Cancels a meeting. One whose times were proposed again loses its former start, which both know to be cancelled. */
export const cancelMeeting = (
  tx: Db,
  { id, status, sequence }: MeetingRow,
  { by, reason }: { by: MeetingSide; reason: string },
) => {
  const times = status === "proposed" ? { startsAt: null, endsAt: null } : {};
  const cancelled = { status: "cancelled" as const, cancelledBy: by, reason, remindAt: null };
  return updateMeeting(tx, id, { ...cancelled, ...times, sequence: sequence + 1 });
};

/** The people of the company in a meeting: the organiser first, if there is one. */
export const peopleOf = ({ organiser, colleagues }: Pick<FoundMeeting, "organiser" | "colleagues">) =>
  organiser ? [organiser, ...colleagues] : colleagues;

export async function lockMeeting(tx: Db, id: string): Promise<MeetingRow | undefined> {
  const [found] = await tx.select().from(meetings).where(eq(meetings.id, id)).for("update");
  return found;
}

export async function findAvailability(db: Db, userId: string): Promise<AvailabilityRow | undefined> {
  const [found] = await db.select().from(meetingAvailability).where(eq(meetingAvailability.userId, userId));
  return found;
}

export const saveAvailability = (tx: Db, userId: string, change: Partial<AvailabilityRow>) =>
  tx.update(meetingAvailability).set(change).where(eq(meetingAvailability.userId, userId));

/** Begins to read a feed that nobody has begun to read since `before`; returns its sealed address. */
export async function claimFeed(db: Db, userId: string, now: Date, before: Date): Promise<string | null> {
  const { feedTriedAt, feedUrl } = meetingAvailability;
  const isDue = or(isNull(feedTriedAt), lte(feedTriedAt, before));
  const mayBeRead = sql`exists (select from users where users.id = ${qualified(meetingAvailability.userId)}
    and users.blocked_at is null and not ${allOwnersBlocked(users.companyId)})`;
  const [claimed] = await db
    .update(meetingAvailability)
    .set({ feedTriedAt: now })
    .where(and(eq(meetingAvailability.userId, userId), isNotNull(feedUrl), isDue, mayBeRead))
    .returning({ feedUrl });
  return claimed?.feedUrl ?? null;
}

/** Stores what was read, unless the address was changed meanwhile. A failure keeps the former busy times. */
export const saveFeed = (db: Db, userId: string, feedUrl: string, feed: BusyTimes | FailedFeed, now: Date) =>
  db
    .update(meetingAvailability)
    .set({
      feedFailure: feed.failure,
      ...(feed.busy && { busy: feed.busy, feedReadAt: now, feedEntries: feed.entries, feedUnread: feed.unread }),
    })
    .where(and(eq(meetingAvailability.userId, userId), eq(meetingAvailability.feedUrl, feedUrl)));

/** Locks meetings with a reminder or another mail that is due, skipping those that another process has locked. */
export const lockDue = (tx: Db, now: Date): Promise<MeetingRow[]> =>
  tx
    .select()
    .from(meetings)
    .where(lte(meetings.remindAt, now))
    .orderBy(asc(meetings.remindAt))
    .limit(SWEPT_MEETINGS)
    .for("update", { skipLocked: true });

/** Logs what a candidate did, as an entry of nobody in the company. */
export const logOfCandidate = (
  tx: Db,
  id: string,
  { kind, detail, at }: { kind: "meeting-booked" | "meeting-declined"; detail: string; at: Date },
) =>
  tx.execute(sql`
    insert into activity (company_id, job_id, application_id, kind, detail, at)
    select ${applications.companyId}, ${applications.jobId}, ${applications.id}, ${kind}, ${detail}, ${at.toISOString()}::timestamptz
    from ${applications} where ${applications.id} = ${id}::uuid and ${applications.companyId} is not null`);

/** Finds the name of a person of a company; undefined once the account is deleted. */
export async function findName(db: Db, userId: string): Promise<string | undefined> {
  const [found] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, userId));
  return found?.name;
}

/** Finds the address of an application's candidate. */
export async function findCandidate(db: Db, applicationId: string) {
  const [found] = await db
    .select({ name: applications.fullName, email: users.email })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.studentId))
    .where(eq(applications.id, applicationId));
  return found;
}
