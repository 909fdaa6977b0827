import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { applications } from "../../../db/schema/applications.ts";
import { interviewReviews, interviewSessions } from "../../../db/schema/interviews.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { isParked } from "../../../records/work/open-work.ts";

export const countOpenReviews = (db: Db) => db.$count(interviewReviews, isNull(interviewReviews.decidedAt));

/** Finds sessions that completed without a score, the newest first, with their job if there is one. */
export const findParked = (db: Db, limit: number) =>
  db
    .select({
      id: interviewSessions.id,
      jobTitle: jobs.title,
      submittedAt: interviewSessions.submittedAt,
      parkedAt: interviewSessions.evaluatedAt,
    })
    .from(interviewSessions)
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isParked)
    .orderBy(desc(interviewSessions.evaluatedAt), desc(interviewSessions.id))
    .limit(limit);

/** Reopens a parked session for grading; undefined if there is none. If two callers race, the second gets undefined. */
export async function reopenParked(db: Db, id: string, now: Date) {
  const [session] = await db
    .update(interviewSessions)
    .set({ evaluatedAt: null, finalDecision: null, summaryFeedback: "", evaluationAskedAt: now })
    .where(and(eq(interviewSessions.id, id), isParked))
    .returning({ id: interviewSessions.id, studentId: interviewSessions.studentId });
  return session;
}
