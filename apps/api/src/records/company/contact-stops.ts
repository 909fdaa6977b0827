import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { contactStops } from "../../db/schema/contact-stops.ts";

/** Returns those of the addresses to whose candidates the job's company does not write; in lower case. */
export async function filterStopped(db: Db, jobId: string, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const email = sql<string>`lower(${users.email})`;
  const company = sql`(select j.employer_id from jobs j where j.id = ${jobId}::uuid)`;
  const rows = await db
    .select({ email })
    .from(contactStops)
    .innerJoin(users, eq(users.id, contactStops.studentId))
    .where(and(eq(contactStops.companyId, company), inArray(email, [...emails])));
  return new Set(rows.map((row) => row.email));
}

/** Returns those of the candidates to whom the company does not write. */
export async function findStopped(db: Db, companyId: string, studentIds: readonly string[]): Promise<Set<string>> {
  if (studentIds.length === 0) return new Set();
  const rows = await db
    .select({ studentId: contactStops.studentId })
    .from(contactStops)
    .where(and(eq(contactStops.companyId, companyId), inArray(contactStops.studentId, [...studentIds])));
  return new Set(rows.map(({ studentId }) => studentId));
}

/** Finds why a company does not write to a candidate; null if it does. */
export async function findContactStop(db: Db, companyId: string, studentId: string) {
  const [found] = await db
    .select({ reason: contactStops.reason, by: users.fullName, at: contactStops.at })
    .from(contactStops)
    .leftJoin(users, eq(users.id, contactStops.byId))
    .where(and(eq(contactStops.companyId, companyId), eq(contactStops.studentId, studentId)));
  return found ? { ...found, at: found.at.toISOString() } : null;
}
