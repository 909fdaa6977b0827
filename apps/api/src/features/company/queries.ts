import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { companyLogos } from "../../db/schema/companies.ts";

type LogoRow = typeof companyLogos.$inferSelect;

/** Sets the logo of a company, in place of its former one. */
export const saveLogo = (tx: Db, { companyId, ...logo }: LogoRow) =>
  tx
    .insert(companyLogos)
    .values({ companyId, ...logo })
    .onConflictDoUpdate({ target: companyLogos.companyId, set: logo });

export const deleteLogo = (tx: Db, companyId: string) =>
  tx.delete(companyLogos).where(eq(companyLogos.companyId, companyId));

/** Finds the picture with this name; companies with the same picture have the same name. */
export async function findLogo(db: Db, name: string): Promise<Buffer | undefined> {
  const [logo] = await db
    .select({ png: companyLogos.png })
    .from(companyLogos)
    .where(eq(companyLogos.name, name))
    .limit(1);
  return logo?.png;
}
