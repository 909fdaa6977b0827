import { isToReconcile } from "@dryrun/domain/payments/rules";
import type { PaymentEvent } from "@dryrun/domain/payments/settlement";
import type { Db } from "../../../db/client.ts";
import type { Clock, Payments, ProviderPayment, ProviderRefund, Queue } from "../../../ports.ts";
import { nextAsked } from "../../../records/purchases/reconcile-times.ts";
import * as query from "../queries.ts";
import type { ReportedPayment, Settle } from "./settle.ts";

interface SweepDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueueAll">;
}

interface ReconcileDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  payments: Payments;
  settle: Settle;
}

const AT_ONCE = 100;

/** For the sweep: enqueues orders without news from the provider. Returns whether there may be more. */
export const createReconcileSweep =
  ({ db, clock, queue }: SweepDeps) =>
  (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const due = await query.lockDueOrders(tx, now, AT_ONCE);
      const askedOrders: { orderId: string }[] = [];
      for (const order of due) {
        const [refund] = await query.findOpenRefunds(tx, order.id);
        const isOpen = refund !== undefined || isToReconcile(order, now);
        const since = refund?.createdAt ?? order.createdAt;
        await query.updateOrder(tx, order.id, { reconcileAt: isOpen ? nextAsked(since, now) : null });
        if (isOpen || order.status === "paid") askedOrders.push({ orderId: order.id });
      }
      await queue.enqueueAll(tx, "payment.reconcile", askedOrders);
      return due.length === AT_ONCE;
    });

const MEANING: Record<ProviderPayment["status"], PaymentEvent | null> = {
  captured: "captured",
  failed: "failed",
  refunded: "captured", // it was captured once; its refunds follow
  pending: null,
};
const REFUND_MEANING: Record<ProviderRefund["status"], PaymentEvent> = {
  created: "refund-created",
  processed: "refund-processed",
  failed: "refund-failed",
};

/** Lowers a requested refund to the amount that other refunds have left of its payment; it ends if nothing is left. */
async function lowerToLeft(
  tx: Db,
  { id, orderId, paymentId }: Pick<query.RefundRow, "id" | "orderId" | "paymentId">,
  updatedAt: Date,
): Promise<number> {
  const order = await query.lockOrder(tx, orderId);
  const payment = await query.findPayment(tx, paymentId);
  const refunds = await query.findRefundsOf(tx, paymentId);
  const refund = refunds.find((one) => one.id === id);
  if (!order || refund?.status !== "created") return 0;
  const others = refunds.filter((one) => one.status === "processed");
  const left = others.reduce((sum, one) => sum - one.amount, payment?.amount ?? order.amount);
  const amount = Math.min(refund.amount, left);
  if (amount === 0) await query.updateRefund(tx, id, { amount, status: "processed", updatedAt });
  else if (amount < refund.amount) await query.updateRefund(tx, id, { amount, updatedAt });
  return amount;
}

/** Returns the idempotency key: the provider makes one refund per key, so a new attempt needs a new one. */
const keyOf = ({ id, formerRefundIds: { length } }: query.RefundRow) => (length === 0 ? id : `${id}-${length + 1}`);

/** Queries the provider for payments and pending refunds; idempotent. */
export function createReconcile({ db, clock, queue, payments, settle }: ReconcileDeps) {
  const settleOnce = (orderId: string, reported: ReportedPayment) =>
    db.transaction((tx) => settle(tx, orderId, reported));

  async function settleRefundsOf(orderId: string, paymentId: string, amount?: number) {
    for (const { status, ...refund } of await payments.refundsOf(paymentId))
      await settleOnce(orderId, { event: REFUND_MEANING[status], paymentId, amount, refund });
  }

  async function askForPayments({ id, providerOrderId }: query.OrderRow) {
    for (const { id: paymentId, amount, status, hasRefunds } of await payments.paymentsOf(providerOrderId)) {
      // Refunds first, so that nothing is delivered for refunded money.
      if (hasRefunds) await settleRefundsOf(id, paymentId, amount);
      const event = MEANING[status];
      if (event) await settleOnce(id, { event, paymentId, amount });
    }
  }

  async function askForRefund(orderId: string, open: query.RefundRow) {
    const { id, paymentId, providerRefundId } = open;
    if (providerRefundId) return settleRefundsOf(orderId, paymentId);
    const amount = await db.transaction((tx) => lowerToLeft(tx, { orderId, paymentId, id }, clock.now()));
    if (amount === 0) return;
    const { status, ...refund } = await payments.refund({ paymentId, amount, key: keyOf(open) });
    await db.transaction(async (tx) => {
      await query.updateRefund(tx, id, { providerRefundId: refund.id, updatedAt: clock.now() });
      const event = "refund-processed";
      if (payments.sandbox) await queue.enqueue(tx, "payment.sandbox-webhook", { paymentId, event });
    });
    await settleOnce(orderId, { event: REFUND_MEANING[status], paymentId, refund });
  }

  return async function reconcile(orderId: string): Promise<void> {
    const order = await query.findOrder(db, orderId);
    if (!order || order.provider !== payments.provider) return; // the other provider's installation settles its orders
    await askForPayments(order);
    for (const refund of await query.findOpenRefunds(db, orderId)) await askForRefund(orderId, refund);
  };
}
