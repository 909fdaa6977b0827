import type { RefundReason, RefundStatus } from "@dryrun/domain/payments/limits";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { orders, refunds } from "../../db/schema/payments.ts";

interface Asked {
  page: number;
  limit: number;
  status?: RefundStatus | undefined;
  reason?: RefundReason | undefined;
}

// Written out: drizzle leaves the tables' names away where a subquery refers to the outer one.
const enrolmentId = sql<string | null>`(
  select e.id from enrolments e where e.order_id = orders.id order by e.attended_at desc nulls last limit 1)`;

/** Nothing has the status "none". */
const hasStatus = (status: RefundStatus | undefined): SQL | undefined => {
  if (status === undefined) return undefined;
  return status === "none" ? sql`false` : eq(refunds.status, status);
};

/** With their orders, the newest first. */
export async function findRefunds(db: Db, { page, limit, status, reason }: Asked) {
  const where = and(hasStatus(status), reason && eq(refunds.reason, reason));
  const rows = await db
    .select({ refund: refunds, order: orders, enrolmentId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(where)
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(refunds, where) };
}
