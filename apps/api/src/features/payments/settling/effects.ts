import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import type { Effect } from "@dryrun/domain/payments/settlement";
import type { Seller } from "../../../config/seller.ts";
import type { Db } from "../../../db/client.ts";
import { newId } from "../../../ids.ts";
import type { Clock, Queue } from "../../../ports.ts";
import { bookRupees } from "../../../records/credits.ts";
import { type RefundRequest, requestRefund } from "../../../records/purchases/refunds.ts";
import { issueCreditNote, issueReceipt } from "../documents/documents.ts";
import type { GoodsByKind } from "../goods/goods.ts";
import type * as query from "../queries.ts";

export interface SettleDeps {
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  seller: Seller;
  goods: GoodsByKind;
}

/** The payment of a provider's event, with its locked order. */
export interface Settled {
  order: query.OrderRow;
  paymentId: string;
  /** Rupees of the payment: the order's amount, or the smaller amount that was captured. */
  amount: number;
  /** The refund that was just processed, and the rupees of this payment that are refunded including it. */
  refund?: query.RefundRow;
  refunded?: number;
  now: Date;
}

function reasonOf({ reason, settledReference }: query.RefundRow): string {
  if (settledReference) return LEDGER_REASONS.settledOutside;
  return reason === "dispute" ? LEDGER_REASONS.dispute : LEDGER_REASONS.refund;
}

/** Creates the effects of a settlement, each in the settling transaction. */
export function createEffects({
  queue,
  seller,
  goods,
}: SettleDeps): Record<Effect, (tx: Db, settled: Settled) => Promise<void>> {
  async function book(tx: Db, { order, now }: Settled, amount: number, reason: string) {
    // An order outlives its account, and its entries keep the order's own id.
    await bookRupees(tx, { userId: order.userId ?? order.id, amount, reason, reference: order.id, at: now });
  }

  async function mailed(tx: Db, documentId: string | null) {
    if (documentId !== null) await queue.enqueue(tx, "mail.receipt", { documentId });
  }

  async function giveBack(tx: Db, { order, paymentId, amount, now }: Settled, reason: RefundRequest["reason"]) {
    await requestRefund(tx, queue, { orderId: order.id, paymentId, amount, reason }, now);
  }

  return {
    "book-payment": (tx, settled) => book(tx, settled, settled.amount, LEDGER_REASONS.payment),
    async "book-refund"(tx, settled) {
      const { order, paymentId, refund, now } = settled;
      if (!refund) return;
      await book(tx, settled, -refund.amount, reasonOf(refund));
      if (order.paymentId === paymentId) await mailed(tx, await issueCreditNote(tx, refund, now));
    },
    async fulfil(tx, settled) {
      const { order, paymentId, now } = settled;
      const notGiven = await goods[order.kind].fulfil(tx, order, now);
      if (notGiven) return giveBack(tx, settled, notGiven);
      const id = newId(now);
      await mailed(tx, id);
      // Last, because its number locks the series until the commit.
      await issueReceipt(tx, { id, order, paymentId, seller }, now);
    },
    reverse: (tx, { order, refunded = 0, now }) => goods[order.kind].reverse(tx, order, refunded, now),
    "return-payment": (tx, settled) =>
      giveBack(tx, settled, settled.amount < settled.order.amount ? "short" : "duplicate"),
  };
}
