import { and, desc, eq, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";
import type { AnswerRow, SessionRow } from "./queries.ts";

/** So many sessions are taken by one sweep's transaction. */
export const SWEPT_AT_ONCE = 100;

/** Sessions whose time, and the grace after it, is over and that nobody handed in. */
export const findExpired = (db: Db, graceEnd: Date) =>
  db
    .select({ id: interviewSessions.id, studentId: interviewSessions.studentId })
    .from(interviewSessions)
    .where(and(isNull(interviewSessions.submittedAt), lte(interviewSessions.expiresAt, graceEnd)))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });

/** Handed in, not evaluated, and last asked for before `since`: their job got lost or died. */
export const findForgotten = (db: Db, since: Date) =>
  db
    .select({ id: interviewSessions.id, studentId: interviewSessions.studentId })
    .from(interviewSessions)
    .where(
      and(
        isNotNull(interviewSessions.submittedAt),
        isNull(interviewSessions.evaluatedAt),
        or(isNull(interviewSessions.evaluationAskedAt), lt(interviewSessions.evaluationAskedAt, since)),
      ),
    )
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });

export const saveResult = (
  db: Db,
  { sessionId, number }: AnswerRow,
  change: Pick<AnswerRow, "result" | "score" | "feedback">,
) =>
  db
    .update(interviewAnswers)
    .set(change)
    .where(and(eq(interviewAnswers.sessionId, sessionId), eq(interviewAnswers.number, number)));

/** Undefined when another run was first: a session is evaluated once. */
export async function markEvaluated(db: Db, id: string, verdict: Partial<SessionRow>) {
  const [marked] = await db
    .update(interviewSessions)
    .set(verdict)
    .where(and(eq(interviewSessions.id, id), isNull(interviewSessions.evaluatedAt)))
    .returning({ id: interviewSessions.id, studentId: interviewSessions.studentId });
  return marked;
}

const isParked = and(
  isNotNull(interviewSessions.evaluatedAt),
  isNull(interviewSessions.score),
  isNull(interviewSessions.answersDeletedAt),
);

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

/** Opens a parked session for its grading; undefined when there is none, of two at once for the second. */
export async function reopenParked(db: Db, id: string, now: Date) {
  const [session] = await db
    .update(interviewSessions)
    .set({ evaluatedAt: null, finalDecision: null, summaryFeedback: "", evaluationAskedAt: now })
    .where(and(eq(interviewSessions.id, id), isParked))
    .returning({ id: interviewSessions.id, studentId: interviewSessions.studentId });
  return session;
}
