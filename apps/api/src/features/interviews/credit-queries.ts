import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ledger, users } from "../../db/schema/accounts.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { newId } from "../../ids.ts";
import { insertLedgerEntry } from "../auth/queries.ts";

/** Gives the credit of a session back, once: its grading failed for a reason of ours. It is asked for again all the same. */
export const returnCredit = (db: Db, sessionId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [session] = await tx
      .select({ studentId: interviewSessions.studentId })
      .from(interviewSessions)
      .where(eq(interviewSessions.id, sessionId))
      .for("update");
    const studentId = session?.studentId;
    if (!studentId) return; // the account was deleted meanwhile
    const own = and(eq(ledger.userId, studentId), eq(ledger.reference, sessionId), eq(ledger.unit, "credit"));
    if ((await tx.$count(ledger, and(own, gt(ledger.amount, 0)))) > 0) return;
    await tx
      .update(users)
      .set({ interviewCredits: sql`${users.interviewCredits} + 1` })
      .where(eq(users.id, studentId));
    const entry = { userId: studentId, unit: "credit" as const, amount: 1, reason: "grading failed, credit returned" };
    await insertLedgerEntry(tx, { ...entry, id: newId(now), reference: sessionId, at: now });
  });
