import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { and, avg, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";
import { quizPapers } from "../../db/schema/quiz.ts";

interface Asked {
  studentId: string;
  before: Date;
}
type OfFamily = Asked & { family: string };

/** Finds the student's last graded answer to a question of the family in an interview. */
export async function findFamilyInInterviews(db: Db, { studentId, family, before }: OfFamily) {
  const { question, result, score } = interviewAnswers;
  const [row] = await db
    .select({ id: interviewSessions.id, at: interviewSessions.evaluatedAt, question, result, score })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .where(
      and(
        eq(interviewSessions.studentId, studentId),
        eq(interviewAnswers.questionId, family),
        lt(interviewSessions.evaluatedAt, before),
        isNotNull(score),
      ),
    )
    .orderBy(desc(interviewSessions.evaluatedAt), desc(interviewAnswers.number))
    .limit(1);
  return row;
}

export type FamilyRow = NonNullable<Awaited<ReturnType<typeof findFamilyInInterviews>>>;

/** Finds the student's last graded answer to a question of the family in a drill. */
export async function findFamilyInDrills(db: Db, { studentId, family, before }: OfFamily) {
  const { question, result, score, answeredAt } = drillAnswers;
  const [row] = await db
    .select({ id: drills.id, at: answeredAt, question, result, score })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(
      and(
        eq(drills.studentId, studentId),
        eq(drillAnswers.questionId, family),
        lt(answeredAt, before),
        isNotNull(score),
      ),
    )
    .orderBy(desc(answeredAt))
    .limit(1);
  return row;
}

/** Finds the topic's average score, 0 to 10, in the student's last graded interview with that topic. */
export async function findTopicInInterviews(db: Db, { studentId, topic, before }: Asked & { topic: InterviewTopic }) {
  const { id, evaluatedAt } = interviewSessions;
  const [row] = await db
    .select({ id, at: evaluatedAt, average: avg(interviewAnswers.score) })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(id, interviewAnswers.sessionId))
    .where(
      and(
        eq(interviewSessions.studentId, studentId),
        lt(evaluatedAt, before),
        isNotNull(interviewAnswers.score),
        eq(sql`${interviewAnswers.question}->>'topic'`, topic),
      ),
    )
    .groupBy(id, evaluatedAt)
    .orderBy(desc(evaluatedAt))
    .limit(1);
  return row;
}

/** Finds the student's last submitted quiz. */
export async function findLastPaper(db: Db, { studentId, before }: Asked) {
  const { id, submittedAt, answers } = quizPapers;
  const [row] = await db
    .select({ id, at: submittedAt, answers })
    .from(quizPapers)
    .where(and(eq(quizPapers.studentId, studentId), lt(submittedAt, before)))
    .orderBy(desc(submittedAt))
    .limit(1);
  return row;
}
