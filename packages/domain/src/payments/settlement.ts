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
/** The events of the charge itself; all others are refund events. */
export type ChargeEvent = "captured" | "failed";
export type RefundEvent = Exclude<PaymentEvent, ChargeEvent>;
export const isRefundEvent = (event: PaymentEvent): event is RefundEvent => event.startsWith("refund-");

/** The known state of the event's payment; null before its first event. */
export type PaymentStatus = "captured" | "failed" | "refunded" | null;

export interface Order {
  status: OrderStatus;
  /** The payment that settled the order. */
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
  /** Whether the payment is of the order's whole amount. */
  isWhole: boolean;
}

/**
 * Events are repeated and arrive in any order: an order is delivered once, and no payment is kept without a delivery.
 * A payment below the order's amount buys nothing.
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
  /** Whether the payment is of the order's whole amount. */
  isWhole: boolean;
  /** Whether all of the payment is refunded with this refund. */
  isLast: boolean;
}

/**
 * Settles a processed refund or a lost dispute that is not booked yet. One that arrives before its own payment's
 * event books both; nothing is delivered for refunded money. After a partial refund, the order stays paid.
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

/** Returns a refund's status after an event: processed is final; a failed refund can succeed in another attempt. */
export function refundStatusAfter(status: RefundStatus, event: RefundEvent): RefundStatus {
  if (status === "processed") return status;
  if (event === "refund-processed") return "processed";
  if (event === "refund-failed") return "failed";
  return status === "none" ? "created" : status;
}

/** Whether it waits for an admin because the provider could not pay it. A dispute that "failed" was won, and the money stays. */
export const isRefundToSettle = ({ status, reason }: { status: RefundStatus; reason: RefundReason }): boolean =>
  status === "failed" && reason !== "dispute";

/** Returns the number of credits that a refund removes: its share of the amount, or all if nothing is left of it. */
export const creditsToTakeBack = (order: { credits: number; amount: number }, refunded: number): number =>
  refunded >= order.amount ? order.credits : Math.round((order.credits * refunded) / order.amount);
