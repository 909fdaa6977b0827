import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { exerciseResults, lessonProgress, unitTests } from "../../../db/schema/course.ts";
import { drillAnswers, drillReviews, drills } from "../../../db/schema/drills.ts";
import {
  interviewAnswers,
  interviewEvents,
  interviewReviews,
  interviewSessions,
} from "../../../db/schema/interviews.ts";
import { quizPapers } from "../../../db/schema/quiz.ts";

export const findInterviews = (db: Db, userId: string) =>
  db
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.studentId, userId))
    .orderBy(desc(interviewSessions.startedAt));

/** Returns questions and answers; never the model answer or the rubric. */
export const findInterviewAnswers = (db: Db, userId: string) =>
  db
    .select({
      sessionId: interviewAnswers.sessionId,
      number: interviewAnswers.number,
      question: sql<string>`${interviewAnswers.question}->>'prompt'`,
      answer: interviewAnswers.answer,
      score: interviewAnswers.score,
      feedback: interviewAnswers.feedback,
      runs: interviewAnswers.runs,
    })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .where(eq(interviewSessions.studentId, userId))
    .orderBy(asc(interviewAnswers.number));

export const findInterviewEvents = (db: Db, userId: string) =>
  db
    .select({
      sessionId: interviewEvents.sessionId,
      type: interviewEvents.type,
      questionNumber: interviewEvents.questionNumber,
      at: interviewEvents.at,
    })
    .from(interviewEvents)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewEvents.sessionId))
    .where(eq(interviewSessions.studentId, userId))
    .orderBy(asc(interviewEvents.at));

/** Returns the reviews that the person requested, and their results. */
export const findReviews = (db: Db, userId: string) =>
  db
    .select({
      sessionId: interviewReviews.sessionId,
      reason: interviewReviews.reason,
      askedAt: interviewReviews.askedAt,
      scoreBefore: interviewReviews.scoreBefore,
      decidedAt: interviewReviews.decidedAt,
      note: interviewReviews.note,
    })
    .from(interviewReviews)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewReviews.sessionId))
    .where(eq(interviewSessions.studentId, userId));

export const findDrills = (db: Db, userId: string) =>
  db
    .select({
      id: drills.id,
      topic: drills.topic,
      family: drills.family,
      source: drills.source,
      planned: drills.planned,
      sourceId: drills.sourceId,
      courseSet: drills.courseSet,
      startedAt: drills.startedAt,
    })
    .from(drills)
    .where(eq(drills.studentId, userId))
    .orderBy(desc(drills.startedAt));

/** Finds what the student has done in the course: lessons, exercises and tests. */
export async function findCourseProgress(db: Db, userId: string) {
  const { studentId: ofLessons, ...lesson } = getTableColumns(lessonProgress);
  const { studentId: ofExercises, ...exercise } = getTableColumns(exerciseResults);
  const { studentId: ofTests, ...test } = getTableColumns(unitTests);
  return {
    lessons: await db.select(lesson).from(lessonProgress).where(eq(ofLessons, userId)).orderBy(lesson.openedAt),
    exercises: await db
      .select(exercise)
      .from(exerciseResults)
      .where(eq(ofExercises, userId))
      .orderBy(exercise.answeredAt),
    tests: await db.select(test).from(unitTests).where(eq(ofTests, userId)).orderBy(test.unitId),
  };
}

export const findDrillReviews = (db: Db, userId: string) =>
  db
    .select({
      drillId: drillReviews.drillId,
      number: drillReviews.number,
      stage: drillReviews.stage,
      dueAt: drillReviews.dueAt,
    })
    .from(drillReviews)
    .where(eq(drillReviews.studentId, userId))
    .orderBy(asc(drillReviews.dueAt));

/** Like the answers of interviews: never the model answer or the rubric. */
export const findDrillAnswers = (db: Db, userId: string) =>
  db
    .select({
      drillId: drillAnswers.drillId,
      number: drillAnswers.number,
      question: sql<string>`${drillAnswers.question}->>'prompt'`,
      answer: drillAnswers.answer,
      answeredAt: drillAnswers.answeredAt,
      score: drillAnswers.score,
      feedback: drillAnswers.feedback,
      climb: drillAnswers.climb,
    })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(eq(drills.studentId, userId))
    .orderBy(asc(drillAnswers.number));

export const findPapers = (db: Db, userId: string) =>
  db.select().from(quizPapers).where(eq(quizPapers.studentId, userId)).orderBy(desc(quizPapers.createdAt));
