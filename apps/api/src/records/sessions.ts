import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { interviewAnswers, interviewSessions } from "../db/schema/interviews.ts";

export type SessionRow = typeof interviewSessions.$inferSelect;

export type AnswerRow = typeof interviewAnswers.$inferSelect;

/** The session, locked until the transaction ends where `isLocked`: start, hand-in and verdict never cross. */
export async function findSession(
  db: Db,
  id: string,
  studentId: string,
  isLocked = false,
): Promise<SessionRow | undefined> {
  const select = db
    .select()
    .from(interviewSessions)
    .where(and(eq(interviewSessions.id, id), eq(interviewSessions.studentId, studentId)));
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
