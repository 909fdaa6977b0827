import type { ViewList } from "@dryrun/domain/views/limits";
import { and, asc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { savedViews } from "../../db/schema/saved-views.ts";
import type { Member } from "../../records/company/members.ts";

/** Selects views with their authors, as far as the person sees them: own ones, and those that colleagues share. */
const selectViews = (db: Db, { userId, companyId }: Member, where?: SQL) =>
  db
    .select({ view: savedViews, author: users.fullName })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.employerId))
    .where(
      and(
        or(eq(savedViews.employerId, userId), and(eq(savedViews.shared, true), eq(users.companyId, companyId))),
        where,
      ),
    );
export type FoundView = Awaited<ReturnType<typeof findViews>>[number];

export const findViews = (db: Db, member: Member) =>
  selectViews(db, member).orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));

/** Locks a view that the person sees (`for update`). */
export async function lockView(tx: Db, member: Member, id: string): Promise<FoundView | undefined> {
  const [found] = await selectViews(tx, member, eq(savedViews.id, id)).for("update", { of: savedViews });
  return found;
}

/** Locks the employer's row, so that two concurrent requests cannot exceed the limit. */
export const lockEmployer = (tx: Db, employerId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, employerId)).for("update");

const hasName = (name: string) => sql`lower(${savedViews.name}) = lower(${name})`;
const ofPerson = (employerId: string, list: ViewList) =>
  and(eq(savedViews.employerId, employerId), eq(savedViews.list, list));

export const countOthers = (tx: Db, employerId: string, list: ViewList, name: string) =>
  tx.$count(savedViews, and(ofPerson(employerId, list), sql`not ${hasName(name)}`));

/** Counts the views of a list that the company shares, without this one. The caller has locked the company. */
export async function countShared(tx: Db, companyId: string, list: ViewList, except: string | null): Promise<number> {
  const people = tx.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  const isOther = except ? ne(savedViews.id, except) : undefined;
  const isShared = and(eq(savedViews.shared, true), eq(savedViews.list, list), isOther);
  return tx.$count(savedViews, and(isShared, inArray(savedViews.employerId, people)));
}

/** Finds another view of the author with this name. */
export async function findNamesake(
  tx: Db,
  { id, employerId, list, name }: Pick<Row, "id" | "employerId" | "list" | "name">,
) {
  return (await tx.$count(savedViews, and(ofPerson(employerId, list), hasName(name), ne(savedViews.id, id)))) > 0;
}

type Row = typeof savedViews.$inferSelect;

export async function findByName(tx: Db, employerId: string, list: ViewList, name: string): Promise<Row | undefined> {
  const [found] = await tx
    .select()
    .from(savedViews)
    .where(and(ofPerson(employerId, list), hasName(name)));
  return found;
}

export const insertView = (tx: Db, view: Row) => tx.insert(savedViews).values(view);

export const changeView = (tx: Db, id: string, change: Partial<Row>) =>
  tx.update(savedViews).set(change).where(eq(savedViews.id, id));

export const deleteView = (tx: Db, id: string) => tx.delete(savedViews).where(eq(savedViews.id, id));
