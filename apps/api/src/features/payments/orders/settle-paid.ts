import type { OrderKind } from "@dryrun/domain/payments/limits";
import { BAD_SIGNATURE, ORDER_NOT_FOUND, returnedBecause } from "@dryrun/domain/payments/messages";
import type { Payment } from "@dryrun/domain/payments/schema";
import { AppError } from "../../../errors/app-error.ts";
import type { PaymentDeps } from "../deps.ts";
import * as query from "../queries.ts";

type Parts = Pick<PaymentDeps, "db" | "payments" | "settle">;
const notFound = () => new AppError("NOT_FOUND", ORDER_NOT_FOUND);

async function outcomeOf({ db }: Parts, id: string, { paymentId }: Payment): Promise<query.Settled> {
  const settled = await query.findSettled(db, id);
  if (!settled) throw notFound();
  // For the submitted payment: another one may have settled the order earlier.
  const reason = settled.refunds.find((refund) => refund.paymentId === paymentId)?.reason;
  if (reason !== undefined && reason !== "claim")
    throw new AppError("PAYMENT_RETURNED", returnedBecause(reason), { reason });
  return settled;
}

/**
 * Settles the result of the provider's dialog, which the browser submits; the webhook may have been first. The
 * signature proves that the order was paid.
 *
 * @param userId Restricts the search to this person's own orders.
 * @throws BAD_SIGNATURE; NOT_FOUND; PAYMENT_RETURNED if the payment bought nothing and is being refunded
 */
export async function settlePaid(
  deps: Parts,
  payment: Payment,
  kind: OrderKind,
  userId?: string,
): Promise<query.Settled> {
  if (!deps.payments.isGenuine(payment)) throw new AppError("BAD_SIGNATURE", BAD_SIGNATURE);
  const id = await deps.db.transaction(async (tx) => {
    const order = await query.lockOrderByProvider(tx, payment.orderId);
    if (order?.kind !== kind || (userId !== undefined && order.userId !== userId)) throw notFound();
    await deps.settle(tx, order, { event: "captured", paymentId: payment.paymentId });
    return order.id;
  });
  return outcomeOf(deps, id, payment);
}
