import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ledger, users } from "../../db/schema/accounts.ts";
import { newId } from "../../ids.ts";
import { insertLedgerEntry } from "../auth/queries.ts";

interface Charged {
  id: string;
  /** Null once the account is deleted. */
  studentId: string | null;
}

/** Gives the credit of a session back, once: its grading failed for a reason of ours. The caller holds the session's row. */
export async function returnCredit(tx: Db, { id, studentId }: Charged, now: Date): Promise<void> {
  if (!studentId) return;
  const own = and(eq(ledger.userId, studentId), eq(ledger.reference, id), eq(ledger.unit, "credit"));
  if ((await tx.$count(ledger, and(own, gt(ledger.amount, 0)))) > 0) return;
  await tx
    .update(users)
    .set({ interviewCredits: sql`${users.interviewCredits} + 1` })
    .where(eq(users.id, studentId));
  const entry = { userId: studentId, unit: "credit" as const, amount: 1, reason: "grading failed, credit returned" };
  await insertLedgerEntry(tx, { ...entry, id: newId(now), reference: id, at: now });
}
