import { and, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { idempotentAnswers } from "../../db/schema/accounts.ts";

/** The caller, the path and the key. */
export interface KeyedCall {
  who: string;
  path: string;
  key: string;
  bodyHash: string;
}

const at = ({ who, path, key }: KeyedCall) =>
  and(eq(idempotentAnswers.who, who), eq(idempotentAnswers.path, path), eq(idempotentAnswers.key, key));

export async function findAnswer(db: Db, call: KeyedCall) {
  const [kept] = await db.select().from(idempotentAnswers).where(at(call));
  return kept;
}

/** Returns false if the call is known already. */
export async function insertCall(db: Db, call: KeyedCall, createdAt: Date): Promise<boolean> {
  const inserted = await db
    .insert(idempotentAnswers)
    .values({ ...call, createdAt })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Matches a call that was claimed at this time: another request may have taken it over since. */
const claimedAt = (call: KeyedCall, claimed: Date) => and(at(call), eq(idempotentAnswers.createdAt, claimed));

/** Renews the claim of a call that is still running. Returns false if another request has taken it over. */
export async function renewClaim(db: Db, call: KeyedCall, claimed: Date, now: Date): Promise<boolean> {
  const renewed = await db
    .update(idempotentAnswers)
    .set({ createdAt: now })
    .where(claimedAt(call, claimed))
    .returning({ key: idempotentAnswers.key });
  return renewed.length > 0;
}

export const saveAnswer = (db: Db, call: KeyedCall, claimed: Date, status: number, answer: unknown) =>
  db.update(idempotentAnswers).set({ status, answer }).where(claimedAt(call, claimed));

export const deleteCall = (db: Db, call: KeyedCall, claimed: Date) =>
  db.delete(idempotentAnswers).where(claimedAt(call, claimed));

/** Deletes this call's answer if it is from before this time. */
export const deleteOldAnswer = (db: Db, call: KeyedCall, before: Date) =>
  db.delete(idempotentAnswers).where(and(at(call), lt(idempotentAnswers.createdAt, before)));

/** Deletes this call if it began before this time and has no answer. */
export const deleteAbandoned = (db: Db, call: KeyedCall, before: Date) =>
  db
    .delete(idempotentAnswers)
    .where(and(at(call), isNull(idempotentAnswers.status), lt(idempotentAnswers.createdAt, before)));

/** Deletes all answers from before this time. */
export const deleteAnswersBefore = (db: Db, before: Date) =>
  db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, before));
