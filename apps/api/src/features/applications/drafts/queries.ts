import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applicationDrafts as drafts } from "../../../db/schema/application-drafts.ts";

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
