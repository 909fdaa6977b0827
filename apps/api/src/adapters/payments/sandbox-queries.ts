import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { sandboxOrders, sandboxPayments } from "../../db/schema/sandbox.ts";

export const insertOrder = (db: Db, order: typeof sandboxOrders.$inferInsert) => db.insert(sandboxOrders).values(order);

export async function hasOrder(db: Db, id: string): Promise<boolean> {
  return (await db.$count(sandboxOrders, eq(sandboxOrders.id, id))) > 0;
}

export const insertPayment = (db: Db, payment: typeof sandboxPayments.$inferInsert) =>
  db.insert(sandboxPayments).values(payment);

const PAYMENT = { payment: sandboxPayments, amount: sandboxOrders.amount };

/** Includes the paise of each payment's order. */
export const findPayments = (db: Db, orderId: string) =>
  db
    .select(PAYMENT)
    .from(sandboxPayments)
    .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId))
    .where(eq(sandboxPayments.orderId, orderId))
    .orderBy(asc(sandboxPayments.createdAt), asc(sandboxPayments.id));

/** Includes the paise of the payment's order. */
export async function findPayment(db: Db, id: string) {
  const [found] = await db
    .select(PAYMENT)
    .from(sandboxPayments)
    .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId))
    .where(eq(sandboxPayments.id, id))
    .for("update");
  return found;
}

export const setRefund = (db: Db, id: string, refundId: string, refundKey: string) =>
  db
    .update(sandboxPayments)
    .set({ status: "refunded", refundId, refundKey, refundStatus: "processed" })
    .where(eq(sandboxPayments.id, id));

type RefundStatus = typeof sandboxPayments.$inferSelect.refundStatus;

/** Sets the status that the provider reports for a refund. */
export const setRefundStatus = (db: Db, id: string, refundStatus: RefundStatus) =>
  db
    .update(sandboxPayments)
    .set({ refundStatus, status: refundStatus === "failed" ? "captured" : "refunded" })
    .where(eq(sandboxPayments.id, id));
