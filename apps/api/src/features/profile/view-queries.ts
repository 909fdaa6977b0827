import { desc, eq, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { profileViews } from "../../db/schema/profiles.ts";

/** What an employer is called: the company of the profile, else of the newest job; "" where there is neither. */
export async function findCompanyOf(db: Db, employerId: string): Promise<string> {
  const [user] = await db.select({ name: users.companyName }).from(users).where(eq(users.id, employerId));
  if (user?.name) return user.name;
  const [job] = await db
    .select({ company: jobs.company })
    .from(jobs)
    .where(eq(jobs.employerId, employerId))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return job?.company ?? "";
}

/** False where the account is gone; it stays until the transaction ends. */
export async function holdStudent(tx: Db, id: string): Promise<boolean> {
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("key share");
  return held.length > 0;
}

export const insertView = (tx: Db, view: typeof profileViews.$inferInsert) =>
  tx
    .insert(profileViews)
    .values(view)
    .onConflictDoNothing({ target: [profileViews.employerId, profileViews.studentId, profileViews.day] });

/** Newest first; all of them without a limit. */
export function findViews(db: Db, studentId: string, limit?: number) {
  const select = db
    .select({ company: profileViews.company, date: profileViews.day })
    .from(profileViews)
    .where(eq(profileViews.studentId, studentId))
    .orderBy(desc(profileViews.day), desc(profileViews.id));
  return limit === undefined ? select : select.limit(limit);
}

/** Views from before this day. */
export const deleteOldViews = (db: Db, day: string) => db.delete(profileViews).where(lt(profileViews.day, day));
