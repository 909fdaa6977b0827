import type { RefundReason } from "@dryrun/domain/payments/limits";
import { addMs } from "@dryrun/domain/time";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { orders, refunds } from "../../db/schema/payments.ts";
import { newId } from "../../ids.ts";
import type { Queue } from "../../ports.ts";
import { FIRST_ASKED_MS } from "./reconcile-times.ts";

export interface RefundRequest {
  orderId: string;
  paymentId: string;
  /** In rupees. */
  amount: number;
  reason: Exclude<RefundReason, "provider" | "dispute">;
}

/**
 * Requests the refund of a payment, once; the queue then sends it to the provider. The caller has locked the order.
 * Returns false if this payment is being refunded already.
 */
export async function requestRefund(
  tx: Db,
  queue: Pick<Queue, "enqueue">,
  request: RefundRequest,
  now: Date,
): Promise<boolean> {
  const { orderId, reason } = request;
  const id = newId(now);
  const inserted = await tx
    .insert(refunds)
    .values({ ...request, id, status: "created", createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (inserted.length === 0) return false;
  await tx
    .update(orders)
    .set({ reconcileAt: addMs(now, FIRST_ASKED_MS) })
    .where(eq(orders.id, orderId));
  await queue.enqueue(tx, "payment.reconcile", { orderId });
  if (reason !== "claim") await queue.enqueue(tx, "mail.payment-returned", { refundId: id });
  return true;
}

/** Locks a paid order and returns it with the rupees not refunded yet; undefined if nothing is left to refund. */
export async function lockPaidOrder(tx: Db, id: string): Promise<Omit<RefundRequest, "reason"> | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (order?.status !== "paid" || order.paymentId === null) return undefined;
  const { paymentId } = order;
  const [back] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, "processed")));
  const amount = order.amount - (back?.sum ?? 0);
  return amount > 0 ? { orderId: id, paymentId, amount } : undefined;
}
