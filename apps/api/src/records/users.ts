import { SIGN_IN_TO_CONTINUE } from "@dryrun/domain/auth/sign-in-messages";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { batchCalls, SHORT } from "../db/batched.ts";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { AppError } from "../errors/app-error.ts";

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).prepare("find_user").execute();
  return user;
}

/** For a caller whose account was deleted during the request. */
export const signedOut = () => new AppError("UNAUTHENTICATED", SIGN_IN_TO_CONTINUE);

/** Finds the caller's account; throws if it was deleted during the request. */
export async function findCallerAccount(db: Db, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw signedOut();
  return user;
}

/** Finds a caller's account outside of a transaction: simultaneous callers share a statement. */
export function prepareFindCallerAccount(db: Db): (id: string) => Promise<UserRow> {
  const statement = db
    .select()
    .from(users)
    .where(sql`${users.id} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`)
    .prepare("find_caller_accounts");
  const find = batchCalls(async (ids: readonly string[]) => {
    const foundUsers = await statement.execute({ ids: [...new Set(ids)].join(",") });
    const byId = new Map(foundUsers.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id));
  }, SHORT);
  return async (id) => {
    const user = await find(id);
    if (!user) throw signedOut();
    return user;
  };
}

/** Takes an exclusive lock on the account until the transaction ends. */
export const lockUser = (db: Db, id: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");

/**
 * Whether the account is blocked. Takes a shared lock, so that it is neither blocked nor unblocked until the
 * transaction ends.
 */
export async function isBlocked(tx: Db, id: string): Promise<boolean> {
  const [user] = await tx.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.id, id)).for("share");
  return user?.blockedAt !== null;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** Credits are granted, never set (`credits.ts`). */
type NewUser = Omit<typeof users.$inferInsert, "interviewCredits">;

/** Returns false if the e-mail is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const inserted = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted.length > 0;
}

/** Inserts the people whose e-mail is new; the others are skipped. */
export const insertUsers = (db: Db, people: NewUser[]) =>
  db
    .insert(users)
    .values(people)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id, email: users.email });

const selectByEmail = (db: Db, emails: readonly string[]) =>
  db
    .select({ id: users.id, email: users.email, userType: users.userType })
    .from(users)
    .where(inArray(users.email, [...emails]));

export const findUsersByEmail = (db: Db, emails: readonly string[]) => selectByEmail(db, emails);

/** Takes exclusive locks on several accounts, always in the same order. */
export const lockUsersByEmail = (db: Db, emails: readonly string[]) =>
  selectByEmail(db, emails).orderBy(asc(users.id)).for("update");

export const setAdult = (db: Db, id: string) => db.update(users).set({ isAdult: true }).where(eq(users.id, id));
