import { ZONE } from "@dryrun/domain/time";
import { and, eq, gte, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";

/** An interview counts for an employer once it has been sent. */
const isSent = sql`${interviewSessions.sentAt} is not null`;
const isLive = ne(applications.status, "withdrawn");

/** Of an employer, or of one job of theirs. */
export async function findTotals(db: Db, employerId: string, jobId?: string) {
  const [row] = await db
    .select({
      totalApplications: sql<number>`count(*)::int`,
      totalInterviews: sql<number>`(count(*) filter (where ${isSent}))::int`,
      accepted: sql<number>`(count(*) filter (where ${applications.status} = 'accepted'))::int`,
      unreadInterviews: sql<number>`(count(*) filter (where ${isSent} and ${interviewSessions.readByEmployerAt} is null))::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(and(eq(jobs.employerId, employerId), jobId ? eq(jobs.id, jobId) : undefined, isLive));
  return row ?? { totalApplications: 0, totalInterviews: 0, accepted: 0, unreadInterviews: 0 };
}

export const countOwnJobs = (db: Db, employerId: string) =>
  db.$count(jobs, and(eq(jobs.employerId, employerId), isNull(jobs.deletedAt)));

/** Applications since then, by the day in India; a day without any is left out. */
export function countPerDay(db: Db, employerId: string, since: Date) {
  const day = sql<string>`to_char(${applications.createdAt} at time zone ${sql.raw(`'${ZONE}'`)}, 'YYYY-MM-DD')`;
  return db
    .select({ date: day, count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.employerId, employerId), gte(applications.createdAt, since), isLive))
    .groupBy(day);
}

/** Applications by what happened last to them: they came in, or their interview was sent. */
export const findNewest = (db: Db, employerId: string, limit: number) =>
  db
    .select({
      applicationId: applications.id,
      candidateName: applications.fullName,
      job: { title: jobs.title, deletedAt: jobs.deletedAt },
      appliedAt: applications.createdAt,
      sentAt: interviewSessions.sentAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(and(eq(jobs.employerId, employerId), isLive))
    .orderBy(sql`greatest(${applications.createdAt}, ${interviewSessions.sentAt}) desc`)
    .limit(limit);
