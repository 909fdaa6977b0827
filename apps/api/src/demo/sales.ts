import { coursePrice, findCoupon } from "@dryrun/domain/courses/rules";
import { MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { CREDIT_PACKS, type RefundStatus } from "@dryrun/domain/payments/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { createSandbox } from "../adapters/payments/sandbox.ts";
import type { Parts } from "../compose.ts";
import type { Seller } from "../config/seller.ts";
import type { Db } from "../db/client.ts";
import { claimRefund } from "../features/masterclass/own/claim-refund.ts";
import { placeOrder, type Wanted } from "../features/payments/orders/place.ts";
import { findOrderByProvider, findOwnRefund, updateRefund } from "../features/payments/queries.ts";
import type { Settle } from "../features/payments/settling/settle.ts";

const [PACK] = CREDIT_PACKS;
/** How many credits the first student has bought. */
export const BOUGHT_CREDITS = PACK.credits;
/** The demo's provider does not verify signatures: it settles in the same transaction. */
const UNSIGNED = { key: "", webhook: "" };
/** Days that the provider takes for a refund. */
const REFUND_DAYS = 2;

export interface DemoBuyer {
  userId: string;
  fullName: string;
  email: string;
  phone: string;
}
export interface SaleDeps {
  settle: Settle;
  seller: Seller;
  queue: Pick<Parts["queue"], "enqueue">;
}
const sandboxAt = (db: Db, at: Date) => createSandbox({ db, clock: { now: () => at }, secrets: UNSIGNED });

/**
 * Sells something in the past: ordered from the sandbox provider, paid, and settled like any other order. Returns the
 * order's id.
 */
async function sell(tx: Db, { settle, seller }: SaleDeps, buyer: DemoBuyer, wanted: Wanted, at: Date) {
  const { userId, fullName: name, email, phone } = buyer;
  const payments = sandboxAt(tx, at);
  const deps = { db: tx, clock: { now: () => at }, payments, seller };
  const { orderId } = await placeOrder(deps, { userId, email, name, phone, state: undefined }, wanted);
  const paid = await payments.sandbox.pay(tx, orderId, "success");
  const order = await findOrderByProvider(tx, orderId);
  if (!order || !paid?.paymentId) throw new Error("the sandbox takes what it was asked for");
  await settle(tx, order.id, { event: "captured", paymentId: paid.paymentId }, at);
  return { orderId: order.id, paymentId: paid.paymentId };
}

export const sellCredits = (tx: Db, deps: SaleDeps, buyer: DemoBuyer, at: Date) =>
  sell(tx, deps, buyer, { kind: "credits", ...PACK }, at);

export const sellSeat = (tx: Db, deps: SaleDeps, buyer: DemoBuyer, sessionId: string, at: Date) =>
  sell(tx, deps, buyer, { kind: "masterclass", sessionId, amount: MASTERCLASS_PRICE }, at);

/** Sells a course with a coupon, and for an attendee with the masterclass's price deducted. */
export function sellCourse(
  tx: Db,
  deps: SaleDeps,
  buyer: DemoBuyer,
  { coupon, isAttendee, at }: { coupon: string; isAttendee: boolean; at: Date },
) {
  const foundCoupon = findCoupon(coupon);
  const { discount, credit: attendeeCredit, total: amount } = coursePrice(foundCoupon?.fraction ?? 0, isAttendee);
  return sell(tx, deps, buyer, { kind: "course", amount, discount, attendeeCredit, couponCode: coupon }, at);
}

/** Adds an attendee's claim, in the given state at the provider. */
export async function claimSeat(
  tx: Db,
  { settle, queue }: SaleDeps,
  {
    userId,
    enrolmentId,
    orderId,
    paymentId,
  }: { userId: string; enrolmentId: string; orderId: string; paymentId: string },
  status: Exclude<RefundStatus, "none">,
  at: Date,
): Promise<void> {
  const { success } = await claimRefund({ db: tx, clock: { now: () => at }, queue })(userId, enrolmentId);
  const claimed = await findOwnRefund(tx, paymentId);
  if (!success || !claimed) throw new Error("an attendee of the demo may claim a refund");
  const payments = sandboxAt(tx, at);
  const { id, amount } = await payments.refund({ paymentId, amount: claimed.amount, key: claimed.id });
  await updateRefund(tx, claimed.id, { providerRefundId: id });
  await payments.sandbox.webhookOf(paymentId, `refund-${status}`);
  if (status === "created") return;
  await settle(
    tx,
    orderId,
    { event: `refund-${status}`, paymentId, refund: { id, amount } },
    addMs(at, REFUND_DAYS * DAY_MS),
  );
}
