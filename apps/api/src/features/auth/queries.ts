import { and, desc, eq, gt, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { batchCalls, SHORT } from "../../db/batched.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { orders } from "../../db/schema/payments.ts";
import { profiles } from "../../db/schema/profiles.ts";
import { quizPapers } from "../../db/schema/quiz.ts";
import { knownNetworks, secondFactors } from "../../db/schema/sign-in.ts";
import { allOwnersBlocked } from "../../records/company/companies.ts";
import { chosenJobs } from "../../records/company/members.ts";
import type { UserRow } from "../../records/users.ts";

/** Whether the account signed in from this network at this time or later. */
export async function isKnownNetwork(db: Db, userId: string, hash: string, since: Date): Promise<boolean> {
  const [known] = await db
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), eq(knownNetworks.hash, hash), gte(knownNetworks.lastAt, since)))
    .limit(1);
  return known !== undefined;
}

export const rememberNetwork = (db: Db, userId: string, hash: string, lastAt: Date) =>
  db
    .insert(knownNetworks)
    .values({ userId, hash, lastAt })
    .onConflictDoUpdate({ target: [knownNetworks.userId, knownNetworks.hash], set: { lastAt } });

/** Records that the owner gets a mail about the failures counted until `until`; false if that was recorded earlier. */
export async function noteLockMail(tx: Db, userId: string, now: Date, until: Date): Promise<boolean> {
  const isNew = or(isNull(users.lockMailedUntil), lte(users.lockMailedUntil, now));
  const noted = await tx
    .update(users)
    .set({ lockMailedUntil: until })
    .where(and(eq(users.id, userId), isNew))
    .returning({ id: users.id });
  return noted.length > 0;
}

export const forgetLockMail = (db: Db, email: string) =>
  db.update(users).set({ lockMailedUntil: null }).where(eq(users.email, email));

/** Assigns purchases with this address to the account once the address is verified. */
export const attachOrders = (tx: Db, userId: string) =>
  tx
    .update(orders)
    .set({ userId })
    .where(
      and(
        isNull(orders.userId),
        eq(orders.email, sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`),
      ),
    );

/** Prepares one statement once: every signed request needs it, and simultaneous requests share it. */
export function prepareFindCaller(db: Db) {
  const statement = db
    .select({
      id: users.id,
      userType: users.userType,
      tokenVersion: users.tokenVersion,
      blockedAt: users.blockedAt,
      companyId: users.companyId,
      role: users.companyRole,
      jobIds: chosenJobs,
      isCompanyBlocked: sql<boolean>`${users.companyId} is not null and ${allOwnersBlocked(users.companyId)}`,
      hasSecondFactor: sql<boolean>`case when ${users.userType} = 'admin' then exists (
        select 1 from ${secondFactors}
        where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null) else false end`,
    })
    .from(users)
    .where(sql`${users.id} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`)
    .prepare("find_callers");
  return batchCalls(async (ids: readonly string[]) => {
    const foundUsers = await statement.execute({ ids: [...new Set(ids)].join(",") });
    const byId = new Map(foundUsers.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id));
  }, SHORT);
}

export const markVerified = (db: Db, id: string, now: Date) =>
  db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));

/** Sets a password from a mailed link, which invalidates all older tokens and proves the address. Returns the new version. */
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
 * Replaces the password of a person who knew the old one, which does not prove the address. Of two concurrent calls
 * the second finds another password and changes nothing: undefined.
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

export const setVisibility = (db: Db, userId: string, visibleToRecruiters: boolean, now: Date) =>
  db.update(profiles).set({ visibleToRecruiters, updatedAt: now }).where(eq(profiles.userId, userId));

export async function hasQuizAttempts(db: Db, studentId: string): Promise<boolean> {
  const [paper] = await db
    .select({ id: quizPapers.id })
    .from(quizPapers)
    .where(and(eq(quizPapers.studentId, studentId), isNotNull(quizPapers.submittedAt)))
    .limit(1);
  return paper !== undefined;
}

/** Finds the newest interview whose clock is running. */
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
