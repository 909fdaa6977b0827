import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { readRows } from "../../db/read-rows.ts";

interface ViewRows {
  companyId: string;
  /** A day in India. */
  day: string;
  students: readonly { id: string; newId: string }[];
  isOpened: boolean;
  withContacts: boolean;
  most: number;
  /** The name shown for an employer without a company name. */
  unnamed: string;
}

const idsOf = (ids: readonly string[]) => sql`string_to_array(${ids.join(",")}, ',')::uuid[]`;

/** Returns the students whose contact details may be shown; for views without contacts, all that exist. */
export async function recordViews(db: Db, rows: ViewRows): Promise<Set<string>> {
  const { companyId, day, students, isOpened, withContacts, most, unnamed } = rows;
  const seen = await readRows<{ id: string }>(
    db,
    sql`
    select id from look_at_students(${companyId}::uuid, ${day}::date, ${idsOf(students.map(({ id }) => id))},
      ${idsOf(students.map(({ newId }) => newId))}, ${isOpened}::boolean, ${withContacts}::boolean, ${most}::int, ${unnamed}::text) as seen(id)`,
  );
  return new Set(seen.map(({ id }) => id));
}
