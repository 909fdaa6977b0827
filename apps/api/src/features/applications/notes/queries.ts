import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applicationNotes } from "../../../db/schema/application-notes.ts";
import { applications } from "../../../db/schema/applications.ts";
import { applicationsOf, type Member, seesJob } from "../../../records/company/members.ts";

/** Locks an application that the person sees, so that its notes are changed one after another; none if the candidate left. */
export async function lockNoted(tx: Db, member: Member, id: string) {
  const [found] = await tx
    .select({ id: applications.id, jobId: applications.jobId })
    .from(applications)
    .where(
      and(
        eq(applications.id, id),
        applicationsOf(member),
        isNotNull(applications.studentId),
        ne(applications.status, "withdrawn"),
      ),
    )
    .for("update");
  return found;
}

/** The order of the index: newest first, those without a time last. */
const newestFirst = [
  sql`${applicationNotes.createdAt} desc nulls last`,
  sql`${applicationNotes.id} desc nulls last`,
] as const;

const selectNotes = (db: Db) =>
  db
    .select({ note: applicationNotes, author: { _id: users.id, fullName: users.fullName } })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.authorId))
    .$dynamic();
export type FoundNote = Awaited<ReturnType<typeof selectNotes>>[number];

/** Finds the notes of applications, newest first. */
export const findNotes = (db: Db, applicationIds: readonly string[]): Promise<FoundNote[]> =>
  selectNotes(db)
    .where(inArray(applicationNotes.applicationId, [...applicationIds]))
    .orderBy(...newestFirst);

export async function findNote(db: Db, applicationId: string, id: string): Promise<FoundNote | undefined> {
  const [found] = await selectNotes(db).where(
    and(eq(applicationNotes.id, id), eq(applicationNotes.applicationId, applicationId)),
  );
  return found;
}

export const countNotes = (db: Db, applicationId: string) =>
  db.$count(applicationNotes, eq(applicationNotes.applicationId, applicationId));

export const insertNote = (tx: Db, note: typeof applicationNotes.$inferInsert) =>
  tx.insert(applicationNotes).values(note);

export const updateNote = (tx: Db, id: string, change: { text: string; editedAt: Date }) =>
  tx.update(applicationNotes).set(change).where(eq(applicationNotes.id, id));

export const deleteNote = (tx: Db, id: string) => tx.delete(applicationNotes).where(eq(applicationNotes.id, id));

/** Finds the people of the company who see a job. */
export const findPeopleOfJob = (db: Db, companyId: string, jobId: string) =>
  db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(and(eq(users.companyId, companyId), seesJob(jobId)));

/** Reads what the mail to a mentioned person needs; none once the note is deleted or the person has left the company. */
export async function findMention(db: Db, noteId: string, userId: string) {
  const [found] = await db
    .select({
      applicationId: applications.id,
      candidate: applications.fullName,
      note: applicationNotes.text,
      authorId: applicationNotes.authorId,
      email: users.email,
      name: users.fullName,
    })
    .from(applicationNotes)
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .innerJoin(users, and(eq(users.companyId, applications.companyId), eq(users.id, userId)))
    .where(eq(applicationNotes.id, noteId));
  return found;
}
