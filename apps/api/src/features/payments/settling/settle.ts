import {
  type ChargeEvent,
  isRefundEvent,
  type PaymentEvent,
  type RefundEvent,
  refundStatusAfter,
  type Settlement,
  settleCharge,
  settleRefund,
} from "@dryrun/domain/payments/settlement";
import { addMs } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { newId } from "../../../ids.ts";
import type { ReportedRefund } from "../../../ports.ts";
import { LAST_LOOK_MS } from "../../../records/purchases/reconcile-times.ts";
import * as query from "../queries.ts";
import { createEffects, type SettleDeps, type Settled } from "./effects.ts";

/** An event that the provider reported. */
export interface ReportedPayment {
  event: PaymentEvent;
  paymentId: string;
  /** Rupees of the payment; undefined: the whole order, which the dialog's signature covers. */
  amount?: number | undefined;
  /** The refund or dispute of the event. */
  refund?: ReportedRefund | undefined;
}

/**
 * Applies an event of the provider, from any source; no other function does. Makes every resulting change in the
 * transaction that locks the order, so that each happens once.
 *
 * @param of The order's id; or its row, locked by this transaction.
 */
export type Settle = (tx: Db, of: string | query.OrderRow, reported: ReportedPayment, now?: Date) => Promise<void>;

export function createSettle(deps: SettleDeps): Settle {
  const apply = createApply(deps);
  return async (tx, of, { event, paymentId, amount, refund }, now = deps.clock.now()) => {
    const order = typeof of === "string" ? await query.lockOrder(tx, of) : of;
    if (!order) return; // deleted at the end of its retention
    const payment = await query.findPayment(tx, paymentId);
    const taken = Math.min(order.amount, amount ?? payment?.amount ?? order.amount);
    const settled = { order, paymentId, amount: taken, now };
    if (isRefundEvent(event)) await refundSettled(tx, apply, settled, event, refund);
    else await chargeSettled(tx, apply, settled, { event, before: payment });
  };
}

type Apply = ReturnType<typeof createApply>;

/** Stores a settlement and runs its effects. */
function createApply(deps: SettleDeps) {
  const effects = createEffects(deps);
  return async function apply(tx: Db, settled: Settled, next: Settlement, before: query.PaymentRow | undefined) {
    const { order, paymentId, amount, now } = settled;
    if (next.payment !== null && next.payment !== before?.status)
      await query.savePayment(tx, { id: paymentId, orderId: order.id, status: next.payment, amount, createdAt: now });
    const { status, paymentId: settledBy } = next.order;
    if (status !== order.status || settledBy !== order.paymentId) {
      const paid = { settledAt: now, reconcileAt: addMs(now, LAST_LOOK_MS) };
      const { settledAt, reconcileAt } = status === "paid" ? paid : order;
      await query.settleOrder(tx, { ...order, status, paymentId: settledBy, settledAt, reconcileAt });
    }
    for (const effect of next.effects) await effects[effect](tx, settled);
  };
}

async function chargeSettled(
  tx: Db,
  apply: Apply,
  settled: Settled,
  { event, before }: { event: ChargeEvent; before: query.PaymentRow | undefined },
) {
  const { order, paymentId, amount } = settled;
  const charge = { event, paymentId, isWhole: amount === order.amount };
  await apply(tx, settled, settleCharge(order, before?.status ?? null, charge), before);
}

/** Counts each refund once, by the provider's id. */
async function refundSettled(
  tx: Db,
  apply: Apply,
  settled: Settled,
  event: RefundEvent,
  reported: ReportedRefund | undefined,
) {
  const { paymentId, amount } = settled;
  const knownRefundsOf = await query.findRefundsOf(tx, paymentId);
  const before = sumOf(knownRefundsOf.filter(({ status }) => status === "processed"));
  const row = await recordRefund(tx, settled, event, { known: knownRefundsOf, reported, left: amount - before });
  if (row?.status !== "processed") return;
  const isLast = before + row.amount >= amount;
  let { order } = settled;
  let payment = await query.findPayment(tx, paymentId);
  if (!isLast && payment?.status !== "captured") {
    // A part was refunded before the payment was reported: the rest bought something.
    await chargeSettled(tx, apply, settled, { event: "captured", before: payment });
    order = (await query.findOrder(tx, order.id)) ?? order;
    payment = await query.findPayment(tx, paymentId);
  }
  const next = settleRefund(order, payment?.status ?? null, {
    paymentId,
    isWhole: amount === order.amount,
    isLast,
  });
  await apply(tx, { ...settled, order, refund: row, refunded: before + row.amount }, next, payment);
}

const sumOf = (refunds: readonly query.RefundRow[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

interface Known {
  known: readonly query.RefundRow[];
  reported: ReportedRefund | undefined;
  /** Rupees of the payment that are not refunded. */
  left: number;
}

/** Returns the refund's row with its new status; undefined if the event changes nothing. */
async function recordRefund(
  tx: Db,
  { order, paymentId, now }: Settled,
  event: RefundEvent,
  { known, reported, left }: Known,
): Promise<query.RefundRow | undefined> {
  // A part that was refunded by hand in the meantime is not the refund that we requested.
  const isOurs = ({ reason, providerRefundId, amount }: query.RefundRow) =>
    reason !== "dispute" &&
    (reported === undefined || (!reported.isDispute && providerRefundId === null && amount === reported.amount));
  const former = known.find(({ formerRefundIds }) => reported && formerRefundIds.includes(reported.id));
  if (former && event !== "refund-processed") return undefined; // of an earlier attempt
  const row =
    former ?? known.find(({ providerRefundId }) => reported && providerRefundId === reported.id) ?? known.find(isOurs);
  const status = refundStatusAfter(row?.status ?? "none", event);
  if (status === "none" || status === row?.status) return undefined;
  const providerRefundId = reported?.id ?? row?.providerRefundId ?? null;
  if (row) {
    // At most the amount that is left: other refunds may have completed before a dispute.
    const amount = status === "processed" ? Math.min(row.amount, left) : row.amount;
    const change = { status, amount, providerRefundId, updatedAt: now };
    await query.updateRefund(tx, row.id, change);
    return { ...row, ...change };
  }
  const amount = Math.min(reported?.amount ?? left, left);
  const reason = reported?.isDispute ? ("dispute" as const) : ("provider" as const);
  const times = { createdAt: now, updatedAt: now };
  const created = { id: newId(now), orderId: order.id, paymentId, amount, reason, status, providerRefundId, ...times };
  return query.insertRefund(tx, created);
}
