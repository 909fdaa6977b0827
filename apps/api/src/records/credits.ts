import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import { and, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { ledger, users } from "../db/schema/accounts.ts";
import { selectRow } from "../db/select-row.ts";
import { newId } from "../ids.ts";

// No other file writes a balance or the ledger (tools/lint/ledger.grit), so a balance is always the sum of its entries.

interface Change {
  userId: string;
  reason: string;
  /** The id of the interview or the order. */
  reference: string;
  at: Date;
}

type Entry = typeof ledger.$inferSelect;

/**
 * Changes the balance and adds its entry, in one statement. Returns false if the account does not exist or has too few
 * credits.
 */
export async function grant(tx: Db, { at, userId, amount, ...change }: Change & { amount: number }): Promise<boolean> {
  const entry: Entry = { ...change, userId, amount, id: newId(at), unit: "credit", at };
  const changed = tx.$with("changed").as(
    tx
      .update(users)
      .set({ interviewCredits: sql`${users.interviewCredits} + ${amount}` })
      .where(and(eq(users.id, userId), gte(users.interviewCredits, -amount)))
      .returning({ id: users.id }),
  );
  const inserted = await tx
    .with(changed)
    .insert(ledger)
    .select(sql`${selectRow(ledger, entry)} where exists (select from changed)`)
    .returning({ id: ledger.id })
    .prepare("change_credits")
    .execute();
  return inserted.length > 0;
}

/** Takes one credit. Returns false if there is none. */
export const spend = (tx: Db, change: Change): Promise<boolean> => grant(tx, { ...change, amount: -1 });

/**
 * Removes the unspent credits of a refunded payment: the balance never falls below zero, and at most `due` in total
 * per reference, however often it is called.
 */
export async function takeBack(tx: Db, { due, ...change }: Change & { due: number }): Promise<void> {
  const isSameReference = and(
    eq(ledger.userId, change.userId),
    eq(ledger.reference, change.reference),
    eq(ledger.unit, "credit"),
  );
  const [taken] = await tx
    .select({ sum: sql<number>`coalesce(-sum(${ledger.amount}), 0)::int` })
    .from(ledger)
    .where(and(isSameReference, lt(ledger.amount, 0)));
  const [user] = await tx
    .select({ credits: users.interviewCredits })
    .from(users)
    .where(eq(users.id, change.userId))
    .for("update");
  const amount = Math.min(due - (taken?.sum ?? 0), user?.credits ?? 0);
  if (amount > 0) await grant(tx, { ...change, amount: -amount });
}

export const hasFreeCredit = async (tx: Db, userId: string): Promise<boolean> =>
  (await tx.$count(ledger, and(eq(ledger.userId, userId), eq(ledger.reason, LEDGER_REASONS.free)))) > 0;

/** Adds the free credit of new students, for many at once. */
export async function grantFree(tx: Db, userIds: readonly string[], at: Date): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .update(users)
    .set({ interviewCredits: sql`${users.interviewCredits} + ${FREE_CREDITS}` })
    .where(inArray(users.id, [...userIds]));
  const entry = { unit: "credit" as const, amount: FREE_CREDITS, reason: LEDGER_REASONS.free, reference: "", at };
  await tx.insert(ledger).values(userIds.map((userId) => ({ ...entry, userId, id: newId(at) })));
}

const GRADING_FAILED = "grading failed, credit returned";

interface Charged {
  id: string;
  /** Null once the account is deleted. */
  studentId: string | null;
}

/**
 * Returns the credit of a session, once: because its grading failed by our fault, or for another `reason`. The caller
 * has locked the session's row.
 */
export async function giveBack(
  tx: Db,
  { id, studentId }: Charged,
  at: Date,
  reason: string = GRADING_FAILED,
): Promise<void> {
  if (!studentId) return;
  const isOwn = and(eq(ledger.userId, studentId), eq(ledger.reference, id), eq(ledger.unit, "credit"));
  if ((await tx.$count(ledger, and(isOwn, gt(ledger.amount, 0)))) > 0) return;
  await grant(tx, {
    userId: studentId,
    amount: 1,
    reason,
    reference: id,
    at,
  });
}

/** Records rupees that came in or were refunded; they have no balance. */
export async function bookRupees(tx: Db, { at, ...entry }: Change & { amount: number }): Promise<void> {
  await tx
    .insert(ledger)
    .values({ ...entry, id: newId(at), unit: "INR", at })
    .prepare("book_rupees")
    .execute();
}

/** Deletes entries from before this time. Credits of existing accounts are carried forward, one entry for each account. */
export async function deleteOldEntries(db: Db, before: Date, now: Date): Promise<void> {
  const gone = db
    .$with("gone")
    .as(
      db
        .delete(ledger)
        .where(lt(ledger.at, before))
        .returning({ userId: ledger.userId, unit: ledger.unit, amount: ledger.amount }),
    );
  await db
    .with(gone)
    .insert(ledger)
    .select(
      sql`select gen_random_uuid(), g.user_id, 'credit', sum(g.amount), ${LEDGER_REASONS.carried}, '', ${now.toISOString()}::timestamptz
        from gone g join users u on u.id = g.user_id where g.unit = 'credit' group by g.user_id having sum(g.amount) <> 0`,
    );
}
