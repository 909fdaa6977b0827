import { testResult } from "@dryrun/domain/courses/lessons/rules";
import { setOf } from "@dryrun/domain/courses/limits";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import type { Queue } from "../../ports.ts";
import { issueIfComplete } from "./completion.ts";
import { saveExercise, saveTest } from "./progress.ts";

type Answer = typeof drillAnswers.$inferSelect;

/**
 * Records a graded answer of a set of the course in the student's progress; answers of other drills are left alone. The
 * caller must hold the lock on the student's row.
 */
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
  const answers = await tx
    .select({ climb: drillAnswers.climb, firstScore: drillAnswers.firstScore })
    .from(drillAnswers)
    .where(eq(drillAnswers.drillId, answer.drillId))
    .orderBy(asc(drillAnswers.number));
  const isWhole = answers.every(({ climb }) => climb.length > 0);
  const result = isWhole && testResult(answers.map((one) => one.firstScore));
  if (!result) return;
  await saveTest(tx, { studentId, unitId, percent: result.percent, passedAt: result.passed ? now : null });
  await issueIfComplete(tx, queue, studentId, now);
}
