import { type PaymentEvent, refundStatusAfter, settle } from "@dryrun/domain/payments/settlement";
import { addMs } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { newId } from "../../../ids.ts";
import * as query from "../queries.ts";
import { createEffects, type Settled, type SettleParts } from "./effects.ts";
import { LAST_LOOK_MS } from "./reconcile-times.ts";

export type Settle = ReturnType<typeof createSettle>;

/** An event that the provider reported. */
export interface ReportedPayment {
  event: PaymentEvent;
  paymentId: string;
  /** Rupees of the payment; undefined: of the whole order, as the provider's dialog signs it. */
  amount?: number | undefined;
}

/**
 * The only function that applies a provider's event, from any source. It locks the order and makes every resulting change in the
 * same transaction, so that each happens once.
 */
export function createSettle(parts: SettleParts) {
  const { clock } = parts;
  const effects = createEffects(parts);

  return async function settleOrder(
    tx: Db,
    orderId: string,
    { event, paymentId, amount: taken }: ReportedPayment,
    now = clock.now(),
  ): Promise<void> {
    const order = await query.lockOrder(tx, orderId);
    if (!order) return; // outlived
    const known = await query.findPayment(tx, paymentId);
    const refund = await query.findRefundOf(tx, paymentId);
    const amount = Math.min(order.amount, refund?.amount ?? taken ?? order.amount);
    const next = settle(order, known?.status ?? null, event, paymentId, amount === order.amount);
    const settled = { order, paymentId, amount, refund, now };
    if (next.payment !== null && next.payment !== known?.status)
      await query.savePayment(tx, { id: paymentId, orderId, status: next.payment, createdAt: now });
    if (next.order !== order) {
      const isPaid = next.order.status === "paid";
      await query.updateOrder(tx, orderId, {
        ...next.order,
        ...(isPaid && { settledAt: now, reconcileAt: addMs(now, LAST_LOOK_MS) }),
      });
    }
    await noteRefund(tx, settled, event);
    for (const effect of next.effects) await effects[effect](tx, settled);
  };
}

/** A refund that we did not ask for was made on the provider's own pages. */
async function noteRefund(tx: Db, { order, paymentId, amount, refund: known, now }: Settled, event: PaymentEvent) {
  const status = refundStatusAfter(known?.status ?? "none", event);
  if (status === "none" || status === known?.status) return;
  if (known) return void (await query.updateRefund(tx, known.id, { status, updatedAt: now }));
  const times = { createdAt: now, updatedAt: now };
  await query.insertRefund(tx, {
    id: newId(now),
    orderId: order.id,
    paymentId,
    amount,
    status,
    ...times,
  });
}
