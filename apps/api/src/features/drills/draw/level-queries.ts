import { correctedLevel } from "@dryrun/content/interview/draw/drill";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { QuizItem } from "@dryrun/content/quiz/quiz-item";
import { isLevel, type Level } from "@dryrun/domain/interviews/drills/levels";
import { FULL_SCORE, RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { and, desc, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { drillAnswers, drills } from "../../../db/schema/drills.ts";
import { interviewAnswers, interviewQuestionSums, interviewSessions } from "../../../db/schema/interviews.ts";
import { quizItemChoices } from "../../../db/schema/quiz.ts";

/** Finds the level of the student's last right answer in writing to a question of the topic. */
export async function findLastSuccess(db: Db, studentId: string, topic: InterviewTopic): Promise<Level | null> {
  const [inDrills] = await db
    .select({ at: drillAnswers.answeredAt, level: levelIn(drillAnswers.question) })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(
      and(
        eq(drills.studentId, studentId),
        eq(drills.topic, topic),
        gte(drillAnswers.firstScore, RIGHT_FROM),
        sql`${drillAnswers.question}->'options' is null`,
      ),
    )
    .orderBy(desc(drillAnswers.answeredAt))
    .limit(1);
  const [inInterviews] = await db
    .select({ at: interviewSessions.evaluatedAt, level: levelIn(interviewAnswers.question) })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .where(
      and(
        eq(interviewSessions.studentId, studentId),
        isNotNull(interviewSessions.evaluatedAt),
        gte(interviewAnswers.score, RIGHT_FROM),
        eq(sql`${interviewAnswers.question}->>'topic'`, topic),
        sql`${interviewAnswers.question}->'level' is not null`,
      ),
    )
    .orderBy(desc(interviewSessions.evaluatedAt), desc(levelIn(interviewAnswers.question)))
    .limit(1);
  const [last] = [inDrills, inInterviews]
    .filter((row) => row !== undefined)
    .sort((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
  return last && isLevel(last.level) ? last.level : null;
}

/** Finds the highest level of each topic at which the student answered a question in writing right, at the first try. */
export async function findReached(db: Db, studentId: string): Promise<ReadonlyMap<string, Level>> {
  const inDrills = db
    .select({
      topic: sql<string>`${drillAnswers.question}->>'topic'`.as("topic"),
      level: levelIn(drillAnswers.question).as("level"),
    })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(
      and(
        eq(drills.studentId, studentId),
        gte(drillAnswers.firstScore, RIGHT_FROM),
        sql`${drillAnswers.question}->'options' is null`,
      ),
    );
  const inInterviews = db
    .select({
      topic: sql<string>`${interviewAnswers.question}->>'topic'`.as("topic"),
      level: levelIn(interviewAnswers.question).as("level"),
    })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .where(
      and(
        eq(interviewSessions.studentId, studentId),
        isNotNull(interviewSessions.evaluatedAt),
        gte(interviewAnswers.score, RIGHT_FROM),
      ),
    );
  const all = await union(inDrills, inInterviews);
  const reached = new Map<string, Level>();
  for (const { topic, level } of all)
    if (isLevel(level)) reached.set(topic, level > (reached.get(topic) ?? 0) ? level : (reached.get(topic) ?? level));
  return reached;
}

const levelIn = (question: typeof drillAnswers.question | typeof interviewAnswers.question) =>
  sql<number>`(${question}->>'level')::int`;

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
