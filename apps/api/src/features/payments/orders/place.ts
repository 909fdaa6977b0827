import type { Output } from "@dryrun/domain/contract/define";
import type { createCreditOrder } from "@dryrun/domain/payments/contract";
import { CURRENCY, type OrderKind } from "@dryrun/domain/payments/limits";
import { ORDER_FAILED } from "@dryrun/domain/payments/messages";
import { type IndianState, placeOfSupply } from "@dryrun/domain/payments/states";
import { addMs } from "@dryrun/domain/time";
import { AppError } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";
import { FIRST_ASKED_MS } from "../../../records/purchases/reconcile-times.ts";
import type { PaymentDeps } from "../deps.ts";
import { insertOrder, type OrderRow } from "../queries.ts";

export interface Buyer {
  /** Null for visitors and for purchases with another address. */
  userId: string | null;
  email: string;
  name: string;
  phone: string;
  state: IndianState | undefined;
}
type Detail = "credits" | "sessionId" | "couponCode" | "discount" | "attendeeCredit";
export type Wanted = { kind: OrderKind; amount: number } & Partial<Pick<OrderRow, Detail>>;

const NEW = {
  status: "created",
  credits: null,
  sessionId: null,
  couponCode: null,
  discount: 0,
  attendeeCredit: 0,
  paymentId: null,
  settledAt: null,
} as const;

/** Seconds until a retry is useful. */
const AWAY_HEADERS = { "Retry-After": "30" };

/**
 * Places an order at the provider and in our books, and returns the data for the provider's dialog; the caller has
 * checked the price. Stores nothing if the provider fails.
 */
export async function placeOrder(
  { db, clock, payments, seller }: Pick<PaymentDeps, "db" | "clock" | "payments" | "seller">,
  { state, ...buyer }: Buyer,
  wanted: Wanted,
): Promise<Output<typeof createCreditOrder>> {
  const createdAt = clock.now();
  const id = newId(createdAt);
  const { amount } = wanted;
  const orderId = await payments.createOrder({ amount, reference: id }).catch((cause: unknown) => {
    throw Object.assign(new AppError("PROVIDER_AWAY", ORDER_FAILED, {}, AWAY_HEADERS), { cause });
  });
  await insertOrder(db, {
    ...NEW,
    ...buyer,
    ...wanted,
    id,
    state: placeOfSupply(state, seller.state),
    provider: payments.provider,
    providerOrderId: orderId,
    createdAt,
    reconcileAt: addMs(createdAt, FIRST_ASKED_MS),
  });
  return { orderId, amount, currency: CURRENCY, key: payments.key };
}
