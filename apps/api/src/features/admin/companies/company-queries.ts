import type { CompanyState } from "@dryrun/domain/admin/limits";
import { and, asc, count, desc, eq, gt, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { companies } from "../../../db/schema/companies.ts";
import { contactDays } from "../../../db/schema/profiles.ts";
import { teamInvitations } from "../../../db/schema/teams.ts";
import { patternsOf } from "../../../records/word-queries.ts";

// Written as SQL: in a select from one table drizzle omits the table names.
const isBlocked = sql<boolean>`not exists (select from users u
  where u.company_id = companies.id and u.company_role = 'owner' and u.blocked_at is null)`;
const owner = sql<{ _id: string; fullName: string; email: string } | null>`(
  select json_build_object('_id', u.id, 'fullName', u.full_name, 'email', u.email) from users u
  where u.company_id = companies.id order by u.company_role <> 'owner', u.created_at, u.id limit 1)`;
const people = sql<number>`(select count(*)::int from users u where u.company_id = companies.id)`;
const jobs = sql<number>`(select count(*)::int from jobs j where j.employer_id = companies.id and j.deleted_at is null)`;

const selected = { company: companies, owner, people, jobs, isBlocked };
export type CompanyRecord = NonNullable<Awaited<ReturnType<typeof findCompanyRecord>>>;

const STATES: Record<CompanyState, SQL | undefined> = {
  waiting: and(isNull(companies.verifiedAt), not(isBlocked)),
  verified: isNotNull(companies.verifiedAt),
  blocked: isBlocked,
};

/** Matches the word in the company's name or website, or in the name or address of one of its people. */
const hasWord = (pattern: string) => sql`(concat_ws(' ', companies.name, companies.website) ilike ${pattern} or exists (
  select from users u where u.company_id = companies.id and concat_ws(' ', u.full_name, u.email) ilike ${pattern}))`;

interface Asked {
  page: number;
  limit: number;
  search: string;
  state?: CompanyState | undefined;
}

async function countWhere(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(companies).where(where);
  return counted?.total ?? 0;
}

/** Counts companies that are neither verified nor blocked. */
export const countWaitingCompanies = (db: Db) => countWhere(db, STATES.waiting);

export async function findCompanies(db: Db, { page, limit, search, state }: Asked) {
  const where = and(state && STATES[state], ...patternsOf(search).map(hasWord));
  const rows = await db
    .select(selected)
    .from(companies)
    .where(where)
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countWhere(db, where) };
}

export async function findCompanyRecord(db: Db, id: string) {
  const [row] = await db.select(selected).from(companies).where(eq(companies.id, id));
  return row;
}

const lastSignInAt = sql<string | null>`(select max(n.last_at) from known_networks n where n.user_id = users.id)`;

/** Finds the people of a company: owners first, then by the age of the account. */
export const findStaff = (db: Db, companyId: string) =>
  db
    .select({ user: users, lastSignInAt })
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(sql`${users.companyRole} <> 'owner'`, asc(users.createdAt), asc(users.id));

/** Counts the invitations to the company sent after this time. */
export const countInvitations = (db: Db, companyId: string, since: Date) =>
  db.$count(teamInvitations, and(eq(teamInvitations.companyId, companyId), gt(teamInvitations.sentAt, since)));

/** Returns how many candidates' contact details the company got on this day of India. */
export async function findContactsOf(db: Db, companyId: string, day: string): Promise<number> {
  const [used] = await db
    .select({ candidates: contactDays.candidates })
    .from(contactDays)
    .where(and(eq(contactDays.companyId, companyId), eq(contactDays.day, day)));
  return used?.candidates ?? 0;
}
