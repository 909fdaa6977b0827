import type { Output } from "@dryrun/domain/contract/define";
import type { employerDashboard, jobStats } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, indianDay, ZONE } from "@dryrun/domain/time";
import { and, eq, gte, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { notFound } from "../../http/app-error.ts";
import type { Clock } from "../../ports.ts";
import { findOwnJob } from "./queries.ts";
import { titleOf } from "./serialize.ts";

const DAYS = 30;
const NEWEST = 10;
export type Dashboard = ReturnType<typeof createDashboard>;

/** An interview counts for an employer once it has been sent. */
const isSent = sql`${interviewSessions.sentAt} is not null`;

export function createDashboard({ db, clock }: { db: Db; clock: Clock }) {
  async function totals(where: SQL | undefined) {
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
      .where(and(where, ne(applications.status, "withdrawn")));
    return row ?? { totalApplications: 0, totalInterviews: 0, accepted: 0, unreadInterviews: 0 };
  }

  async function perDay(employerId: string, now: Date) {
    const day = sql<string>`to_char(${applications.createdAt} at time zone ${sql.raw(`'${ZONE}'`)}, 'YYYY-MM-DD')`;
    const rows = await db
      .select({ date: day, count: sql<number>`count(*)::int` })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(jobs.employerId, employerId), gte(applications.createdAt, addMs(now, -DAYS * DAY_MS))))
      .groupBy(day);
    const counts = new Map(rows.map(({ date, count }) => [date, count]));
    return Array.from({ length: DAYS }, (_, index) => {
      const date = indianDay(addMs(now, (index - DAYS + 1) * DAY_MS));
      return { date, count: counts.get(date) ?? 0 };
    });
  }

  /** The newest applications and sent interviews together. */
  async function activities(employerId: string) {
    const rows = await db
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
      .where(and(eq(jobs.employerId, employerId), ne(applications.status, "withdrawn")))
      .orderBy(sql`greatest(${applications.createdAt}, ${interviewSessions.sentAt}) desc`)
      .limit(NEWEST);
    return rows
      .flatMap(({ applicationId, candidateName, job, appliedAt, sentAt }) => {
        const facts = { applicationId, candidateName, jobTitle: titleOf(job) };
        return [
          { ...facts, type: "application" as const, date: appliedAt.toISOString() },
          ...(sentAt ? [{ ...facts, type: "interview" as const, date: sentAt.toISOString() }] : []),
        ];
      })
      .sort((a, b) => b.date.localeCompare(a.date))
      .slice(0, NEWEST);
  }

  return {
    async statsOf(employerId: string, jobId: string): Promise<Output<typeof jobStats>> {
      if (!(await findOwnJob(db, jobId, employerId))) throw notFound("This job");
      const { unreadInterviews: _, ...stats } = await totals(eq(jobs.id, jobId));
      return { ...stats, invited: 0 };
    },

    async read(employerId: string): Promise<Output<typeof employerDashboard>> {
      const now = clock.now();
      const own = eq(jobs.employerId, employerId);
      const stats = await totals(own);
      const totalJobs = await db.$count(jobs, and(own, isNull(jobs.deletedAt)));
      return {
        ...stats,
        totalJobs,
        pendingInterviews: stats.totalApplications - stats.totalInterviews,
        invited: 0,
        applicationsPerDay: await perDay(employerId, now),
        recentActivities: await activities(employerId),
      };
    },
  };
}
