import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import { interviewAnswers, interviewEvents, interviewReviews, interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { deciderName } from "../../records/applications.ts";
import { recruiterOf } from "../../records/company/companies.ts";
import { bookedMeetingAt } from "../../records/company/meetings.ts";
import { jobsOf, type Member } from "../../records/company/members.ts";
import type { SessionRow } from "../../records/sessions.ts";
import { eventsOf } from "./queries.ts";

const withJob = (db: Db) =>
  db
    .select({
      session: interviewSessions,
      job: jobs,
      applicationStatus: applications.status,
      fullName: applications.fullName,
      review: interviewReviews,
    })
    .from(interviewSessions)
    .leftJoin(interviewReviews, eq(interviewReviews.sessionId, interviewSessions.id))
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .$dynamic();
export type SessionRecord = Awaited<ReturnType<typeof withJob>>[number];

const evaluatedCount = sql<number>`(select count(*)::int from interview_answers a where a.session_id = interview_sessions.id and a.result is not null)`;

export async function findSessionsPage(db: Db, studentId: string, { page, limit }: { page: number; limit: number }) {
  const isOwn = and(eq(interviewSessions.studentId, studentId), isNull(interviewSessions.stoppedAt));
  const rows = await db
    .select({
      session: interviewSessions,
      job: jobs,
      applicationStatus: applications.status,
      evaluated: evaluatedCount,
    })
    .from(interviewSessions)
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isOwn)
    .orderBy(desc(interviewSessions.startedAt), desc(interviewSessions.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(interviewSessions).where(isOwn);
  return { rows, total: counted?.total ?? 0 };
}

export async function findStudentRecord(db: Db, id: string, studentId: string): Promise<SessionRecord | undefined> {
  const isOwn = and(
    eq(interviewSessions.id, id),
    eq(interviewSessions.studentId, studentId),
    isNull(interviewSessions.stoppedAt),
  );
  return (await withJob(db).where(isOwn))[0];
}

/** Finds the interview for the employer of the application's job, whether sent or not. */
export async function findEmployerRecord(db: Db, applicationId: string, member: Member) {
  const [row] = await db
    .select({
      session: interviewSessions,
      job: jobs,
      application: applications,
      decidedBy: deciderName,
      bookedMeetingAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(and(eq(applications.id, applicationId), jobsOf(member)));
  return row;
}

/** Finds the scores of all tries to correct an answer of the interview in practice; null for one that could not be assessed. */
export const findCorrections = (db: Db, id: string, studentId: string) =>
  db
    .select({ number: interviewAnswers.number, score: interviewAnswers.score, climb: drillAnswers.climb })
    .from(drills)
    .innerJoin(drillAnswers, eq(drillAnswers.drillId, drills.id))
    .innerJoin(
      interviewAnswers,
      and(eq(interviewAnswers.sessionId, drills.sourceId), eq(interviewAnswers.questionId, drillAnswers.questionId)),
    )
    .where(and(eq(drills.studentId, studentId), eq(drills.source, "result"), eq(drills.sourceId, id)))
    .orderBy(asc(interviewAnswers.number));

export const findEvents = (db: Db, session: SessionRow) =>
  db
    .select({ type: interviewEvents.type, number: interviewEvents.questionNumber, at: interviewEvents.at })
    .from(interviewEvents)
    .where(eventsOf(session))
    .orderBy(asc(interviewEvents.at), asc(interviewEvents.id));

/** Finds the recipients of mails about a session. */
export async function findMailFacts(db: Db, sessionId: string) {
  const student = db.select({ id: users.id, email: users.email, username: users.username }).from(users).as("student");
  const employer = db.select({ id: users.id, email: users.email, username: users.username }).from(users).as("employer");
  const [row] = await db
    .select({
      session: interviewSessions,
      review: interviewReviews,
      applicationId: applications.id,
      applicationStatus: applications.status,
      candidate: applications.fullName,
      jobTitle: jobs.title,
      company: jobs.company,
      jobDeletedAt: jobs.deletedAt,
      student: { id: student.id, email: student.email, name: student.username },
      employer: { email: employer.email, name: employer.username },
    })
    .from(interviewSessions)
    .innerJoin(student, eq(student.id, interviewSessions.studentId))
    .leftJoin(interviewReviews, eq(interviewReviews.sessionId, interviewSessions.id))
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(employer, eq(employer.id, recruiterOf(jobs)))
    .where(eq(interviewSessions.id, sessionId));
  return row;
}
