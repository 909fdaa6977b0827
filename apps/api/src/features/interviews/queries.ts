import { MAX_RUNS } from "@dryrun/domain/interviews/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewAnswers, interviewEvents, interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { type AnswerRow, type SessionRow, updateSession } from "../../records/sessions.ts";

/** The maximum number of sessions per transaction of a sweep. */
export const SWEPT_AT_ONCE = 100;

/** Finds sessions that were not submitted and whose time and grace period are over. */
export const findExpired = (db: Db, graceEnd: Date) =>
  db
    .select({ id: interviewSessions.id, studentId: interviewSessions.studentId })
    .from(interviewSessions)
    .where(and(isNull(interviewSessions.submittedAt), lte(interviewSessions.expiresAt, graceEnd)))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });

/** Finds submitted, ungraded sessions that were last enqueued before `since`: their job was lost. */
export const findForgotten = (db: Db, since: Date) =>
  db
    .select({ id: interviewSessions.id, studentId: interviewSessions.studentId })
    .from(interviewSessions)
    .where(
      and(
        isNotNull(interviewSessions.submittedAt),
        isNull(interviewSessions.evaluatedAt),
        or(isNull(interviewSessions.evaluationAskedAt), lt(interviewSessions.evaluationAskedAt, since)),
      ),
    )
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });

export const saveResult = (
  db: Db,
  { sessionId, number }: AnswerRow,
  change: Pick<AnswerRow, "result" | "score" | "feedback">,
) =>
  db
    .update(interviewAnswers)
    .set(change)
    .where(and(eq(interviewAnswers.sessionId, sessionId), eq(interviewAnswers.number, number)));

/** Returns undefined if another run was first: a session is evaluated once. */
export async function markEvaluated(db: Db, id: string, verdict: Partial<SessionRow>) {
  const [marked] = await db
    .update(interviewSessions)
    .set(verdict)
    .where(and(eq(interviewSessions.id, id), isNull(interviewSessions.evaluatedAt)))
    .returning({ id: interviewSessions.id, studentId: interviewSessions.studentId });
  return marked;
}

export async function findSessionById(db: Db, id: string): Promise<SessionRow | undefined> {
  const [session] = await db.select().from(interviewSessions).where(eq(interviewSessions.id, id));
  return session;
}

/** Finds the student's application with its job, and locks it (`for update`) so that concurrent starts create one session. */
export async function lockApplication(db: Db, id: string, studentId: string) {
  const [row] = await db
    .select({
      id: applications.id,
      status: applications.status,
      deletedAt: jobs.deletedAt,
      hiddenAt: jobs.hiddenAt,
      title: jobs.title,
      company: jobs.company,
      description: jobs.description,
      requirements: jobs.requirements,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), eq(applications.studentId, studentId)))
    .for("update", { of: applications });
  return row;
}

export async function lockSessionOfApplication(db: Db, applicationId: string): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.applicationId, applicationId))
    .for("update");
  return session;
}

/** Finds the practice interview that was not submitted. */
export async function findRunningPractice(db: Db, studentId: string): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.studentId, studentId),
        isNull(interviewSessions.applicationId),
        isNull(interviewSessions.submittedAt),
      ),
    )
    .limit(1);
  return session;
}

/**
 * Ends a stopped session without a result. Its fetched questions are kept, so that they are not new in a later interview;
 * its answers, its events and the questions that were not fetched are deleted.
 */
export async function closeStopped(tx: Db, { id, reached }: SessionRow, now: Date) {
  const times = { stoppedAt: now, submittedAt: now, evaluatedAt: now, answersDeletedAt: now };
  await updateSession(tx, id, { ...times, submittedBy: "student", applicationId: null, companyId: null });
  await tx.delete(interviewEvents).where(eq(interviewEvents.sessionId, id));
  await tx
    .delete(interviewAnswers)
    .where(and(eq(interviewAnswers.sessionId, id), gt(interviewAnswers.number, reached)));
  await tx.update(interviewAnswers).set({ answer: "" }).where(eq(interviewAnswers.sessionId, id));
}

/** Finds the interview of this student's application, with the application's status; undefined if there is no such application. */
export async function findSubmission(db: Db, applicationId: string, studentId: string) {
  const [row] = await db
    .select({
      status: applications.status,
      submittedAt: interviewSessions.submittedAt,
      overtakenAt: interviewSessions.overtakenAt,
    })
    .from(applications)
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(and(eq(applications.id, applicationId), eq(applications.studentId, studentId)));
  return row;
}

export const insertSession = (db: Db, session: typeof interviewSessions.$inferInsert) =>
  db.insert(interviewSessions).values(session);
export const insertAnswers = (db: Db, answers: (typeof interviewAnswers.$inferInsert)[]) =>
  db.insert(interviewAnswers).values(answers);
export const insertEvent = (db: Db, event: typeof interviewEvents.$inferInsert) =>
  db.insert(interviewEvents).values(event);

export async function findAnswer(db: Db, sessionId: string, number: number): Promise<AnswerRow | undefined> {
  const [answer] = await db
    .select()
    .from(interviewAnswers)
    .where(and(eq(interviewAnswers.sessionId, sessionId), eq(interviewAnswers.number, number)));
  return answer;
}

export const saveAnswer = (db: Db, sessionId: string, number: number, answer: string, savedAt: Date) =>
  db
    .update(interviewAnswers)
    .set({ answer, savedAt })
    .where(and(eq(interviewAnswers.sessionId, sessionId), eq(interviewAnswers.number, number)));

export const countRun = (db: Db, sessionId: string, number: number) =>
  db
    .update(interviewAnswers)
    .set({ runs: sql`${interviewAnswers.runs} + 1` })
    .where(
      and(
        eq(interviewAnswers.sessionId, sessionId),
        eq(interviewAnswers.number, number),
        lt(interviewAnswers.runs, MAX_RUNS),
      ),
    );

export const setReached = (db: Db, id: string, number: number) =>
  db
    .update(interviewSessions)
    .set({ reached: sql`greatest(${interviewSessions.reached}, ${number})` })
    .where(eq(interviewSessions.id, id));

/** Returns false if it was submitted earlier. */
export async function markSubmitted(db: Db, id: string, submittedBy: "student" | "clock", now: Date): Promise<boolean> {
  const marked = await db
    .update(interviewSessions)
    .set({ submittedAt: now, submittedBy, evaluationAskedAt: now })
    .where(and(eq(interviewSessions.id, id), isNull(interviewSessions.submittedAt)))
    .returning({ id: interviewSessions.id });
  return marked.length > 0;
}

/**
 * Selects the session's events. Skips months that ended a day before the session began: events come later, whichever
 * server's clock dated them.
 */
export const eventsOf = ({ id, startedAt }: Pick<SessionRow, "id" | "startedAt">) =>
  and(eq(interviewEvents.sessionId, id), gte(interviewEvents.receivedAt, addMs(startedAt, -DAY_MS)));

export const countEvents = (db: Db, session: SessionRow) => db.$count(interviewEvents, eventsOf(session));
