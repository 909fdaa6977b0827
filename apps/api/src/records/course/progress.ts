import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { exerciseResults, lessonProgress, unitTests } from "../../db/schema/course.ts";

/** Records that a lesson was opened, or done; what is done stays done. Returns whether it is done. */
export async function saveLesson(db: Db, lesson: { studentId: string; lessonId: string; isDone: boolean; now: Date }) {
  const { studentId, lessonId, isDone, now } = lesson;
  const doneAt = isDone ? now : null;
  const [saved] = await db
    .insert(lessonProgress)
    .values({ studentId, lessonId, openedAt: now, doneAt })
    .onConflictDoUpdate({
      target: [lessonProgress.studentId, lessonProgress.lessonId],
      set: { doneAt: sql`coalesce(${lessonProgress.doneAt}, excluded.done_at)` },
    })
    .returning({ doneAt: lessonProgress.doneAt });
  return saved?.doneAt !== null;
}

/** Finds what a student has done in the course. */
export async function findProgress(db: Db, studentId: string) {
  const lessons = await db
    .select({ id: lessonProgress.lessonId, doneAt: lessonProgress.doneAt })
    .from(lessonProgress)
    .where(eq(lessonProgress.studentId, studentId));
  const exercises = await db
    .select({ id: exerciseResults.questionId, best: exerciseResults.best })
    .from(exerciseResults)
    .where(eq(exerciseResults.studentId, studentId));
  const tests = await db.select().from(unitTests).where(eq(unitTests.studentId, studentId));
  return {
    done: new Set(lessons.flatMap(({ id, doneAt }) => (doneAt ? [id] : []))),
    best: new Map(exercises.map(({ id, best }) => [id, best])),
    tests: new Map(tests.map(({ unitId, ...test }) => [unitId, test])),
  };
}

export type Progress = Awaited<ReturnType<typeof findProgress>>;

export async function isLessonDone(db: Db, studentId: string, lessonId: string): Promise<boolean> {
  const { doneAt } = lessonProgress;
  const [found] = await db
    .select({ doneAt })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.studentId, studentId), eq(lessonProgress.lessonId, lessonId)));
  return found !== undefined && found.doneAt !== null;
}

interface Answered {
  studentId: string;
  questionId: string;
  firstScore: number | null;
  score: number | null;
  now: Date;
}

/** Records a graded try of an exercise: the first score stays, and the best one counts. */
export const saveExercise = (tx: Db, { studentId, questionId, firstScore, score, now }: Answered) =>
  tx
    .insert(exerciseResults)
    .values({ studentId, questionId, firstScore, best: score, answeredAt: now })
    .onConflictDoUpdate({
      target: [exerciseResults.studentId, exerciseResults.questionId],
      set: { best: sql`greatest(${exerciseResults.best}, excluded.best)`, answeredAt: now },
    });

/** Records the result of a test: the best one counts, and what is passed stays passed. */
export const saveTest = (tx: Db, test: typeof unitTests.$inferInsert) =>
  tx
    .insert(unitTests)
    .values(test)
    .onConflictDoUpdate({
      target: [unitTests.studentId, unitTests.unitId],
      set: {
        percent: sql`greatest(${unitTests.percent}, excluded.percent)`,
        passedAt: sql`coalesce(${unitTests.passedAt}, excluded.passed_at)`,
      },
    });
