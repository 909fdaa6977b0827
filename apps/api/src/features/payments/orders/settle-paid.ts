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
): Promise<query.OrderRow> {
  if (!payments.isGenuine(payment)) throw new AppError("BAD_SIGNATURE", BAD_SIGNATURE);
  const found = await query.findOrderByProvider(db, payment.orderId);
  if (found?.kind !== kind || (userId !== undefined && found.userId !== userId))
    throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
  await db.transaction((tx) => settle(tx, found.id, { event: "captured", paymentId: payment.paymentId }));
  const order = await query.findOrder(db, found.id);
  if (!order) throw new AppError("NOT_FOUND", ORDER_NOT_FOUND);
  const returned = order.paymentId === payment.paymentId && (await query.findOwnRefund(db, payment.paymentId));
  if (returned && returned.reason !== "claim")
    throw new AppError("PAYMENT_RETURNED", returnedBecause(returned.reason), { reason: returned.reason });
  return order;
}
