import { and, desc, eq, isNotNull, isNull, max, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { quizPapers } from "../../db/schema/quiz.ts";

/** Finds the newest graded interviews first. */
export const findGraded = (db: Db, studentId: string, limit: number) =>
  db
    .select({
      id: interviewSessions.id,
      at: interviewSessions.startedAt,
      score: interviewSessions.score,
      jobTitle: jobs.title,
    })
    .from(interviewSessions)
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(interviewSessions.studentId, studentId),
        isNotNull(interviewSessions.evaluatedAt),
        isNotNull(interviewSessions.score),
      ),
    )
    .orderBy(desc(interviewSessions.startedAt), desc(interviewSessions.id))
    .limit(limit);

export const findQuizzes = (db: Db, studentId: string, limit: number) =>
  db
    .select({ id: quizPapers.id, at: quizPapers.submittedAt, score: quizPapers.score, passed: quizPapers.passed })
    .from(quizPapers)
    .where(and(eq(quizPapers.studentId, studentId), isNotNull(quizPapers.submittedAt)))
    .orderBy(desc(quizPapers.submittedAt), desc(quizPapers.id))
    .limit(limit);

/** Finds the scores of finished drills, by topic: of the first tries, because others are corrections. Reviews mix topics. */
export function findDrilled(db: Db, studentId: string) {
  const done = db
    .select({
      topic: drills.topic,
      startedAt: drills.startedAt,
      score: sql<number>`round(avg(coalesce(${drillAnswers.firstScore}, ${drillAnswers.score})) * 10)::int`.as(
        "drill_score",
      ),
    })
    .from(drills)
    .innerJoin(drillAnswers, eq(drillAnswers.drillId, drills.id))
    .where(and(eq(drills.studentId, studentId), or(isNull(drills.source), ne(drills.source, "reviews"))))
    .groupBy(drills.id)
    .having(sql`bool_and(${drillAnswers.answeredAt} is not null) and count(${drillAnswers.score}) > 0`)
    .as("done");
  return db
    .select({
      topic: done.topic,
      done: sql<number>`count(*)::int`,
      first: sql<number>`(array_agg(${done.score} order by ${done.startedAt}))[1]`,
      latest: sql<number>`(array_agg(${done.score} order by ${done.startedAt} desc))[1]`,
      at: max(done.startedAt),
    })
    .from(done)
    .groupBy(done.topic);
}
