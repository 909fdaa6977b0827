import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { certificates } from "../../db/schema/certificates.ts";

export async function findCertificate(db: Db, certId: string) {
  const [certificate] = await db.select().from(certificates).where(eq(certificates.certId, certId));
  return certificate;
}

export const insertCertificate = (db: Db, certificate: typeof certificates.$inferInsert) =>
  db.insert(certificates).values(certificate);

/** Whose certificates these are: they go by an address, which has to be proven. */
const ofHolder = ({ email, emailVerifiedAt }: Holder) =>
  emailVerifiedAt === null ? sql`false` : eq(certificates.email, email);
interface Holder {
  email: string;
  emailVerifiedAt: Date | null;
}

export const findCertificatesOf = (db: Db, holder: Holder) =>
  db
    .select({
      certId: certificates.certId,
      studentName: certificates.studentName,
      email: certificates.email,
      courseName: certificates.courseName,
      issuedOn: certificates.issuedOn,
      revokedAt: certificates.revokedAt,
      revokeReason: certificates.revokeReason,
    })
    .from(certificates)
    .where(ofHolder(holder));

export const countCertificatesOf = (db: Db, holder: Holder) => db.$count(certificates, ofHolder(holder));

/** Name and course stay as a public record. */
export async function leaveCertificates(tx: Db, holder: Holder, revokes: { at: Date; reason: string } | null) {
  const own = ofHolder(holder);
  if (revokes) {
    const { at: revokedAt, reason: revokeReason } = revokes;
    await tx
      .update(certificates)
      .set({ revokedAt, revokeReason })
      .where(and(own, isNull(certificates.revokedAt)));
  }
  await tx.update(certificates).set({ email: null }).where(own);
}
