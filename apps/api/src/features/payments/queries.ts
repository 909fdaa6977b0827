import { isOwnRequest } from "@dryrun/domain/payments/books";
import { LISTED_STATUSES, type ListedStatus, OPEN_REFUND } from "@dryrun/domain/payments/limits";
import { and, asc, desc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { documents, orders, paymentEvents, payments, refunds } from "../../db/schema/payments.ts";

export type OrderRow = typeof orders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).prepare("find_order").execute();
  return order;
}

/** Locks the order (`for update`) until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update").prepare("lock_order").execute();
  return order;
}

export async function findOrderByProvider(db: Db, providerOrderId: string): Promise<OrderRow | undefined> {
  const matchingOrder = db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId));
  const [order] = await matchingOrder.prepare("find_order_by_provider").execute();
  return order;
}

/** Finds an order by the provider's order id, or by the id of a known payment. */
export async function findOrderIdOf(db: Db, providerOrderId: string | null, paymentId: string) {
  const [order] =
    providerOrderId === null
      ? await db.select({ id: payments.orderId }).from(payments).where(eq(payments.id, paymentId))
      : await db.select({ id: orders.id }).from(orders).where(eq(orders.providerOrderId, providerOrderId));
  return order?.id;
}

export const updateOrder = (tx: Db, id: string, change: Partial<OrderRow>) =>
  tx.update(orders).set(change).where(eq(orders.id, id));

export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<RefundRow | undefined> {
  const [made] = await tx.insert(refunds).values(refund).returning();
  return made;
}

/** Finds all refunds of a payment, oldest first. */
export const findRefundsOf = (db: Db, paymentId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.id))
    .prepare("find_refunds_of_payment")
    .execute();

/** Finds the refund that we requested. */
export async function findOwnRefund(db: Db, paymentId: string): Promise<RefundRow | undefined> {
  return (await findRefundsOf(db, paymentId)).find(isOwnRequest);
}

/** Finds a refund with the address to notify. */
export async function findRefund(db: Db, id: string) {
  const [found] = await db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, id));
  return found;
}

/** Finds pending refunds, without disputes, whose end is reported only by webhook. */
export const findOpenRefunds = (db: Db, orderId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, OPEN_REFUND), ne(refunds.reason, "dispute")))
    .orderBy(asc(refunds.id));

/** Finds the refunds of these orders, oldest first. */
export const findRefundsOfOrders = (db: Db, orderIds: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.id));

export const updateRefund = (tx: Db, id: string, change: Partial<RefundRow>) =>
  tx.update(refunds).set(change).where(eq(refunds.id, id));

/** Returns false if this event was processed earlier. */
export async function insertEvent(tx: Db, id: string, receivedAt: Date): Promise<boolean> {
  const inserted = await tx
    .insert(paymentEvents)
    .values({ id, receivedAt })
    .onConflictDoNothing({ target: paymentEvents.id })
    .returning({ id: paymentEvents.id });
  return inserted.length > 0;
}

/** Finds and locks orders that are due for a query to the provider. */
export const lockDueOrders = (tx: Db, now: Date, limit: number): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(lte(orders.reconcileAt, now))
    .orderBy(asc(orders.reconcileAt))
    .limit(limit)
    .for("update", { skipLocked: true });

/** Lists orders newest first, without those that were never attempted. */
export async function findHistory(db: Db, userId: string, { page, limit }: { page: number; limit: number }) {
  const isOwn = and(eq(orders.userId, userId), inArray(orders.status, [...LISTED_STATUSES]));
  const rows = await db
    .select({ order: orders, status: sql<ListedStatus>`${orders.status}` })
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(orders, isOwn) };
}

/** Finds the documents of these orders, oldest first. */
export const findDocumentsOf = (db: Db, orderIds: readonly string[]) =>
  db
    .select({ id: documents.id, orderId: documents.orderId, kind: documents.kind, number: documents.number })
    .from(documents)
    .where(inArray(documents.orderId, [...orderIds]))
    .orderBy(asc(documents.id));

// Queries of every sale. Each statement has a name, so that the database plans it once for a connection.

export interface Settled {
  order: OrderRow;
  /** Refunds that we requested, of any of the order's payments. */
  refunds: RefundRow[];
  /** In credits; null without an account. */
  balance: number | null;
}

export const insertOrder = (db: Db, row: OrderRow) => db.insert(orders).values(row).prepare("insert_order").execute();

/** Finds an order by the provider's id and locks it until the transaction ends. */
export async function lockOrderByProvider(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.providerOrderId, id))
    .for("update")
    .prepare("lock_order_by_provider")
    .execute();
  return order;
}

/** Updates an order that the caller has locked. */
export const settleOrder = (tx: Db, { id, status, paymentId, settledAt, reconcileAt }: OrderRow) =>
  tx
    .update(orders)
    .set({ status, paymentId, settledAt, reconcileAt })
    .where(eq(orders.id, id))
    .prepare("settle_order")
    .execute();

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id)).prepare("find_payment").execute();
  return payment;
}

export function savePayment(tx: Db, row: Omit<PaymentRow, "updatedAt">) {
  const { status, amount, createdAt: updatedAt } = row;
  return tx
    .insert(payments)
    .values({ ...row, updatedAt })
    .onConflictDoUpdate({ target: payments.id, set: { status, amount, updatedAt } })
    .prepare("save_payment")
    .execute();
}

/** Finds an order with the balance of its buyer and its refunds. */
export async function findSettled(db: Db, id: string): Promise<Settled | undefined> {
  const rows = await db
    .select({ order: orders, refund: refunds, balance: users.interviewCredits })
    .from(orders)
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id))
    .prepare("find_settled")
    .execute();
  const [first] = rows;
  const requested = rows.flatMap(({ refund }) => (refund && isOwnRequest(refund) ? [refund] : []));
  return first && { order: first.order, refunds: requested, balance: first.balance };
}
