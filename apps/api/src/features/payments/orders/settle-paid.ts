import type { OrderKind } from "@dryrun/domain/payments/limits";
import { BAD_SIGNATURE, ORDER_NOT_FOUND, returnedBecause } from "@dryrun/domain/payments/messages";
import type { Payment } from "@dryrun/domain/payments/schema";
import { AppError } from "../../../http/app-error.ts";
import type { PaymentParts } from "../parts.ts";
import * as query from "../queries.ts";

/**
 * Settles what the browser brings back from the provider's dialog; the webhook may have been first. The signature shows that the
 * order was paid; `userId` restricts it to that person's own orders.
 * @throws BAD_SIGNATURE; NOT_FOUND; PAYMENT_RETURNED if the payment bought nothing and is being refunded
 */
export async function settlePaid(
  { db, payments, settle }: PaymentParts,
  payment: Payment,
  { kind, userId }: { kind: OrderKind; userId?: string },
): Promise<query.Settled> {
  if (!payments.isGenuine(payment)) throw new AppError("BAD_SIGNATURE", BAD_SIGNATURE);
  const id = await db.transaction(async (tx) => {
    const order = await query.lockOrderByProvider(tx, payment.orderId);
    if (order?.kind !== kind || (userId !== undefined && order.userId !== userId))
      throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
    await settle(tx, order, { event: "captured", paymentId: payment.paymentId });
    return order.id;
  });
  const settled = await query.findSettled(db, id);
  if (!settled) throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
  const { refund } = settled;
  if (refund && refund.paymentId === payment.paymentId && refund.reason !== "claim")
    throw new AppError("PAYMENT_RETURNED", returnedBecause(refund.reason), { reason: refund.reason });
  return settled;
}
