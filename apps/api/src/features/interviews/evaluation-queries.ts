import { and, eq, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";
import type { AnswerRow, SessionRow } from "../../records/sessions.ts";

/** The maximum number of sessions per transaction of a sweep. */
export const SWEPT_AT_ONCE = 100;

/** Finds sessions that were not submitted and whose time and grace period are over. */
export const findExpired = (db: Db, graceEnd: Date) =>
  db
    .select({ id: interviewSessions.id, studentId: interviewSessions.studentId })
    .from(interviewSessions)
    .where(and(isNull(interviewSessions.submittedAt), lte(interviewSessions.expiresAt, graceEnd)))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });

/** Finds submitted, ungraded sessions that were last enqueued before `since`: their job was lost. */
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

/** Returns undefined if another run was first: a session is evaluated once. */
export async function markEvaluated(db: Db, id: string, verdict: Partial<SessionRow>) {
  const [marked] = await db
    .update(interviewSessions)
    .set(verdict)
    .where(and(eq(interviewSessions.id, id), isNull(interviewSessions.evaluatedAt)))
    .returning({ id: interviewSessions.id, studentId: interviewSessions.studentId });
  return marked;
}
