import { isOwnRequest } from "@dryrun/domain/payments/books";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { orders, payments, refunds } from "../../db/schema/payments.ts";
import type { OrderRow, PaymentRow, RefundRow } from "./queries.ts";

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
