import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { certificates } from "../../db/schema/certificates.ts";

export async function findCertificate(db: Db, certId: string) {
  const [certificate] = await db.select().from(certificates).where(eq(certificates.certId, certId));
  return certificate;
}

export const insertCertificate = (db: Db, certificate: typeof certificates.$inferInsert) =>
  db.insert(certificates).values(certificate);
