import { type DayHours, DEFAULT_HOURS } from "@dryrun/domain/company/meetings/limits";
import type { Interval } from "@dryrun/domain/company/meetings/rules";
import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { meetingAvailability, meetingColleagues, meetings } from "../../../db/schema/meetings.ts";
import { applicationsOf, type Member, seesJob } from "../../../records/company/members.ts";

/** A participant of a meeting, as the other participants see them. */
export interface Colleague {
  _id: string;
  fullName: string;
  email: string;
}

/**
 * Whether the user `u` still belongs to the company of `applications`, sees its job and does more than read. Rows
 * of the former release can name somebody who has left.
 */
const stillMeets = sql`u.company_id = applications.employer_id and u.company_role <> 'viewer'
  and (u.all_jobs or exists (select from member_jobs m where m.user_id = u.id and m.job_id = applications.job_id))`;

/** Selects the people in a meeting besides its organiser, for a statement that also reads its application. */
export const colleaguesOfMeeting = sql<Colleague[]>`(
  select coalesce(json_agg(json_build_object('_id', u.id, 'fullName', u.full_name, 'email', u.email)
    order by lower(u.full_name), u.id), '[]')
  from meeting_colleagues c join users u on u.id = c.user_id where c.meeting_id = meetings.id and ${stillMeets})`;

/** Selects the meetings that a person is in: organised or as a colleague. The ids first, so that both use an index. */
export const isIn = (userId: string): SQL | undefined =>
  or(
    eq(meetings.organiserId, userId),
    sql`${meetings.id} = any(array(
      select c.meeting_id from meeting_colleagues c
      join users u on u.id = c.user_id
      join meetings of_person on of_person.id = c.meeting_id
      join applications on applications.id = of_person.application_id
      where c.user_id = ${userId}::uuid and ${stillMeets}))`,
  );

/** Finds the job of an application that the person sees. */
export async function findJobOf(db: Db, member: Member, applicationId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.id, applicationId), applicationsOf(member)));
  return found?.jobId;
}

/** Counts how many of these people can take part in the caller's meetings about a job. */
export const countColleagues = (db: Db, { companyId, userId }: Member, ids: readonly string[], jobId: string) =>
  db.$count(
    users,
    and(
      inArray(users.id, [...ids]),
      eq(users.companyId, companyId),
      ne(users.id, userId),
      ne(users.companyRole, "viewer"),
      seesJob(jobId),
    ),
  );

export async function insertColleagues(tx: Db, meetingId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.insert(meetingColleagues).values(ids.map((userId) => ({ meetingId, userId })));
}

/** Removes a colleague who organises the meeting from now on. */
export const removeOrganiser = (tx: Db, meetingId: string, userId: string) =>
  tx
    .delete(meetingColleagues)
    .where(and(eq(meetingColleagues.meetingId, meetingId), eq(meetingColleagues.userId, userId)));

/**
 * Locks these people's availability, so that their times are booked one after another. Call it before locking meetings. The
 * order of the ids prevents deadlocks between bookings that have several people in common.
 */
export async function lockTimes(tx: Db, ids: readonly string[]): Promise<void> {
  const sorted = [...new Set(ids)].sort();
  if (sorted.length === 0) return;
  await tx
    .insert(meetingAvailability)
    .values(sorted.map((userId) => ({ userId, hours: [...DEFAULT_HOURS] })))
    .onConflictDoNothing();
  await tx
    .select({ userId: meetingAvailability.userId })
    .from(meetingAvailability)
    .where(inArray(meetingAvailability.userId, sorted))
    .orderBy(asc(meetingAvailability.userId))
    .for("update");
}

/** When a person of a company can be met, apart from one meeting. */
export interface Timetable {
  id: string;
  fullName: string;
  hours: DayHours[];
  noticeHours: number;
  horizonDays: number;
  bufferMinutes: number;
  busy: Interval[];
  booked: Interval[];
}

/** Finds when these people can be met, in the order of the ids; `exceptId` is the meeting for which somebody asks, if it exists. */
export async function findTimetables(
  db: Db,
  ids: readonly string[],
  now: Date,
  exceptId: string | null,
): Promise<Timetable[]> {
  const found: Timetable[] = [];
  for (const id of ids) {
    const [row] = await db
      .select({ id: users.id, fullName: users.fullName, own: meetingAvailability })
      .from(users)
      .leftJoin(meetingAvailability, eq(meetingAvailability.userId, users.id))
      .where(eq(users.id, id));
    if (!row) continue;
    const { hours = [], noticeHours = 0, horizonDays = 0, bufferMinutes = 0, busy = [] } = row.own ?? {};
    const times = { hours, noticeHours, horizonDays, bufferMinutes, busy };
    found.push({ id, fullName: row.fullName, ...times, booked: await findBooked(db, id, now, exceptId) });
  }
  return found;
}

/** Finds when a person is booked from now on, apart from one meeting. */
async function findBooked(db: Db, userId: string, now: Date, exceptId: string | null): Promise<Interval[]> {
  const rows = await db
    .select({ startsAt: meetings.startsAt, endsAt: meetings.endsAt })
    .from(meetings)
    .where(
      and(
        isIn(userId),
        eq(meetings.status, "booked"),
        gt(meetings.endsAt, now),
        exceptId ? ne(meetings.id, exceptId) : undefined,
      ),
    );
  return rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [[startsAt.getTime(), endsAt.getTime()]] : []));
}
