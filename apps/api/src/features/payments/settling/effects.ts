import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import type { Effect } from "@dryrun/domain/payments/settlement";
import { addMs } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { newId } from "../../../ids.ts";
import type { Clock, Queue } from "../../../ports.ts";
import { bookRupees } from "../../../records/credits.ts";
import { issueCreditNote, issueReceipt, type Seller } from "../documents/documents.ts";
import * as query from "../queries.ts";
import type { Fulfilments } from "./fulfil.ts";
import { FIRST_ASKED_MS } from "./reconcile-times.ts";

export interface SettleParts {
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  seller: Seller;
  fulfilments: Fulfilments;
}

/** The payment that a word of the provider is about, with its order as it is locked. */
export interface Settled {
  order: query.OrderRow;
  paymentId: string;
  /** The order's, or what little was taken for it. */
  amount: number;
  /** The way back that is known already. */
  refund: query.RefundRow | undefined;
  now: Date;
}

/** What follows from a settlement, each in its transaction. */
export function createEffects({
  queue,
  seller,
  fulfilments,
}: SettleParts): Record<Effect, (tx: Db, settled: Settled) => Promise<void>> {
  async function book(tx: Db, { order, amount, now }: Settled, sign: 1 | -1) {
    const reason = sign === 1 ? LEDGER_REASONS.payment : LEDGER_REASONS.refund;
    // An order outlives its account, and its entries stay together under its own id.
    const userId = order.userId ?? order.id;
    await bookRupees(tx, { userId, amount: sign * amount, reason, reference: order.id, at: now });
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

  return {
    "book-payment": (tx, settled) => book(tx, settled, 1),
    "book-refund": async (tx, settled) => {
      await book(tx, settled, -1);
      const { order, paymentId, now } = settled;
      if (order.paymentId === paymentId) await mailed(tx, await issueCreditNote(tx, order.id, now));
    },
    fulfil,
    "return-payment": giveBack,
  };
}
