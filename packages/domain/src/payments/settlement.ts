import type { OrderStatus, RefundStatus } from "./limits.ts";

/** What a provider's word means to us, whether it came with the browser or by webhook. */
export const WEBHOOK_EVENTS = {
  "payment.captured": "captured",
  "payment.failed": "failed",
  "refund.processed": "refund-processed",
  "refund.failed": "refund-failed",
} as const;
export type PaymentEvent = (typeof WEBHOOK_EVENTS)[keyof typeof WEBHOOK_EVENTS];

/** How far the event's payment is known; null when this is the first word of it. */
export type PaymentStatus = "captured" | "failed" | "refunded" | null;

export interface Order {
  status: OrderStatus;
  /** The payment that settled it. */
  paymentId: string | null;
}

/** What follows in the same transaction: rows of the ledger, what was bought, or the money back for a payment too many. */
export type Effect = "book-payment" | "book-refund" | "fulfil" | "return-payment";

export interface Settlement {
  order: Order;
  payment: PaymentStatus;
  effects: Effect[];
}

/**
 * Events come more than once and in any order: an order is fulfilled once, and no payment is kept without it. One that is not of
 * the whole order buys nothing.
 */
export function settle(
  order: Order,
  payment: PaymentStatus,
  event: PaymentEvent,
  paymentId: string,
  isWhole: boolean,
): Settlement {
  const unchanged: Settlement = { order, payment, effects: [] };
  const isOpen = order.status === "created" || order.status === "failed";
  switch (event) {
    case "captured":
      if (payment === "captured" || payment === "refunded") return unchanged;
      if (isOpen && isWhole)
        return { order: { status: "paid", paymentId }, payment: "captured", effects: ["book-payment", "fulfil"] };
      return {
        order: isOpen ? { ...order, status: "failed" } : order,
        payment: "captured",
        effects: ["book-payment", "return-payment"],
      };
    case "failed":
      if (payment !== null) return unchanged;
      return {
        order: order.status === "created" ? { ...order, status: "failed" } : order,
        payment: "failed",
        effects: [],
      };
    case "refund-processed": {
      if (payment === "refunded") return unchanged;
      const isItsOwn = (isOpen && isWhole) || order.paymentId === paymentId;
      return {
        order: isItsOwn ? { status: "refunded", paymentId } : order,
        payment: "refunded",
        // A refund can arrive before the event of its own payment.
        effects: payment === "captured" ? ["book-refund"] : ["book-payment", "book-refund"],
      };
    }
    case "refund-failed":
      return unchanged;
  }
}

/** A refund's status after a word of the provider: processed is the end; a failed one may succeed when it is tried again. */
export function refundStatusAfter(status: RefundStatus, event: PaymentEvent): RefundStatus {
  if (status === "processed") return status;
  if (event === "refund-processed") return "processed";
  return event === "refund-failed" ? "failed" : status;
}
