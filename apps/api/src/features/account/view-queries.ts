import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { profileViews } from "../../db/schema/profiles.ts";

/** The order of the index `profile_views_by_student`, so that each month is read in order. */
const newestFirst = [sql`${profileViews.day} desc nulls last`, sql`${profileViews.id} desc nulls last`];

/** Returns the companies that opened the profile, newest first; all without a limit. */
export function findViews(db: Db, studentId: string, limit?: number) {
  const select = db
    .select({ company: profileViews.company, date: profileViews.day })
    .from(profileViews)
    .where(and(eq(profileViews.studentId, studentId), eq(profileViews.opened, true)))
    .orderBy(...newestFirst);
  return limit === undefined ? select : select.limit(limit);
}

const month = sql<string>`to_char(${profileViews.day}, 'YYYY-MM')`;

/** Counts, per month, the employers to whom the candidate search showed the student's contact details, newest first. */
export const countListings = (db: Db, studentId: string) =>
  db
    .select({
      month,
      // If the employer has deleted the account, only the company's name remains.
      employers: sql<number>`count(distinct coalesce(${profileViews.companyId}::text, ${profileViews.company}))::int`,
    })
    .from(profileViews)
    .where(and(eq(profileViews.studentId, studentId), eq(profileViews.listed, true)))
    .groupBy(month)
    .orderBy(desc(month));
