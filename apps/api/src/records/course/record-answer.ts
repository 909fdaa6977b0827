import { setOf, TEST_PASS_PERCENT } from "@dryrun/domain/courses/lessons/limits";
import { FULL_SCORE } from "@dryrun/domain/interviews/drills/limits";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import type { Queue } from "../../ports.ts";
import { lockUser } from "../users.ts";
import { issueIfComplete } from "./completion.ts";
import { saveExercise, saveTest } from "./progress.ts";

type Answer = typeof drillAnswers.$inferSelect;

/** Returns the percentage of a test from the first tries; null until each question has one. */
function percentOf(answers: readonly Pick<Answer, "climb" | "firstScore">[]): number | null {
  if (answers.length === 0 || answers.some(({ climb }) => climb.length === 0)) return null;
  const points = answers.reduce((sum, { firstScore }) => sum + (firstScore ?? 0), 0);
  return Math.round((points / (answers.length * FULL_SCORE)) * 100);
}

/** Records a graded answer of a set of the course in the student's progress; answers of other drills are left alone. */
export async function recordCourseAnswer(tx: Db, queue: Pick<Queue, "enqueue">, answer: Answer, now: Date) {
  const [drill] = await tx
    .select({ studentId: drills.studentId, courseSet: drills.courseSet })
    .from(drills)
    .where(eq(drills.id, answer.drillId));
  if (!drill || drill.courseSet === null) return;
  const { studentId } = drill;
  const { unit: unitId, isTest } = setOf(drill.courseSet);
  const { questionId, firstScore, score } = answer;
  if (!isTest) {
    await saveExercise(tx, { studentId, questionId, firstScore, score, now });
    return;
  }
  await lockUser(tx, studentId);
  const answers = await tx
    .select({ climb: drillAnswers.climb, firstScore: drillAnswers.firstScore })
    .from(drillAnswers)
    .where(eq(drillAnswers.drillId, answer.drillId))
    .orderBy(asc(drillAnswers.number));
  const percent = percentOf(answers);
  if (percent === null) return;
  await saveTest(tx, { studentId, unitId, percent, passedAt: percent >= TEST_PASS_PERCENT ? now : null });
  await issueIfComplete(tx, queue, studentId, now);
}
