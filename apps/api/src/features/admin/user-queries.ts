import type * as contract from "@dryrun/domain/admin/contract";
import type { Input } from "@dryrun/domain/contract/define";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { and, asc, count, desc, eq, gte, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { isInvited } from "../../records/invitations.ts";
import type { JobsTx } from "../../records/jobs/job-listings.ts";
import { relistJobs, unlistJobs } from "../../records/jobs/job-listings.ts";
import type { UserRow } from "../../records/users.ts";
import { wordsIn } from "../../records/word-queries.ts";

interface Asked {
  page: number;
  limit: number;
  search: string;
}
type UserFilter = Omit<Input<typeof contract.users>["query"], "page" | "limit">;
type EmployerState = Input<typeof contract.employers>["query"]["state"];

/** Matches each word in the name, the address or the company. */
const matchesSearch = (search: string) =>
  wordsIn(sql`concat_ws(' ', ${users.fullName}, ${users.email}, ${users.companyName})`, search);

const newest = [desc(users.createdAt), desc(users.id)];

async function countUsers(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  return counted?.total ?? 0;
}

const isSet = (column: PgColumn, isWanted: boolean) => (isWanted ? isNotNull(column) : isNull(column));

const STATES = {
  active: and(isNull(users.blockedAt), not(isInvited)),
  invited: and(isNull(users.blockedAt), isInvited),
  blocked: isNotNull(users.blockedAt),
} satisfies Record<NonNullable<UserFilter["state"]>, unknown>;

const isLike = ({ search, role, state, verified, registeredWithin }: UserFilter, now: Date) =>
  and(
    matchesSearch(search),
    role && eq(users.userType, role),
    state && STATES[state],
    verified && isSet(users.emailVerifiedAt, verified === "yes"),
    registeredWithin ? gte(users.createdAt, addMs(now, -registeredWithin * DAY_MS)) : undefined,
  );

export async function findUsers(db: Db, { page, limit, ...filter }: Asked & UserFilter, now: Date) {
  const where = isLike(filter, now);
  const rows = await db
    .select({ user: users, isInvited })
    .from(users)
    .where(where)
    .orderBy(...newest)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countUsers(db, where) };
}

// Written as SQL: in a select from one table drizzle omits the table names.
const jobCount = sql<number>`(select count(*)::int from jobs j where j.employer_id = users.company_id and j.deleted_at is null)`;

const isEmployer = eq(users.userType, "employer");
const EMPLOYERS = {
  waiting: and(isEmployer, isNull(users.employerVerifiedAt), isNull(users.blockedAt)),
  verified: and(isEmployer, isNotNull(users.employerVerifiedAt)),
} satisfies Record<NonNullable<EmployerState>, unknown>;

export async function findEmployers(db: Db, { page, limit, search, state }: Asked & { state?: EmployerState }) {
  const where = and(state ? EMPLOYERS[state] : isEmployer, matchesSearch(search));
  const rows = await db
    .select({ user: users, jobs: jobCount })
    .from(users)
    .where(where)
    .orderBy(...newest)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countUsers(db, where) };
}

export async function findEmployer(db: Db, id: string) {
  const [row] = await db
    .select({ user: users, jobs: jobCount })
    .from(users)
    .where(and(eq(users.id, id), isEmployer));
  return row;
}

interface Person {
  user: UserRow;
  isInvited: boolean;
}

/** Locks the account until the transaction ends; rows that refer to it can still be inserted. */
export async function lockUser(tx: Db, id: string): Promise<Person | undefined> {
  const [row] = await tx.select({ user: users, isInvited }).from(users).where(eq(users.id, id)).for("no key update");
  return row;
}

/** The block invalidates all existing tokens; unblocking does not restore them. */
export const setBlocked = (tx: Db, id: string, blockedAt: Date | null) =>
  tx
    .update(users)
    .set({ blockedAt, ...(blockedAt && { tokenVersion: sql`${users.tokenVersion} + 1` }) })
    .where(eq(users.id, id));

const lockJobs = (tx: Db, where: SQL | undefined) =>
  tx.select().from(jobs).where(where).orderBy(asc(jobs.id)).for("update");

/** Hides all jobs of a company whose owners are blocked. */
export async function hideJobsOf(tx: JobsTx, companyId: string, now: Date): Promise<void> {
  const shown = and(eq(jobs.companyId, companyId), isNull(jobs.deletedAt), isNull(jobs.hiddenAt));
  const hidden = await lockJobs(tx, shown);
  await tx.update(jobs).set({ hiddenAt: now }).where(shown);
  if (hidden.length > 0) await unlistJobs(tx, hidden);
}

/** Shows the jobs again, except those that an admin hid individually. */
export async function showJobsOf(tx: JobsTx, companyId: string): Promise<void> {
  const isOwn = and(eq(jobs.companyId, companyId), isNull(jobs.deletedAt), isNull(jobs.hiddenByAdminAt));
  const back = await lockJobs(tx, isOwn);
  await tx.update(jobs).set({ hiddenAt: null }).where(isOwn);
  const shown = back.map((job) => ({ ...job, hiddenAt: null }));
  if (shown.length > 0) await relistJobs(tx, shown);
}
