import { and, count, eq, isNotNull, isNull, min } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { orders } from "../../db/schema/payments.ts";

/** Counts submitted interviews that are not graded yet. */
export async function findWaitingEvaluations(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { submittedAt, evaluatedAt } = interviewSessions;
  const [found] = await db
    .select({ waiting: count(), oldestAt: min(submittedAt) })
    .from(interviewSessions)
    .where(and(isNotNull(submittedAt), isNull(evaluatedAt)));
  return found ?? { waiting: 0, oldestAt: null };
}

/** Counts orders that are neither paid nor failed and that the provider is still queried about. */
export const countOpenOrders = (db: Db) =>
  db.$count(orders, and(eq(orders.status, "created"), isNotNull(orders.reconcileAt)));

/** Matches sessions that completed without a score. */
export const isParked = and(
  isNotNull(interviewSessions.evaluatedAt),
  isNull(interviewSessions.score),
  isNull(interviewSessions.answersDeletedAt),
);

export const countParked = (db: Db) => db.$count(interviewSessions, isParked);
