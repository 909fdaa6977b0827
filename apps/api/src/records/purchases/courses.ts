import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { orders } from "../../db/schema/payments.ts";

interface Owner {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/** Its receipt shows that it was delivered: an order that bought nothing stays paid until its money is refunded. */
export const isPaidCourse = and(
  eq(orders.kind, "course"),
  eq(orders.status, "paid"),
  sql`exists (select from documents d where d.order_id = ${orders}.id and d.kind <> 'credit-note')`,
);

/** Whether this account paid for a course, or somebody paid with its verified address. */
export async function hasCourse(db: Db, { id, email, emailVerifiedAt }: Owner): Promise<boolean> {
  const isOwn = or(
    eq(orders.userId, id),
    emailVerifiedAt === null ? undefined : and(isNull(orders.userId), eq(orders.email, email)),
  );
  const [order] = await db.select({ id: orders.id }).from(orders).where(and(isPaidCourse, isOwn)).limit(1);
  return order !== undefined;
}

/**
 * Whether another order already has the course for its address. Takes an advisory lock on the address, so that other
 * settlements for it wait until the transaction ends.
 */
export async function isBoughtTwice(tx: Db, { id, email }: { id: string; email: string }): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('course ' || lower(${email}), 0))`);
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isPaidCourse, eq(orders.email, email), ne(orders.id, id)))
    .limit(1);
  return other !== undefined;
}
