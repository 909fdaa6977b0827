import { REMEMBERED_INTERVIEWS } from "@dryrun/domain/interviews/limits";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";

/** Ids of the questions of the student's newest interviews and of all drills, the one shown longest ago first. */
export async function findSeenQuestionIds(db: Db, studentId: string): Promise<Set<string>> {
  const newest = db
    .select({ id: interviewSessions.id, at: interviewSessions.startedAt })
    .from(interviewSessions)
    .where(eq(interviewSessions.studentId, studentId))
    .orderBy(desc(interviewSessions.startedAt))
    .limit(REMEMBERED_INTERVIEWS)
    .as("newest");
  const inInterviews = await db
    .select({ questionId: interviewAnswers.questionId, at: newest.at })
    .from(interviewAnswers)
    .innerJoin(newest, eq(newest.id, interviewAnswers.sessionId));
  const inDrills = await db
    .select({ questionId: drillAnswers.questionId, at: drills.startedAt })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(eq(drills.studentId, studentId));
  const seen = new Set<string>();
  for (const { questionId } of [...inInterviews, ...inDrills].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    seen.delete(questionId); // its last time counts
    seen.add(questionId);
  }
  return seen;
}

/** Ids of the questions of the student's interviews that were not handed in. */
export async function findRunningQuestionIds(db: Db, studentId: string): Promise<Set<string>> {
  const rows = await db
    .select({ questionId: interviewAnswers.questionId })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .where(and(eq(interviewSessions.studentId, studentId), isNull(interviewSessions.submittedAt)));
  return new Set(rows.map(({ questionId }) => questionId));
}
