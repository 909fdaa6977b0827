import type { History } from "@dryrun/content/interview/draw/history";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";

/** Finds all questions that the student was asked in interviews, practice and drills, the newest first. */
export async function findHistory(db: Db, studentId: string): Promise<History> {
  const inInterviews = await db
    .select({
      family: interviewAnswers.questionId,
      seed: interviewAnswers.variation,
      session: interviewSessions.id,
      at: interviewSessions.startedAt,
      applicationId: interviewSessions.applicationId,
    })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .where(eq(interviewSessions.studentId, studentId));
  const inDrills = await db
    .select({
      family: drillAnswers.questionId,
      seed: drillAnswers.variation,
      session: drills.id,
      at: drills.startedAt,
    })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(eq(drills.studentId, studentId));
  const all = [
    ...inInterviews.map(({ applicationId, ...row }) => ({ ...row, isPractice: applicationId === null })),
    ...inDrills.map((row) => ({ ...row, isPractice: true })),
  ];
  return all.sort((a, b) => b.at.getTime() - a.at.getTime());
}
