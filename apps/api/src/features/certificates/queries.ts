import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { certificates } from "../../db/schema/certificates.ts";
import { enrolments } from "../../db/schema/masterclass.ts";
import { wordsIn } from "../../records/word-queries.ts";

export type CertificateRow = typeof certificates.$inferSelect;

export async function findCertificate(db: Db, certId: string): Promise<CertificateRow | undefined> {
  const [certificate] = await db.select().from(certificates).where(eq(certificates.certId, certId));
  return certificate;
}

export async function findCertificateById(db: Db, id: string): Promise<CertificateRow | undefined> {
  const [certificate] = await db.select().from(certificates).where(eq(certificates.id, id));
  return certificate;
}

/** Requires each word in the name, the address, the course or the id; returns the newest first. */
export async function findCertificates(
  db: Db,
  { page, limit, search }: { page: number; limit: number; search: string },
) {
  const { studentName, email, courseName, certId } = certificates;
  const where = wordsIn(sql`concat_ws(' ', ${studentName}, ${email}, ${courseName}, ${certId})`, search);
  const rows = await db
    .select()
    .from(certificates)
    .where(where)
    .orderBy(desc(certificates.issuedOn), desc(certificates.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(certificates, where) };
}

/** Inserts only certificates whose address has no valid one for the course. */
export const insertCertificates = (tx: Db, rows: (typeof certificates.$inferInsert)[]): Promise<CertificateRow[]> =>
  tx.insert(certificates).values(rows).onConflictDoNothing().returning();

/** Keeps the first revocation. */
export async function revokeCertificate(
  tx: Db,
  id: string,
  revoked: { revokedAt: Date; revokeReason: string },
): Promise<boolean> {
  const changed = await tx
    .update(certificates)
    .set(revoked)
    .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)))
    .returning({ id: certificates.id });
  return changed.length > 0;
}

/** Finds people who attended a session and have not deleted the account. */
export const findAttendees = (db: Db, sessionId: string) =>
  db
    .select({ studentName: enrolments.fullName, email: sql<string>`${enrolments.email}` })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.sessionId, sessionId),
        eq(enrolments.attendanceStatus, "attended"),
        isNotNull(enrolments.email),
      ),
    );
