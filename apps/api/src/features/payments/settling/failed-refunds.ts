import { REFUND_NOT_FAILED, REFUND_OF_OTHER_PROVIDER, refundSettled } from "@dryrun/domain/admin/messages";
import type { retryRefund, settleRefund } from "@dryrun/domain/admin/records/contract";
import type { Input } from "@dryrun/domain/contract/define";
import { isRefundToSettle } from "@dryrun/domain/payments/settlement";
import { addMs } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import type { Clock, Payments, Queue } from "../../../ports.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import { FIRST_ASKED_MS } from "../../../records/purchases/reconcile-times.ts";
import * as query from "../queries.ts";
import type { Settle } from "./settle.ts";

interface FailedRefundDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  payments: Pick<Payments, "provider">;
  settle: Settle;
}

/** Lets an admin handle a refund that the provider could not pay; each action is audited. */
export function createFailedRefunds({ db, clock, queue, payments, settle }: FailedRefundDeps) {
  return {
    /** Enqueues a request to the provider with a new key. */
    retry: (adminId: string, id: string, { reason }: Input<typeof retryRefund>["body"]): Promise<void> =>
      db.transaction(async (tx) => {
        const { refund, order } = await lockFailed(tx, id);
        if (order.provider !== payments.provider) throw new AppError("NOT_FAILED", REFUND_OF_OTHER_PROVIDER);
        const now = clock.now();
        const { providerRefundId: last, formerRefundIds: former } = refund;
        const formerRefundIds = last === null ? former : [...former, last];
        const begun = { status: "created", providerRefundId: null, formerRefundIds, updatedAt: now } as const;
        await query.updateRefund(tx, id, begun);
        await query.updateOrder(tx, order.id, { reconcileAt: addMs(now, FIRST_ASKED_MS) });
        await queue.enqueue(tx, "payment.reconcile", { orderId: order.id });
        await addAuditEntry(tx, { actorId: adminId, action: "refund.retried", target: id, detail: reason }, now);
      }),

    /** Books it as refunded, with its credit note and the return of the goods. */
    settle: (adminId: string, id: string, { reason, reference }: Input<typeof settleRefund>["body"]): Promise<void> =>
      db.transaction(async (tx) => {
        const { refund, order } = await lockFailed(tx, id);
        const now = clock.now();
        const { paymentId, amount } = refund;
        // Later events of the provider find it by this id.
        const providerRefundId = refund.providerRefundId ?? `outside_${id}`;
        await query.updateRefund(tx, id, { providerRefundId, settledReference: reference });
        const reported = { id: providerRefundId, amount };
        await settle(tx, order, { event: "refund-processed", paymentId, refund: reported }, now);
        const detail = refundSettled(reason, reference);
        await addAuditEntry(tx, { actorId: adminId, action: "refund.settled", target: id, detail }, now);
      }),
  };
}

/** Locks a failed refund by its order. Of two concurrent calls the second waits for the lock and sees the first one's change. */
async function lockFailed(tx: Db, id: string) {
  const foundRefund = await query.findRefund(tx, id);
  const order = foundRefund && (await query.lockOrder(tx, foundRefund.order.id));
  const { refund } = (await query.findRefund(tx, id)) ?? {};
  if (!order || !refund) throw notFound("This refund");
  if (!isRefundToSettle(refund)) throw new AppError("NOT_FAILED", REFUND_NOT_FAILED);
  return { refund, order };
}
