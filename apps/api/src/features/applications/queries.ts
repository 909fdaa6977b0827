import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applicationDrafts as drafts } from "../../db/schema/application-drafts.ts";
import { applications } from "../../db/schema/applications.ts";
import { contactStops } from "../../db/schema/contact-stops.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { deciderName, reopenedCount } from "../../records/applications.ts";
import { bookedMeetingAt } from "../../records/company/meetings.ts";
import { applicationsOf, jobsOf, type Member } from "../../records/company/members.ts";
import { shownStage } from "../../records/company/stages.ts";

const ofJob = (studentId: string, jobId: string) => and(eq(drafts.studentId, studentId), eq(drafts.jobId, jobId));

export async function findDraft(db: Db, studentId: string, jobId: string) {
  const [row] = await db.select().from(drafts).where(ofJob(studentId, jobId));
  return row;
}

/** Locks the student's row, so that two concurrent requests cannot exceed the limit. */
export const lockStudent = (tx: Db, studentId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, studentId)).for("update");

export const countDrafts = (tx: Db, studentId: string) => tx.$count(drafts, eq(drafts.studentId, studentId));

/** Inserts the draft; undefined if another request inserted one first. */
export async function insertDraft(tx: Db, draft: Omit<typeof drafts.$inferInsert, "version">) {
  const [row] = await tx
    .insert(drafts)
    .values({ ...draft, version: 1 })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Updates the draft; undefined if it no longer has this version. */
export async function updateDraft(
  db: Db,
  { studentId, jobId, values, savedAt }: typeof drafts.$inferSelect,
  base: number,
) {
  const [row] = await db
    .update(drafts)
    .set({ values, savedAt, version: sql`${drafts.version} + 1` })
    .where(and(ofJob(studentId, jobId), eq(drafts.version, base)))
    .returning();
  return row;
}

export const deleteDraft = (db: Db, studentId: string, jobId: string) =>
  db.delete(drafts).where(ofJob(studentId, jobId));

/** Locks an application that the person sees, and returns its candidate; none once that account is deleted. */
export async function lockCandidateOf(tx: Db, member: Member, id: string): Promise<string | null> {
  const [found] = await tx
    .select({ studentId: applications.studentId })
    .from(applications)
    .where(and(eq(applications.id, id), applicationsOf(member), isNotNull(applications.studentId)))
    .for("share");
  return found?.studentId ?? null;
}

export const saveStop = (tx: Db, stop: typeof contactStops.$inferInsert) =>
  tx
    .insert(contactStops)
    .values(stop)
    .onConflictDoUpdate({
      target: [contactStops.companyId, contactStops.studentId],
      set: { reason: stop.reason, byId: stop.byId, at: stop.at },
    });

/** Returns whether there was one. */
export async function deleteStop(tx: Db, companyId: string, studentId: string): Promise<boolean> {
  const deleted = await tx
    .delete(contactStops)
    .where(and(eq(contactStops.companyId, companyId), eq(contactStops.studentId, studentId)))
    .returning({ studentId: contactStops.studentId });
  return deleted.length > 0;
}

/** The columns of an application's interview. */
export const interview = {
  id: interviewSessions.id,
  submittedAt: interviewSessions.submittedAt,
  evaluatedAt: interviewSessions.evaluatedAt,
  sentAt: interviewSessions.sentAt,
  reviewedAt: interviewSessions.reviewedAt,
  score: interviewSessions.score,
  finalDecision: interviewSessions.finalDecision,
};

/** Returns false if this student already has an application for the job: the unique index decides. */
export async function insertApplication(db: Db, application: typeof applications.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(applications)
    .values(application)
    .onConflictDoNothing({ target: [applications.jobId, applications.studentId] })
    .returning({ id: applications.id });
  return inserted.length > 0;
}

const assignees = alias(users, "assignees");
const assignee = { _id: assignees.id, fullName: assignees.fullName };

const selectAll = (db: Db) =>
  db
    .select({
      application: applications,
      job: jobs,
      interview,
      assignee,
      decidedBy: deciderName,
      shownStage,
      bookedMeetingAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .leftJoin(assignees, eq(assignees.id, applications.assigneeId))
    .$dynamic();
export type ApplicationRecord = Awaited<ReturnType<typeof selectAll>>[number];

interface Paging {
  page: number;
  limit: number;
}

/** The columns of an application's card: a whole application can be 1 MB, and a student can have thousands. */
const listed = {
  application: { id: applications.id, status: applications.status, createdAt: applications.createdAt },
  job: {
    id: jobs.id,
    title: jobs.title,
    company: jobs.company,
    location: jobs.location,
    salary: jobs.salary,
    deletedAt: jobs.deletedAt,
    hiddenAt: jobs.hiddenAt,
  },
  interview,
};
/** The order of the index `applications_by_student`. */
const newestFirst = [sql`${applications.createdAt} desc nulls last`, sql`${applications.id} desc nulls last`];

/** Finds the page's ids with an index-only scan; only the rows on the page are read. */
export async function findStudentApplications(
  db: Db,
  studentId: string,
  jobId: string | undefined,
  { page, limit }: Paging,
) {
  const isOwn = and(eq(applications.studentId, studentId), jobId ? eq(applications.jobId, jobId) : undefined);
  const onPage = db
    .select({ id: applications.id })
    .from(applications)
    .where(isOwn)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await db
    .select(listed)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(inArray(applications.id, onPage))
    .orderBy(...newestFirst);
  return { rows, total: await db.$count(applications, isOwn) };
}

export async function findStudentApplication(db: Db, id: string, studentId: string) {
  const [row] = await selectAll(db).where(and(eq(applications.id, id), eq(applications.studentId, studentId)));
  return row;
}

export async function findEmployerApplication(db: Db, id: string, member: Member) {
  const [row] = await selectAll(db).where(and(eq(applications.id, id), jobsOf(member)));
  return row;
}

/** Returns false if it was decided or withdrawn in the meantime. */
export async function withdraw(db: Db, id: string, now: Date): Promise<boolean> {
  const withdrawn = await db
    .update(applications)
    .set({ status: "withdrawn", withdrawnAt: now, decidedBy: null, privateReason: "" })
    .where(and(eq(applications.id, id), eq(applications.status, "pending")))
    .returning({ id: applications.id });
  return withdrawn.length > 0;
}

/** Reads the data for mails about an application. */
export async function findApplicationMailFacts(db: Db, id: string) {
  const [row] = await db
    .select({
      status: applications.status,
      reopened: reopenedCount,
      remindedAt: applications.interviewRemindedAt,
      sentAt: interviewSessions.sentAt,
      reason: applications.decisionReason,
      isOvertaking: sql<boolean>`${interviewSessions.overtakenAt} is not null and ${interviewSessions.submittedAt} is null`,
      companyId: applications.companyId,
      decidedById: applications.decidedBy,
      jobTitle: jobs.title,
      company: jobs.company,
      studentId: users.id,
      name: applications.fullName,
      email: users.email,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.studentId))
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(eq(applications.id, id));
  return row;
}
