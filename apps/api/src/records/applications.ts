import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { applications } from "../db/schema/applications.ts";
import { interviewSessions } from "../db/schema/interviews.ts";
import { applicationsOf, type Member } from "./company/members.ts";

/** Finds the applications of many students, by the student's id. */
export async function findApplicationIds(db: Db, jobId: string, studentIds: readonly string[]) {
  const rows = await db
    .select({ id: applications.id, studentId: applications.studentId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.studentId, [...studentIds])));
  return new Map(rows.map(({ id, studentId }) => [studentId, id]));
}

/** Reads the data for a reminder of an application, and locks it (`for update`) until the transaction ends. */
export async function lockApplicationTo(db: Db, jobId: string, studentId: string) {
  const [found] = await db
    .select({
      id: applications.id,
      status: applications.shownStatus,
      interviewRemindedAt: applications.interviewRemindedAt,
      interviewSentAt: interviewSessions.sentAt,
    })
    .from(applications)
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(and(eq(applications.jobId, jobId), eq(applications.studentId, studentId)))
    .for("update", { of: applications });
  return found ?? null;
}

export const keepReminded = (db: Db, id: string, interviewRemindedAt: Date) =>
  db.update(applications).set({ interviewRemindedAt }).where(eq(applications.id, id));

/**
 * Marks an interview as read; false if it was read earlier. Locks the application before its session, like every
 * writer of both.
 */
export const markInterviewRead = (db: Db, companyId: string, applicationId: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { id } = applications;
    await tx.select({ id }).from(applications).where(eq(id, applicationId)).for("update");
    const read = await tx
      .update(interviewSessions)
      .set({ readByEmployerAt: now })
      .where(
        and(
          eq(interviewSessions.applicationId, applicationId),
          eq(interviewSessions.companyId, companyId),
          isNotNull(interviewSessions.sentAt),
          isNull(interviewSessions.readByEmployerAt),
        ),
      )
      .returning({ id: interviewSessions.id });
    return read.length > 0;
  });

/** Marks sent interviews as unread. Call it in the transaction that changes the applications. */
export const markInterviewsUnread = (tx: Db, companyId: string, applicationIds: readonly string[]) =>
  tx
    .update(interviewSessions)
    .set({ readByEmployerAt: null })
    .where(
      and(
        inArray(interviewSessions.applicationId, [...applicationIds]),
        eq(interviewSessions.companyId, companyId),
        isNotNull(interviewSessions.readByEmployerAt),
      ),
    );

/**
 * Includes applications that the employer marked as unread with the stage New: the first opening stays in the
 * candidate's timeline.
 */
export const isUnopened = sql`(${isNull(applications.viewedAt)} or ${eq(applications.stage, "new")})`;

/** The columns of a resume without the candidate's text. */
export const BLANK_RESUME = {
  email: "",
  phone: "",
  summary: "",
  skills: [],
  languages: [],
  portfolioUrl: "",
  coverLetter: "",
  currentCTC: 0,
  expectedCTC: 0,
  noticePeriod: "" as const,
  noWorkExperience: false,
  workExperience: [],
  education: [],
  projects: [],
};

export async function findApplicationId(db: Db, jobId: string, studentId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.studentId, studentId)));
  return found?.id;
}

/** Selects the name of the person who decided an application; null if nobody did, or the account is deleted. */
export const deciderName = sql<string | null>`(select p.full_name from users p where p.id = ${applications.decidedBy})`;

/** Counts how often the decision on a row of `applications` was reopened. Written as SQL: drizzle omits the table's name. */
export const reopenedCount = sql<number>`(select count(*)::int from reopened_decisions r where r.application_id = applications.id)`;

/** Whether the person sees this application. */
export const isOwnApplication = async (db: Db, member: Member, id: string): Promise<boolean> =>
  (await db.$count(applications, and(eq(applications.id, id), applicationsOf(member)))) > 0;
