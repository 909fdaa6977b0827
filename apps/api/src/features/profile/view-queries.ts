import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { contactDays, profileViews } from "../../db/schema/profiles.ts";

interface Looked {
  employerId: string;
  /** In India. */
  day: string;
  students: readonly { id: string; newId: string }[];
  isOpened: boolean;
  withContacts: boolean;
  most: number;
  /** What an employer without a company's name is called. */
  unnamed: string;
}

const idsOf = (ids: readonly string[]) => sql`string_to_array(${ids.join(",")}, ',')::uuid[]`;

/** Those of the students whose contact details may be sent; without contacts all who are there. */
export async function lookAt(db: Db, looked: Looked): Promise<Set<string>> {
  const { employerId, day, students, isOpened, withContacts, most, unnamed } = looked;
  const result = await db.execute(sql`
    select id from look_at_students(${employerId}::uuid, ${day}::date, ${idsOf(students.map(({ id }) => id))},
      ${idsOf(students.map(({ newId }) => newId))}, ${isOpened}::boolean, ${withContacts}::boolean, ${most}::int, ${unnamed}::text) as seen(id)`);
  return new Set((result as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id));
}

/** Who opened the profile, newest first; all of them without a limit. */
export function findViews(db: Db, studentId: string, limit?: number) {
  const select = db
    .select({ company: profileViews.company, date: profileViews.day })
    .from(profileViews)
    .where(and(eq(profileViews.studentId, studentId), eq(profileViews.opened, true)))
    .orderBy(desc(profileViews.day), desc(profileViews.id));
  return limit === undefined ? select : select.limit(limit);
}

const month = sql<string>`to_char(${profileViews.day}, 'YYYY-MM')`;

/** By month how many employers the candidate search showed the student's contact details to, newest first. */
export const countListings = (db: Db, studentId: string) =>
  db
    .select({
      month,
      // Of an employer who has deleted the account the company's name is left.
      employers: sql<number>`count(distinct coalesce(${profileViews.employerId}::text, ${profileViews.company}))::int`,
    })
    .from(profileViews)
    .where(and(eq(profileViews.studentId, studentId), eq(profileViews.listed, true)))
    .groupBy(month)
    .orderBy(desc(month));

/** Views and counts from before this day. */
export async function deleteOldViews(db: Db, day: string): Promise<void> {
  await db.delete(profileViews).where(lt(profileViews.day, day));
  await db.delete(contactDays).where(lt(contactDays.day, day));
}
