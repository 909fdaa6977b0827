import { eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { calibrationAnswers, calibrationScores } from "../../db/schema/calibration.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";

/** Deletes the notes on drawn answers of these sessions, because a note may repeat the answer; the scores stay. */
export async function clearNotes(tx: Db, ofSessions: SQL): Promise<void> {
  const drawn = tx
    .select({ id: calibrationAnswers.id })
    .from(calibrationAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, calibrationAnswers.sessionId))
    .where(ofSessions);
  await tx.update(calibrationScores).set({ note: "" }).where(inArray(calibrationScores.answerId, drawn));
}

/** Deletes the notes on drawn answers of all sessions of a student. */
export const clearNotesOf = (tx: Db, studentId: string): Promise<void> =>
  clearNotes(tx, eq(interviewSessions.studentId, studentId));
