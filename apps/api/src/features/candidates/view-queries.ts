import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

interface ViewRows {
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
export async function recordViews(db: Db, rows: ViewRows): Promise<Set<string>> {
  const { employerId, day, students, isOpened, withContacts, most, unnamed } = rows;
  const result = await db.execute(sql`
    select id from look_at_students(${employerId}::uuid, ${day}::date, ${idsOf(students.map(({ id }) => id))},
      ${idsOf(students.map(({ newId }) => newId))}, ${isOpened}::boolean, ${withContacts}::boolean, ${most}::int, ${unnamed}::text) as seen(id)`);
  return new Set((result as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id));
}
