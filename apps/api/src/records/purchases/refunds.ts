import type { RefundReason } from "@dryrun/domain/payments/limits";
import { addMs } from "@dryrun/domain/time";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { orders, refunds } from "../../db/schema/payments.ts";
import { newId } from "../../ids.ts";
import type { Queue } from "../../ports.ts";
import { FIRST_ASKED_MS } from "./reconcile-times.ts";

export interface RefundRequest {
  orderId: string;
  paymentId: string;
  /** Rupees. */
  amount: number;
  reason: Exclude<RefundReason, "provider" | "dispute">;
}

/**
 * Puts a payment on its way back, once; the queue then asks the provider for it. The caller holds the lock of the order. False where
 * this payment is on its way already.
 */
export async function requestRefund(
  tx: Db,
  queue: Pick<Queue, "enqueue">,
  request: RefundRequest,
  now: Date,
): Promise<boolean> {
  const { orderId, reason } = request;
  const id = newId(now);
  const made = await tx
    .insert(refunds)
    .values({ ...request, id, status: "created", createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (made.length === 0) return false;
  await tx
    .update(orders)
    .set({ reconcileAt: addMs(now, FIRST_ASKED_MS) })
    .where(eq(orders.id, orderId));
  await queue.enqueue(tx, "payment.reconcile", { orderId });
  if (reason !== "claim") await queue.enqueue(tx, "mail.payment-returned", { refundId: id });
  return true;
}
