import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import { type Effect, type PaymentEvent, refundStatusAfter, settle } from "@dryrun/domain/payments/settlement";
import { addMs } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { newId } from "../../ids.ts";
import type { Clock, Queue } from "../../ports.ts";
import { insertLedgerEntry } from "../auth/queries.ts";
import { issueCreditNote, issueReceipt, type Seller } from "./documents.ts";
import type { Fulfilments } from "./fulfil.ts";
import * as query from "./queries.ts";
import { FIRST_ASKED_MS, LAST_LOOK_MS } from "./reconcile-times.ts";

export interface SettleParts {
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  seller: Seller;
  fulfilments: Fulfilments;
}
export type Settle = ReturnType<typeof createSettle>;

/** A word of the provider. */
export interface Told {
  event: PaymentEvent;
  paymentId: string;
  /** Rupees of the payment; undefined: of the whole order, as the provider's dialog signs it. */
  amount?: number | undefined;
}
/** The payment that a word of the provider is about, with its order as it is locked. */
interface Settled {
  order: query.OrderRow;
  paymentId: string;
  /** The order's, or what little was taken for it. */
  amount: number;
  /** The way back that is known already. */
  refund: query.RefundRow | undefined;
  now: Date;
}

/**
 * The one way in which a word of the provider changes anything, whoever brought it: the order is locked, and all that follows
 * from the word is in the same transaction, so that it happens once.
 */
export function createSettle({ clock, queue, seller, fulfilments }: SettleParts) {
  async function book(tx: Db, { order, amount, now }: Settled, sign: 1 | -1) {
    const entry = { unit: "INR" as const, amount: sign * amount, reference: order.id, at: now };
    const reason = sign === 1 ? LEDGER_REASONS.payment : LEDGER_REASONS.refund;
    // An order outlives its account, and its entries stay together under its own id.
    await insertLedgerEntry(tx, { ...entry, reason, id: newId(now), userId: order.userId ?? order.id });
  }

  async function mailed(tx: Db, documentId: string | null) {
    if (documentId !== null) await queue.enqueue(tx, "mail.receipt", { documentId });
  }

  async function giveBack(tx: Db, { order, paymentId, amount, now }: Settled) {
    const times = { createdAt: now, updatedAt: now };
    const orderId = order.id;
    const refund = { id: newId(now), orderId, paymentId, amount, status: "created" as const, ...times };
    if (!(await query.insertRefund(tx, refund))) return;
    await query.updateOrder(tx, orderId, { reconcileAt: addMs(now, FIRST_ASKED_MS) });
    await queue.enqueue(tx, "payment.reconcile", { orderId });
  }

  async function fulfil(tx: Db, settled: Settled) {
    const { order, paymentId, now } = settled;
    const give = fulfilments[order.kind];
    if (!give) throw new Error(`orders of ${order.kind} cannot be fulfilled`);
    if (!(await give(tx, order, now))) return giveBack(tx, settled);
    await mailed(tx, await issueReceipt(tx, order, paymentId, seller, now));
  }

  const effects: Record<Effect, (tx: Db, settled: Settled) => Promise<void>> = {
    "book-payment": (tx, settled) => book(tx, settled, 1),
    "book-refund": async (tx, settled) => {
      await book(tx, settled, -1);
      const { order, paymentId, now } = settled;
      if (order.paymentId === paymentId) await mailed(tx, await issueCreditNote(tx, order.id, now));
    },
    fulfil,
    "return-payment": giveBack,
  };

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

  return async function settleOrder(
    tx: Db,
    orderId: string,
    { event, paymentId, amount: taken }: Told,
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
