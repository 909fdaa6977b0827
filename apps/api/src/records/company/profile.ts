import { LOGO_PATH } from "@dryrun/domain/company/profile/limits";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { companies, companyLogos } from "../../db/schema/companies.ts";
import { laterThan } from "../work/later-than.ts";
import { type CompanyRow, lockCompany } from "./companies.ts";

/** Returns the public path of a logo. */
const pathOf = (name: string | null) => (name === null ? null : `${LOGO_PATH}/${name}.png`);

/** Finds the profile of a company, with the path of its logo. */
export async function findCompanyProfile(db: Db, companyId: string) {
  const [found] = await db
    .select({ company: companies, logo: companyLogos.name })
    .from(companies)
    .leftJoin(companyLogos, eq(companyLogos.companyId, companies.id))
    .where(eq(companies.id, companyId));
  return found && { ...found.company, logo: pathOf(found.logo) };
}

/** What a page with a job shows of its company; null if the company is gone or has described nothing. */
export async function findCompanyOfJob(db: Db, { companyId }: { companyId: string | null }) {
  const profile = companyId === null ? undefined : await findCompanyProfile(db, companyId);
  if (!profile) return null;
  const { name, city, about, logo } = profile;
  return city || about || logo ? { name, city, about, logo } : null;
}

type Change = { [Name in "name" | "website" | "city" | "about"]?: CompanyRow[Name] | undefined };
interface Times {
  /** When the caller's answer says that a profile without changes was changed. */
  createdAt: (company: CompanyRow) => Date;
  /** The `updatedAt` that the caller has read. */
  readAt: string | undefined;
  now: Date;
}

/**
 * Changes the profile of a company; absent fields are not changed. Returns false if the company is gone.
 * @throws PROFILE_CHANGED if it was changed after it was read.
 */
export async function saveCompanyProfile(
  tx: Db,
  companyId: string,
  { name, website, city, about }: Change,
  { createdAt, readAt, now }: Times,
): Promise<boolean> {
  const company = await lockCompany(tx, companyId);
  if (!company) return false;
  const updatedAt = laterThan(company.updatedAt ?? createdAt(company), readAt, now);
  await tx.update(companies).set({ name, website, city, about, updatedAt }).where(eq(companies.id, companyId));
  return true;
}
