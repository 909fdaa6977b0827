import { SIGN_IN_TO_CONTINUE } from "@dryrun/domain/auth/sign-in-messages";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { batched, SHORT } from "../db/together/batched.ts";
import { AppError } from "../errors/app-error.ts";

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).prepare("find_user").execute();
  return user;
}

/** The account of the caller was deleted a moment ago. */
export const signedOut = () => new AppError("UNAUTHENTICATED", SIGN_IN_TO_CONTINUE);

/** The account of a caller, which may have been deleted a moment ago. */
export async function findCallerAccount(db: Db, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw signedOut();
  return user;
}

/** The same outside of a transaction: callers of one moment share a statement. */
export function prepareFindCallerAccount(db: Db): (id: string) => Promise<UserRow> {
  const statement = db
    .select()
    .from(users)
    .where(sql`${users.id} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`)
    .prepare("find_caller_accounts");
  const find = batched(async (ids: readonly string[]) => {
    const found = await statement.execute({ ids: [...new Set(ids)].join(",") });
    const byId = new Map(found.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id));
  }, SHORT);
  return async (id) => {
    const user = await find(id);
    if (!user) throw signedOut();
    return user;
  };
}

/** Locks the account until the transaction ends. */
export const lockUser = (db: Db, id: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");

/** Until the transaction ends, this account is neither blocked nor opened again. */
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

/** False when the e-mail is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const made = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return made.length > 0;
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

/** The same lock for several accounts, always in the same order. */
export const lockUsersByEmail = (db: Db, emails: readonly string[]) =>
  selectByEmail(db, emails).orderBy(asc(users.id)).for("update");

export const setAdult = (db: Db, id: string) => db.update(users).set({ isAdult: true }).where(eq(users.id, id));
