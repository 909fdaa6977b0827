import type { History } from "@dryrun/content/interview/draw/history";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";

/** All that the student was asked in interviews, practice and drills, the newest first. */
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

/** Families of the student's interviews that were not handed in. */
export async function findRunningFamilies(db: Db, studentId: string): Promise<Set<string>> {
  const rows = await db
    .select({ family: interviewAnswers.questionId })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .where(and(eq(interviewSessions.studentId, studentId), isNull(interviewSessions.submittedAt)));
  return new Set(rows.map(({ family }) => family));
}
