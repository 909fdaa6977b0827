import { RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { and, asc, desc, eq, gte, isNotNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { drillAnswers, drills } from "../../../db/schema/drills.ts";
import { interviewAnswers, interviewSessions } from "../../../db/schema/interviews.ts";
import { quizPapers } from "../../../db/schema/quiz.ts";

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
  const own = and(eq(interviewSessions.studentId, studentId), isNotNull(interviewSessions.evaluatedAt));
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
