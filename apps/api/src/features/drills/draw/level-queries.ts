import { correctedLevel } from "@dryrun/content/interview/draw/drill";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { QuizItem } from "@dryrun/content/quiz/quiz-item";
import { FULL_SCORE, isLevel, type Level, RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { type AnyPgColumn, union } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { drillAnswers, drills } from "../../../db/schema/drills.ts";
import { interviewAnswers, interviewQuestionSums, interviewSessions } from "../../../db/schema/interviews.ts";
import { quizItemChoices, quizPapers } from "../../../db/schema/quiz.ts";

/** Finds a submitted quiz of the student; without an id, the last one. */
export async function findPaper(db: Db, studentId: string, id: string | undefined) {
  const own = and(eq(quizPapers.studentId, studentId), isNotNull(quizPapers.submittedAt));
  const [paper] = await db
    .select({ id: quizPapers.id, answers: quizPapers.answers, passed: quizPapers.passed })
    .from(quizPapers)
    .where(id === undefined ? own : and(own, eq(quizPapers.id, id)))
    .orderBy(desc(quizPapers.submittedAt))
    .limit(1);
  return paper;
}

/** Finds the answers of a graded interview of the student; without an id, of the last one. */
export async function findGradedAnswers(db: Db, studentId: string, id: string | undefined) {
  const own = and(
    eq(interviewSessions.studentId, studentId),
    isNotNull(interviewSessions.evaluatedAt),
    isNull(interviewSessions.stoppedAt),
  );
  const [session] = await db
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .where(id === undefined ? own : and(own, eq(interviewSessions.id, id)))
    .orderBy(desc(interviewSessions.evaluatedAt))
    .limit(1);
  if (!session) return [];
  const { sessionId, number, question, questionId, variation, answer, result, score, feedback } = interviewAnswers;
  return db
    .select({ sessionId, number, question, questionId, variation, answer, result, score, feedback })
    .from(interviewAnswers)
    .where(eq(sessionId, session.id))
    .orderBy(asc(number));
}

/** Finds the items that the student has answered right in drills of this quiz. */
export async function findRepeatedRight(db: Db, studentId: string, paperId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ questionId: drillAnswers.questionId })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(
      and(
        eq(drills.studentId, studentId),
        eq(drills.source, "quiz"),
        eq(drills.sourceId, paperId),
        gte(drillAnswers.score, RIGHT_FROM),
      ),
    );
  return new Set(rows.map(({ questionId }) => questionId));
}

export type AnswerOfInterview = Awaited<ReturnType<typeof findGradedAnswers>>[number];

/** Right answers of a student at one level of a topic. */
interface Success {
  topic: string;
  level: number;
  /** When the last of them was given, or its interview graded, in seconds since 1970. */
  at: number;
}

/**
 * Finds the levels at which the student answered a question in writing right: in drills at the first try, and in graded
 * interviews. At most one row for each level of a topic.
 */
async function findSuccesses(db: Db, studentId: string): Promise<Success[]> {
  const columns = (question: typeof drillAnswers.question | typeof interviewAnswers.question, at: AnyPgColumn) => ({
    topic: sql<string>`${question}->>'topic'`.as("topic"),
    level: sql<number>`(${question}->>'level')::int`.as("level"),
    at: sql<number>`extract(epoch from max(${at}))::float8`.as("at"),
  });
  const inDrills = db
    .select(columns(drillAnswers.question, drillAnswers.answeredAt))
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(
      and(
        eq(drills.studentId, studentId),
        gte(drillAnswers.firstScore, RIGHT_FROM),
        sql`${drillAnswers.question}->'options' is null`,
      ),
    )
    .groupBy(sql`1, 2`);
  const inInterviews = db
    .select(columns(interviewAnswers.question, interviewSessions.evaluatedAt))
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .where(
      and(
        eq(interviewSessions.studentId, studentId),
        isNotNull(interviewSessions.evaluatedAt),
        gte(interviewAnswers.score, RIGHT_FROM),
      ),
    )
    .groupBy(sql`1, 2`);
  return union(inDrills, inInterviews);
}

/** Finds the level of the student's last right answer to a question of the topic; of one interview, the highest. */
export async function findLastSuccess(db: Db, studentId: string, topic: InterviewTopic): Promise<Level | null> {
  const own = (await findSuccesses(db, studentId)).filter((one) => one.topic === topic && isLevel(one.level));
  const [last] = own.toSorted((a, b) => b.at - a.at || b.level - a.level);
  return last && isLevel(last.level) ? last.level : null;
}

/** Finds the highest level of each topic at which the student answered a question right. */
export async function findReached(db: Db, studentId: string): Promise<ReadonlyMap<string, number>> {
  const byLevel = (await findSuccesses(db, studentId)).toSorted((a, b) => a.level - b.level);
  return new Map(byLevel.filter(({ level }) => isLevel(level)).map(({ topic, level }) => [topic, level]));
}

/** Returns the quiz items with the levels that the answers in papers suggest. */
export async function withCorrectedItems(db: Db, items: readonly QuizItem[]): Promise<QuizItem[]> {
  if (items.length === 0) return [];
  const { itemId, option, chosen } = quizItemChoices;
  const ids = items.map(({ id }) => id);
  const rows = await db.select({ itemId, option, chosen }).from(quizItemChoices).where(inArray(itemId, ids));
  return items.map((item) => {
    const own = rows.filter((row) => row.itemId === item.id);
    const sum = (choices: typeof own) => choices.reduce((all, row) => all + row.chosen, 0);
    const points = FULL_SCORE * sum(own.filter((row) => row.option === item.correct));
    return { ...item, level: correctedLevel(item.level, { answers: sum(own), points }) };
  });
}

/** Returns the questions with the levels that their use in interviews suggests. */
export async function withCorrectedLevels(
  db: Db,
  questions: readonly InterviewQuestion[],
): Promise<readonly InterviewQuestion[]> {
  const { questionId, uses, notAssessed, points } = interviewQuestionSums;
  const rows = await db.select({ questionId, uses, notAssessed, points }).from(interviewQuestionSums);
  const sums = new Map(rows.map((row) => [row.questionId, row]));
  return questions.map((question) => {
    const row = sums.get(question.id);
    if (!row) return question;
    // The sums count half points.
    const level = correctedLevel(question.level, { answers: row.uses - row.notAssessed, points: row.points / 2 });
    return level === question.level ? question : { ...question, level };
  });
}

/** Finds the families of a student's drills of a set of the course, the oldest first. */
export async function findAskedInSet(db: Db, studentId: string, courseSet: string): Promise<string[]> {
  const asked = await db
    .select({ id: drillAnswers.questionId })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(and(eq(drills.studentId, studentId), eq(drills.courseSet, courseSet)))
    .orderBy(asc(drills.startedAt), asc(drillAnswers.number));
  return asked.map(({ id }) => id);
}
