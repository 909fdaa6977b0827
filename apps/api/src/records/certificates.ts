import { randomBytes } from "node:crypto";
import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { DataKeys } from "../data-keys.ts";
import type { Db } from "../db/client.ts";
import { certificates } from "../db/schema/certificates.ts";

/** Certificates belong to the verified address, not to an account. `hash` is the keyed hash of the address. */
export interface Holder {
  email: string;
  isProven: boolean;
  hash: string;
}
export const holderOf = (
  keys: Pick<DataKeys, "hash">,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
): Holder => ({
  email,
  isProven: emailVerifiedAt !== null,
  hash: keys.hash("certificate holder", email.toLowerCase()),
});

const ofAddress = ({ email, hash }: Holder) => or(eq(certificates.email, email), eq(certificates.holderHash, hash));
const ofHolder = (holder: Holder) => (holder.isProven ? ofAddress(holder) : sql`false`);

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

/** Finds the valid certificate of this address and course. */
export async function findValidCertificate(db: Db, email: string, courseName: string) {
  const [found] = await db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.email, email),
        sql`lower(${certificates.courseName}) = lower(${courseName})`,
        isNull(certificates.revokedAt),
      ),
    );
  return found;
}

export const countCertificatesOf = (db: Db, holder: Holder) => db.$count(certificates, ofHolder(holder));

/**
 * Removes the address; name and course stay as a public record. `revokes` also revokes the certificates, if the
 * address was verified. Otherwise somebody else may own the address: its hash is stored for them.
 */
export async function leaveCertificates(tx: Db, holder: Holder, revokes: { at: Date; reason: string } | null) {
  if (revokes) {
    const { at: revokedAt, reason: revokeReason } = revokes;
    await tx
      .update(certificates)
      .set({ revokedAt, revokeReason })
      .where(and(ofHolder(holder), isNull(certificates.revokedAt)));
  }
  const holderHash = holder.isProven ? null : holder.hash;
  await tx.update(certificates).set({ email: null, holderHash }).where(ofAddress(holder));
}

const ID_BYTES = 32;

/** Returns a new random id of a certificate. */
export const newCertificateId = () => certificateIdOf(unbiased(randomBytes(ID_BYTES)));

/** Drops bytes from the largest multiple of 31 on, so that each character of an id is equally likely. */
const unbiased = (bytes: Buffer): Uint8Array => {
  const fair = bytes.filter((byte) => byte < 248);
  return fair.length >= 9 ? fair : unbiased(randomBytes(ID_BYTES));
};
