import type { ReviewState } from "@dryrun/domain/admin/limits";
import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewAnswers, interviewReviews, interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";

export const insertReview = (db: Db, review: typeof interviewReviews.$inferInsert) =>
  db.insert(interviewReviews).values(review);

/** Finds when a review of this session was requested. */
export async function findAskedAt(db: Db, sessionId: string): Promise<Date | null> {
  const [review] = await db
    .select({ askedAt: interviewReviews.askedAt })
    .from(interviewReviews)
    .where(eq(interviewReviews.sessionId, sessionId));
  return review?.askedAt ?? null;
}

const records = (db: Db) =>
  db
    .select({
      review: interviewReviews,
      session: interviewSessions,
      candidateName: sql<string>`coalesce(${applications.fullName}, ${users.fullName}, '')`,
      job: jobs,
    })
    .from(interviewReviews)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewReviews.sessionId))
    .leftJoin(users, eq(users.id, interviewSessions.studentId))
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .$dynamic();
export type ReviewRecord = Awaited<ReturnType<typeof records>>[number];

const STATE = {
  open: isNull(interviewReviews.decidedAt),
  decided: isNotNull(interviewReviews.decidedAt),
} satisfies Record<ReviewState, unknown>;

/** Lists open ones first, then the newest. */
export async function findReviews(
  db: Db,
  { page, limit, state }: { page: number; limit: number; state?: ReviewState | undefined },
) {
  const where = state && STATE[state];
  const { askedAt, id } = interviewReviews;
  const rows = await records(db)
    .where(where)
    .orderBy(sql`(${interviewReviews.decidedAt} is null) desc`, desc(askedAt), desc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(interviewReviews).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findReview(db: Db, id: string): Promise<ReviewRecord | undefined> {
  return (await records(db).where(eq(interviewReviews.id, id)))[0];
}

/** Locks the application, the session and then the review; every writer uses this order. */
export async function lockReview(tx: Db, id: string): Promise<void> {
  const [found] = await tx
    .select({ sessionId: interviewReviews.sessionId, applicationId: interviewSessions.applicationId })
    .from(interviewReviews)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewReviews.sessionId))
    .where(eq(interviewReviews.id, id));
  if (!found) return;
  if (found.applicationId)
    await tx
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, found.applicationId))
      .for("update");
  const { id: sessionId } = interviewSessions;
  await tx.select({ sessionId }).from(interviewSessions).where(eq(sessionId, found.sessionId)).for("update");
  await tx.select({ id: interviewReviews.id }).from(interviewReviews).where(eq(interviewReviews.id, id)).for("update");
}

export const setScore = (tx: Db, sessionId: string, number: number, score: number) =>
  tx
    .update(interviewAnswers)
    .set({ score })
    .where(and(eq(interviewAnswers.sessionId, sessionId), eq(interviewAnswers.number, number)));

export const settleReview = (tx: Db, id: string, change: { decidedAt: Date; decidedBy: string; note: string }) =>
  tx.update(interviewReviews).set(change).where(eq(interviewReviews.id, id));
