import type { OrderStatus, RefundReason, RefundStatus } from "./limits.ts";

/** A provider's event, from the browser or by webhook; a lost dispute counts as a refund. */
export const WEBHOOK_EVENTS = {
  "payment.captured": "captured",
  "payment.failed": "failed",
  "refund.created": "refund-created",
  "refund.processed": "refund-processed",
  "refund.failed": "refund-failed",
  "payment.dispute.created": "refund-created",
  "payment.dispute.under_review": "refund-created",
  "payment.dispute.action_required": "refund-created",
  "payment.dispute.lost": "refund-processed",
  "payment.dispute.won": "refund-failed",
  "payment.dispute.closed": "refund-failed",
} as const;
export type PaymentEvent = (typeof WEBHOOK_EVENTS)[keyof typeof WEBHOOK_EVENTS];
/** The known data of a payment and of its refunds. */
export type ChargeEvent = "captured" | "failed";
export type RefundEvent = Exclude<PaymentEvent, ChargeEvent>;
export const isRefundEvent = (event: PaymentEvent): event is RefundEvent => event.startsWith("refund-");

/** How far the event's payment is known; null when this is its first event. */
export type PaymentStatus = "captured" | "failed" | "refunded" | null;

export interface Order {
  status: OrderStatus;
  /** The payment that settled it. */
  paymentId: string | null;
}

/** The effects in the same transaction: ledger rows, deliveries, their reversal, or the refund of a duplicate payment. */
export type Effect = "book-payment" | "book-refund" | "fulfil" | "reverse" | "return-payment";

export interface Settlement {
  order: Order;
  payment: PaymentStatus;
  effects: Effect[];
}

export interface Charge {
  event: ChargeEvent;
  paymentId: string;
  /** Of the order's whole amount. */
  isWhole: boolean;
}

/**
 * Events come more than once and in any order: an order is fulfilled once, and no payment is kept without it. One that is not of
 * the whole order buys nothing.
 */
export function settleCharge(order: Order, payment: PaymentStatus, { event, paymentId, isWhole }: Charge): Settlement {
  const isOpen = order.status === "created" || order.status === "failed";
  if (event === "failed") {
    if (payment !== null) return { order, payment, effects: [] };
    const status = order.status === "created" ? "failed" : order.status;
    return { order: { ...order, status }, payment: "failed", effects: [] };
  }
  if (payment === "captured" || payment === "refunded") return { order, payment, effects: [] };
  if (isOpen && isWhole)
    return { order: { status: "paid", paymentId }, payment: "captured", effects: ["book-payment", "fulfil"] };
  return {
    order: isOpen ? { ...order, status: "failed" } : order,
    payment: "captured",
    effects: ["book-payment", "return-payment"],
  };
}

export interface Refund {
  paymentId: string;
  /** The payment is of the order's whole amount. */
  isWhole: boolean;
  /** With this refund all of the payment is back. */
  isLast: boolean;
}

/**
 * A refund, or a lost dispute, that is processed and not booked yet. One that overtakes the event of its own payment books both;
 * nothing is handed out for money that is back. Where a part is back, the order stays paid.
 */
export function settleRefund(order: Order, payment: PaymentStatus, { paymentId, isWhole, isLast }: Refund): Settlement {
  if (payment === "refunded") return { order, payment, effects: [] };
  const isKnown = payment === "captured";
  const isOpen = order.status === "created" || order.status === "failed";
  const isItsOwn = order.paymentId === paymentId;
  const effects: Effect[] = isKnown ? ["book-refund"] : ["book-payment", "book-refund"];
  if (isItsOwn && order.status === "paid") effects.push("reverse");
  const isEnd = isLast && (isItsOwn || (isOpen && isWhole));
  return {
    order: isEnd ? { status: "refunded", paymentId } : order,
    payment: isLast ? "refunded" : "captured",
    effects,
  };
}

/** A refund's status after an event: processed is final; a failed refund can succeed when it is tried again. */
export function refundStatusAfter(status: RefundStatus, event: RefundEvent): RefundStatus {
  if (status === "processed") return status;
  if (event === "refund-processed") return "processed";
  if (event === "refund-failed") return "failed";
  return status === "none" ? "created" : status;
}

/** Waits for an admin: the provider could not pay it back. A dispute that "failed" was won, and the money stays. */
export const isRefundToSettle = ({ status, reason }: { status: RefundStatus; reason: RefundReason }): boolean =>
  status === "failed" && reason !== "dispute";

/** The number of credits that a refund takes back: its share of the amount, or all if nothing is left of it. */
export const creditsToTakeBack = (order: { credits: number; amount: number }, refunded: number): number =>
  refunded >= order.amount ? order.credits : Math.round((order.credits * refunded) / order.amount);
