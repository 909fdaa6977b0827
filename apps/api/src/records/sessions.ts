import { INTERVIEW_RUNNING } from "@dryrun/domain/interviews/messages";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { interviewAnswers, interviewSessions } from "../db/schema/interviews.ts";
import { AppError } from "../errors/app-error.ts";

export type SessionRow = typeof interviewSessions.$inferSelect;

export type AnswerRow = typeof interviewAnswers.$inferSelect;

/**
 * Finds the session, unless it was stopped; with `isLocked` also locks it until the transaction ends, which serialises start, submission and
 * verdict.
 */
export async function findSession(
  db: Db,
  id: string,
  studentId: string,
  isLocked = false,
): Promise<SessionRow | undefined> {
  const select = db
    .select()
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.id, id),
        eq(interviewSessions.studentId, studentId),
        isNull(interviewSessions.stoppedAt),
      ),
    );
  const [session] = isLocked ? await select.for("update") : await select;
  return session;
}

export const findAnswers = (db: Db, sessionId: string): Promise<AnswerRow[]> =>
  db
    .select()
    .from(interviewAnswers)
    .where(eq(interviewAnswers.sessionId, sessionId))
    .orderBy(asc(interviewAnswers.number));

export const updateSession = (db: Db, id: string, change: Partial<SessionRow>) =>
  db.update(interviewSessions).set(change).where(eq(interviewSessions.id, id));

/**
 * Refuses model answers and grades while an interview is not submitted, because they would help in it.
 * @param isForJobs whether only interviews for applications count
 * @throws INTERVIEW_RUNNING with `sessionId`
 */
export async function refuseWhileInterviewRuns(tx: Db, studentId: string, isForJobs = false): Promise<void> {
  const running = and(eq(interviewSessions.studentId, studentId), isNull(interviewSessions.submittedAt));
  const [session] = await tx
    .select({ sessionId: interviewSessions.id })
    .from(interviewSessions)
    .where(isForJobs ? and(running, isNotNull(interviewSessions.applicationId)) : running)
    .limit(1);
  if (session) throw new AppError("INTERVIEW_RUNNING", INTERVIEW_RUNNING, session);
}
