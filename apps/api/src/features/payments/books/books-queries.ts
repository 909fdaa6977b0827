import { and, asc, eq, gt, gte, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { ledger, users } from "../../../db/schema/accounts.ts";
import { booksChecks } from "../../../db/schema/books.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { documents, orders, payments, refunds } from "../../../db/schema/payments.ts";

export type CheckRow = typeof booksChecks.$inferSelect;

export const findCheck = async (db: Db, night: string): Promise<CheckRow | undefined> =>
  (await db.select().from(booksChecks).where(eq(booksChecks.night, night)))[0];

export async function lockCheck(tx: Db, night: string): Promise<CheckRow | undefined> {
  const [check] = await tx.select().from(booksChecks).where(eq(booksChecks.night, night)).for("update");
  return check;
}

/** Returns false if this night has a check already. */
export async function insertCheck(tx: Db, night: string, startedAt: Date): Promise<boolean> {
  const inserted = await tx
    .insert(booksChecks)
    .values({ night, startedAt, part: "balances" })
    .onConflictDoNothing()
    .returning({ night: booksChecks.night });
  return inserted.length > 0;
}

/** Keeps the given check and the last finished one. */
export async function deleteOtherChecks(tx: Db, night: string): Promise<void> {
  const lastFinished = sql`(select max(b.night) from books_checks b where b.finished_at is not null and b.night <> ${night})`;
  await tx
    .delete(booksChecks)
    .where(and(ne(booksChecks.night, night), sql`${booksChecks.night} is distinct from ${lastFinished}`));
}

export const updateCheck = (tx: Db, { night, ...change }: CheckRow) =>
  tx.update(booksChecks).set(change).where(eq(booksChecks.night, night));

/** Limits statements of this transaction, on PostgreSQL only. */
export const limitStatements = (tx: Db, ms: number) =>
  tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);

/** Reads balances with the sums of their entries, in the order of their ids. */
export const findBalances = (tx: Db, after: string | null, limit: number) =>
  tx
    .select({
      id: users.id,
      balance: users.interviewCredits,
      sum: sql<number>`(select coalesce(sum(l.amount), 0)::int from ledger l where l.user_id = users.id and l.unit = 'credit')`,
    })
    .from(users)
    .where(after === null ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(limit);

// Written out: without table names drizzle would refer to the inner column instead of the outer one.
const isHeldTwice = sql<boolean>`(orders.kind = 'course' and orders.email <> '' and exists (
  select from orders o where o.kind = 'course' and o.status = 'paid' and o.email = orders.email and o.id <> orders.id
  and exists (select from documents d where d.order_id = o.id and d.kind <> 'credit-note')))`;

/** Reads orders since then, in the order of their ids. */
export const findOrders = (tx: Db, since: Date, after: string | null, limit: number) =>
  tx
    .select({ order: orders, isCourseHeldTwice: isHeldTwice })
    .from(orders)
    .where(and(gte(orders.createdAt, since), after === null ? undefined : gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(limit);

export const findPaymentsOf = (tx: Db, orderIds: string[]) =>
  tx.select().from(payments).where(inArray(payments.orderId, orderIds));

export const findDocumentFacts = (tx: Db, orderIds: string[]) =>
  tx
    .select({
      orderId: documents.orderId,
      kind: documents.kind,
      refundId: documents.refundId,
      amount: sql<number>`(${documents.contents} ->> 'amount')::int`,
      paymentId: sql<string>`${documents.contents} ->> 'paymentId'`,
    })
    .from(documents)
    .where(inArray(documents.orderId, orderIds));

export const findRefundFacts = (tx: Db, orderIds: string[]) =>
  tx.select().from(refunds).where(inArray(refunds.orderId, orderIds));

export const findEntriesOf = (tx: Db, orderIds: string[]) =>
  tx
    .select({ reference: ledger.reference, unit: ledger.unit, amount: ledger.amount, reason: ledger.reason })
    .from(ledger)
    .where(inArray(ledger.reference, orderIds));

/** Finds seats that these orders paid for, or whose credit they used. */
export const findSeatsOfOrders = (tx: Db, orderIds: string[]) =>
  tx
    .select({
      orderId: enrolments.orderId,
      creditOrderId: enrolments.creditOrderId,
      attendanceStatus: enrolments.attendanceStatus,
    })
    .from(enrolments)
    .where(
      or(
        inArray(enrolments.orderId, orderIds),
        and(isNotNull(enrolments.creditOrderId), inArray(enrolments.creditOrderId, orderIds)),
      ),
    );

/** Sums the credits that each of these accounts has ever spent, by the account's id. */
export async function findSpent(tx: Db, userIds: string[], reason: string): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: ledger.userId, spent: sql<number>`(-sum(${ledger.amount}))::int` })
    .from(ledger)
    .where(and(inArray(ledger.userId, userIds), eq(ledger.reason, reason), lt(ledger.amount, 0)))
    .groupBy(ledger.userId);
  return new Map(rows.map(({ userId, spent }) => [userId, spent]));
}
