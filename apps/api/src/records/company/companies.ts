import { and, asc, eq, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { companies } from "../../db/schema/companies.ts";

export type CompanyRow = typeof companies.$inferSelect;

export async function findCompany(db: Db, id: string): Promise<CompanyRow | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return company;
}

/**
 * Takes an exclusive lock on the company until the transaction ends; rows that refer to it can still be inserted. Code that
 * locks its people too locks the company first, because a change of the company changes their copies.
 */
export async function lockCompany(tx: Db, id: string): Promise<CompanyRow | undefined> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id)).for("no key update");
  return company;
}

export const updateCompany = (tx: Db, id: string, change: Partial<Omit<CompanyRow, "id" | "createdAt">>) =>
  tx.update(companies).set(change).where(eq(companies.id, id));

/**
 * Whether all owners of the company are blocked, which hides its jobs. Takes shared locks, so that none of them is blocked
 * or unblocked until the transaction ends.
 */
export async function isCompanyBlocked(tx: Db, id: string): Promise<boolean> {
  const owners = await tx
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(and(eq(users.companyId, id), eq(users.companyRole, "owner")))
    .orderBy(asc(users.id))
    .for("share");
  return owners.every(({ blockedAt }) => blockedAt !== null);
}

/** Whether the company has another person. */
export async function hasColleagues(db: Db, { id, companyId }: { id: string; companyId: string }): Promise<boolean> {
  const isOther = and(eq(users.companyId, companyId), ne(users.id, id));
  const [colleague] = await db.select({ id: users.id }).from(users).where(isOther).limit(1);
  return colleague !== undefined;
}

/** Selects the owner who has been in the company for the longest time. */
export const firstOwnerOf = (companyId: SQLWrapper) =>
  sql`(select o.id from users o where o.company_id = ${companyId} and o.company_role = 'owner' order by o.created_at, o.id limit 1)`;
