import { and, asc, eq, isNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { qualified } from "../../db/qualified.ts";
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

/**
 * Locks the company of a person, who can neither leave it nor join another until the transaction ends. Every change of a
 * person's company or role takes this lock first.
 */
export async function lockCompanyOf(tx: Db, userId: string): Promise<CompanyRow | undefined> {
  let locked: CompanyRow | undefined;
  for (;;) {
    const [user] = await tx.select({ companyId: users.companyId }).from(users).where(eq(users.id, userId));
    if (!user?.companyId) return undefined;
    if (locked?.id === user.companyId) return locked;
    locked = await lockCompany(tx, user.companyId); // the person may have changed the company while this waited
  }
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

/** Selects whether all owners of a company are blocked: it makes no call, and what waits in its name is not sent. */
export const allOwnersBlocked = (companyId: PgColumn) => sql<boolean>`not exists (select from users o
  where o.company_id = ${qualified(companyId)} and o.company_role = 'owner' and o.blocked_at is null)`;

/** Whether all owners of the company are blocked, without a lock. */
export async function isBlockedCompany(db: Db, id: string): Promise<boolean> {
  const [company] = await db
    .select({ isBlocked: allOwnersBlocked(companies.id) })
    .from(companies)
    .where(eq(companies.id, id));
  return company?.isBlocked ?? false;
}

interface InCompany {
  id: string;
  companyId: string;
}
async function hasOthers(db: Db, { id, companyId }: InCompany, where?: SQL): Promise<boolean> {
  const isOther = and(eq(users.companyId, companyId), ne(users.id, id), where);
  const [other] = await db.select({ id: users.id }).from(users).where(isOther).limit(1);
  return other !== undefined;
}

/** Whether the company has another person. */
export const hasColleagues = (db: Db, person: InCompany) => hasOthers(db, person);

/** Whether this owner leaves others without an owner who could act. The caller has locked the company. */
export async function isLastOwner(tx: Db, person: InCompany): Promise<boolean> {
  const isOwner = and(eq(users.companyId, person.companyId), eq(users.companyRole, "owner"));
  if ((await tx.$count(users, and(isOwner, eq(users.id, person.id)))) === 0) return false;
  return (await hasOthers(tx, person)) && !(await hasOthers(tx, person, and(isOwner, isNull(users.blockedAt))));
}

/**
 * Selects the person who gets the mails about a job: its recruiter while that person belongs to the company, else the owner
 * with the oldest account.
 */
export const recruiterOf = (job: { companyId: SQLWrapper; recruiterId: SQLWrapper }) =>
  sql`(select p.id from users p where p.company_id = ${job.companyId} and (p.company_role = 'owner' or p.id = ${job.recruiterId})
    order by p.id is distinct from ${job.recruiterId}, p.created_at, p.id limit 1)`;
