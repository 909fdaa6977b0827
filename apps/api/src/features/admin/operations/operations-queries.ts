import { and, count, desc, eq, isNotNull, isNull, min } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { applications } from "../../../db/schema/applications.ts";
import { interviewReviews, interviewSessions } from "../../../db/schema/interviews.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { orders } from "../../../db/schema/payments.ts";

/** Submitted interviews that are not graded yet. */
export async function findWaitingEvaluations(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { submittedAt, evaluatedAt } = interviewSessions;
  const [found] = await db
    .select({ waiting: count(), oldestAt: min(submittedAt) })
    .from(interviewSessions)
    .where(and(isNotNull(submittedAt), isNull(evaluatedAt)));
  return found ?? { waiting: 0, oldestAt: null };
}

export const countOpenReviews = (db: Db) => db.$count(interviewReviews, isNull(interviewReviews.decidedAt));

/** Orders that are neither paid nor failed and that the provider is still queried about. */
export const countOpenOrders = (db: Db) =>
  db.$count(orders, and(eq(orders.status, "created"), isNotNull(orders.reconcileAt)));

const isParked = and(
  isNotNull(interviewSessions.evaluatedAt),
  isNull(interviewSessions.score),
  isNull(interviewSessions.answersDeletedAt),
);

export const countParked = (db: Db) => db.$count(interviewSessions, isParked);

/** Completed without a score, the newest first, with the job where there is one. */
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
