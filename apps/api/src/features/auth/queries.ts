import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { batched } from "../../db/batched.ts";
import type { Db } from "../../db/client.ts";
import { consents, ledger, users } from "../../db/schema/accounts.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { orders } from "../../db/schema/payments.ts";
import { profiles } from "../../db/schema/profiles.ts";
import { quizPapers } from "../../db/schema/quiz.ts";
import { secondFactors } from "../../db/schema/sign-in.ts";

export type UserRow = typeof users.$inferSelect;

/** One statement, prepared once: every signed request asks it, those of one moment together. */
export function prepareFindCaller(db: Db) {
  const statement = db
    .select({
      id: users.id,
      userType: users.userType,
      tokenVersion: users.tokenVersion,
      blockedAt: users.blockedAt,
      hasSecondFactor: sql<boolean>`case when ${users.userType} = 'admin' then exists (
        select 1 from ${secondFactors}
        where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null) else false end`,
    })
    .from(users)
    .where(sql`${users.id} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`)
    .prepare("find_callers");
  return batched(async (ids: readonly string[]) => {
    const found = await statement.execute({ ids: [...new Set(ids)].join(",") });
    const byId = new Map(found.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id));
  });
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Until the transaction ends, nobody else changes what belongs to this account. */
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

/** False when the e-mail is taken. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return made.length > 0;
}

/** Of these people those whose e-mail nobody has; the others are left out. */
export const insertUsers = (db: Db, people: (typeof users.$inferInsert)[]) =>
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

/** The same, locked as above, in one order for everybody. */
export const lockUsersByEmail = (db: Db, emails: readonly string[]) =>
  selectByEmail(db, emails).orderBy(asc(users.id)).for("update");

type NewProfile = typeof profiles.$inferInsert;
export const insertProfiles = (db: Db, made: NewProfile[]) => db.insert(profiles).values(made);
export const insertConsent = (db: Db, consent: typeof consents.$inferInsert) => db.insert(consents).values(consent);
export const insertLedgerEntries = (db: Db, entries: (typeof ledger.$inferInsert)[]) =>
  db.insert(ledger).values(entries);
export const insertLedgerEntry = (db: Db, entry: typeof ledger.$inferInsert) => db.insert(ledger).values(entry);

export const markVerified = (db: Db, id: string, now: Date) =>
  db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));

/** A new password kills every older token and proves the address, since the link came by mail. Answers the new version. */
export async function setPassword(db: Db, id: string, passwordHash: string, now: Date): Promise<number> {
  const [user] = await db
    .update(users)
    .set({
      passwordHash,
      tokenVersion: sql`${users.tokenVersion} + 1`,
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
    })
    .where(eq(users.id, id))
    .returning({ version: users.tokenVersion });
  if (!user) throw new Error(`there is no account ${id}`);
  return user.version;
}

/**
 * The same for somebody who knew the old password, which says nothing about the address. Of two at once the second finds another
 * password and changes nothing: undefined.
 */
export async function replacePassword(
  db: Db,
  { id, passwordHash }: Pick<UserRow, "id" | "passwordHash">,
  newHash: string,
): Promise<number | undefined> {
  const [user] = await db
    .update(users)
    .set({ passwordHash: newHash, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(
      and(eq(users.id, id), passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash)),
    )
    .returning({ version: users.tokenVersion });
  return user?.version;
}

export const setAdult = (db: Db, id: string) => db.update(users).set({ isAdult: true }).where(eq(users.id, id));

export const setVisibility = (db: Db, userId: string, visibleToRecruiters: boolean, now: Date) =>
  db.update(profiles).set({ visibleToRecruiters, updatedAt: now }).where(eq(profiles.userId, userId));

/** Whether a course was paid for by this account, or with its address once that is proven. */
export async function hasCourse(db: Db, { id, email, emailVerifiedAt }: UserRow): Promise<boolean> {
  const own = or(
    eq(orders.userId, id),
    emailVerifiedAt === null ? undefined : and(isNull(orders.userId), eq(orders.email, email)),
  );
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.kind, "course"), eq(orders.status, "paid"), own))
    .limit(1);
  return order !== undefined;
}

export async function hasQuizAttempts(db: Db, studentId: string): Promise<boolean> {
  const [paper] = await db
    .select({ id: quizPapers.id })
    .from(quizPapers)
    .where(and(eq(quizPapers.studentId, studentId), isNotNull(quizPapers.submittedAt)))
    .limit(1);
  return paper !== undefined;
}

/** The newest interview whose clock is running. */
export async function findRunningInterview(db: Db, studentId: string, now: Date) {
  const [session] = await db
    .select({
      sessionId: interviewSessions.id,
      applicationId: interviewSessions.applicationId,
      expiresAt: interviewSessions.expiresAt,
    })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.studentId, studentId),
        isNull(interviewSessions.submittedAt),
        gt(interviewSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(interviewSessions.startedAt))
    .limit(1);
  return session ?? null;
}
