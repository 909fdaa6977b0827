import type { REFUND_KINDS } from "@dryrun/domain/admin/limits";
import type { RefundReason, RefundStatus } from "@dryrun/domain/payments/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { and, desc, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { orders, refunds } from "../../db/schema/payments.ts";

interface Filter {
  status?: RefundStatus | undefined;
  reason?: RefundReason | undefined;
  kind?: (typeof REFUND_KINDS)[number] | undefined;
  /** In days. */
  changedWithin?: number | undefined;
}

// Written as SQL: drizzle omits the table names where a subquery refers to the outer one.
const enrolmentId = sql<string | null>`(
  select e.id from enrolments e where e.order_id = orders.id order by e.attended_at desc nulls last limit 1)`;

/** No row has the status "none". */
const hasStatus = (status: RefundStatus | undefined): SQL | undefined => {
  if (status === undefined) return undefined;
  return status === "none" ? sql`false` : eq(refunds.status, status);
};

const KINDS = { refund: ne(refunds.reason, "dispute"), dispute: eq(refunds.reason, "dispute") };

const isLike = ({ status, reason, kind, changedWithin }: Filter, now: Date) =>
  and(
    hasStatus(status),
    reason && eq(refunds.reason, reason),
    kind && KINDS[kind],
    changedWithin ? gte(refunds.updatedAt, addMs(now, -changedWithin * DAY_MS)) : undefined,
  );

export const countRefunds = (db: Db, filter: Filter, now: Date) => db.$count(refunds, isLike(filter, now));

/** Refunds that an admin must send again or settle outside Dryrun. A failed dispute is not one: it was won. */
const needsAdmin = sql`${refunds.status} = 'failed' and ${refunds.reason} <> 'dispute'`;

/** Finds refunds with their orders: first those that wait for an admin, then the newest. */
export async function findRefunds(
  db: Db,
  { page, limit, ...filter }: Filter & { page: number; limit: number },
  now: Date,
) {
  const where = isLike(filter, now);
  const rows = await db
    .select({ refund: refunds, order: orders, enrolmentId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(where)
    .orderBy(desc(needsAdmin), desc(refunds.createdAt), desc(refunds.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(refunds, where) };
}
