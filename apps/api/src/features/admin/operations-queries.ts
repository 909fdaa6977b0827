import { OPEN_REFUND } from "@dryrun/domain/payments/limits";
import { and, count, eq, isNotNull, isNull, min } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { interviewReviews, interviewSessions } from "../../db/schema/interviews.ts";
import { orders, refunds } from "../../db/schema/payments.ts";

/** Interviews that are handed in and not graded yet. */
export async function findWaitingEvaluations(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { submittedAt, evaluatedAt } = interviewSessions;
  const [found] = await db
    .select({ waiting: count(), oldestAt: min(submittedAt) })
    .from(interviewSessions)
    .where(and(isNotNull(submittedAt), isNull(evaluatedAt)));
  return found ?? { waiting: 0, oldestAt: null };
}

export const countOpenReviews = (db: Db) => db.$count(interviewReviews, isNull(interviewReviews.decidedAt));

/** Neither paid nor failed, and the provider is still asked about them. */
export const countOpenOrders = (db: Db) =>
  db.$count(orders, and(eq(orders.status, "created"), isNotNull(orders.reconcileAt)));

/** On their way back. */
export const countOpenRefunds = (db: Db) => db.$count(refunds, eq(refunds.status, OPEN_REFUND));
