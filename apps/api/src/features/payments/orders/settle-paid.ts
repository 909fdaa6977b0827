import type { OrderKind } from "@dryrun/domain/payments/limits";
import { BAD_SIGNATURE, ORDER_NOT_FOUND, returnedBecause } from "@dryrun/domain/payments/messages";
import type { Payment } from "@dryrun/domain/payments/schema";
import { groupTransactions } from "../../../db/batching/grouped.ts";
import type { Db } from "../../../db/client.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { PaymentDeps } from "../deps.ts";
import * as query from "../sale-queries.ts";

type Parts = Pick<PaymentDeps, "db" | "payments" | "settle">;
interface Paid {
  payment: Payment;
  kind: OrderKind;
  /** Restricts the search to this person's own orders. */
  userId?: string;
}

const notFound = () => new AppError("NOT_FOUND", ORDER_NOT_FOUND);

/** Settles within the transaction; returns the order's id. */
const settlesIn =
  ({ settle }: Parts) =>
  async (tx: Db, { payment, kind, userId }: Paid): Promise<string> => {
    const order = await query.lockOrderByProvider(tx, payment.orderId);
    if (order?.kind !== kind || (userId !== undefined && order.userId !== userId)) throw notFound();
    await settle(tx, order, { event: "captured", paymentId: payment.paymentId });
    return order.id;
  };

async function outcomeOf({ db }: Parts, id: string, { paymentId }: Payment): Promise<query.Settled> {
  const settled = await query.findSettled(db, id);
  if (!settled) throw notFound();
  // For the submitted payment: another one may have settled the order earlier.
  const reason = settled.refunds.find((refund) => refund.paymentId === paymentId)?.reason;
  if (reason !== undefined && reason !== "claim")
    throw new AppError("PAYMENT_RETURNED", returnedBecause(reason), { reason });
  return settled;
}

function checkSignature({ payments }: Parts, payment: Payment) {
  if (!payments.isGenuine(payment)) throw new AppError("BAD_SIGNATURE", BAD_SIGNATURE);
}

/**
 * Settles the result of the provider's dialog, which the browser submits; the webhook may have been first. The
 * signature proves that the order was paid.
 * @throws BAD_SIGNATURE; NOT_FOUND; PAYMENT_RETURNED if the payment bought nothing and is being refunded
 */
export async function settlePaid(deps: Parts, payment: Payment, kind: OrderKind): Promise<query.Settled> {
  checkSignature(deps, payment);
  const id = await deps.db.transaction((tx) => settlesIn(deps)(tx, { payment, kind }));
  return outcomeOf(deps, id, payment);
}

/**
 * Settles the caller's own orders of credits; simultaneous ones of different people share a transaction. Each locks
 * its order and its buyer, and no other row of a person, so that no member waits for a row of another one.
 */
export function createSettleCredits(deps: Parts) {
  const settleOne = groupTransactions(deps.db, settlesIn(deps), ({ userId = "" }: Paid) => userId);
  return async (userId: string, payment: Payment): Promise<query.Settled> => {
    checkSignature(deps, payment);
    const id = await settleOne({ payment, kind: "credits", userId });
    return outcomeOf(deps, id, payment);
  };
}
