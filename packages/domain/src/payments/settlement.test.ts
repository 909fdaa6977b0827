import { describe, expect, test } from "@jest/globals";
import type { RefundReason, RefundStatus } from "./limits.ts";
import {
  type ChargeEvent,
  creditsToTakeBack,
  type Effect,
  isRefundEvent,
  isRefundToSettle,
  type Order,
  type PaymentStatus,
  type RefundEvent,
  refundStatusAfter,
  settleCharge,
  settleRefund,
} from "./settlement.ts";

const created: Order = { status: "created", paymentId: null };
const paid: Order = { status: "paid", paymentId: "a" };
const refunded: Order = { status: "refunded", paymentId: "a" };

/**
 * Plays events in turn, each as `kind:payment`, with `:short` if the payment is below the order's amount, and `:part`
 * if a refund leaves some of it. A refund is settled once it is processed, as the caller does.
 */
function play(events: string[]) {
  let order = created;
  const payments = new Map<string, PaymentStatus>();
  const effects: string[] = [];
  for (const reported of events) {
    const [event = "", paymentId = "", size] = reported.split(":");
    if (event === "refund-failed") continue;
    const cached = payments.get(paymentId) ?? null;
    const isWhole = size !== "short";
    const after =
      event === "refund-processed"
        ? settleRefund(order, cached, { paymentId, isWhole, isLast: size !== "part" })
        : settleCharge(order, cached, { event: event as ChargeEvent, paymentId, isWhole });
    order = after.order;
    payments.set(paymentId, after.payment);
    effects.push(...after.effects.map((effect) => `${effect}:${paymentId}`));
  }
  return { order, effects };
}

describe("an order after", () => {
  test.each<{ events: string[]; order: Order; effects: string[] }>([
    { events: [], order: created, effects: [] },
    { events: ["captured:a"], order: paid, effects: ["book-payment:a", "fulfil:a"] },
    { events: ["captured:a", "captured:a", "captured:a"], order: paid, effects: ["book-payment:a", "fulfil:a"] },
    { events: ["failed:a"], order: { status: "failed", paymentId: null }, effects: [] },
    { events: ["failed:b", "captured:a"], order: paid, effects: ["book-payment:a", "fulfil:a"] },
    { events: ["failed:a", "captured:a"], order: paid, effects: ["book-payment:a", "fulfil:a"] },
    { events: ["captured:a", "failed:a", "failed:b"], order: paid, effects: ["book-payment:a", "fulfil:a"] },
    {
      events: ["captured:a", "refund-processed:a", "refund-processed:a"],
      order: refunded,
      effects: ["book-payment:a", "fulfil:a", "book-refund:a", "reverse:a"],
    },
    // A part is refunded, and then the rest.
    {
      events: ["captured:a", "refund-processed:a:part"],
      order: paid,
      effects: ["book-payment:a", "fulfil:a", "book-refund:a", "reverse:a"],
    },
    {
      events: ["captured:a", "refund-processed:a:part", "refund-processed:a"],
      order: refunded,
      effects: ["book-payment:a", "fulfil:a", "book-refund:a", "reverse:a", "book-refund:a", "reverse:a"],
    },
    {
      events: ["captured:a", "refund-failed:a"],
      order: paid,
      effects: ["book-payment:a", "fulfil:a"],
    },
    // The refund's event arrives before the payment's: nothing is delivered for refunded money.
    {
      events: ["refund-processed:a", "captured:a"],
      order: refunded,
      effects: ["book-payment:a", "book-refund:a"],
    },
    // Paid twice: the second payment is refunded, which does not affect the order.
    {
      events: ["captured:a", "captured:b", "captured:b", "refund-processed:b", "refund-processed:b"],
      order: paid,
      effects: ["book-payment:a", "fulfil:a", "book-payment:b", "return-payment:b", "book-refund:b"],
    },
    {
      events: ["captured:a", "refund-processed:a", "captured:b"],
      order: refunded,
      effects: ["book-payment:a", "fulfil:a", "book-refund:a", "reverse:a", "book-payment:b", "return-payment:b"],
    },
    // A payment below the price buys nothing and is refunded; the order can still be paid.
    {
      events: ["captured:a:short", "captured:a:short", "refund-processed:a:short"],
      order: { status: "failed", paymentId: null },
      effects: ["book-payment:a", "return-payment:a", "book-refund:a"],
    },
    {
      events: ["captured:b:short", "captured:a", "refund-processed:b:short"],
      order: paid,
      effects: ["book-payment:b", "return-payment:b", "book-payment:a", "fulfil:a", "book-refund:b"],
    },
    {
      events: ["refund-processed:b:short", "captured:b:short", "captured:a"],
      order: paid,
      effects: ["book-payment:b", "book-refund:b", "book-payment:a", "fulfil:a"],
    },
    { events: ["failed:a:short", "captured:a"], order: paid, effects: ["book-payment:a", "fulfil:a"] },
  ])("$events", ({ events, order, effects }) => {
    expect(play(events)).toEqual({ order, effects });
  });
});

test("delivers at most once, and uses or refunds every payment, for events in any order", () => {
  const reported = ["captured:a", "captured:a", "failed:a", "captured:b", "refund-processed:b", "failed:c"];
  const orders = permutations(reported);
  for (const events of orders) {
    const { effects } = play(events);
    const count = (effect: Effect, id = "") => effects.filter((done) => done.startsWith(`${effect}:${id}`)).length;
    expect(count("fulfil")).toBeLessThanOrEqual(1);
    for (const id of ["a", "b"]) {
      expect(count("book-payment", id)).toBe(1);
      const isGivenBack = count("return-payment", id) === 1 || count("book-refund", id) === 1;
      expect(count("fulfil", id) === 1 || isGivenBack).toBe(true);
    }
  }
  expect(orders.length).toBe(720);
});

const permutations = <T>(items: T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );

test.each<[RefundStatus, RefundEvent, RefundStatus]>([
  ["created", "refund-processed", "processed"],
  ["created", "refund-failed", "failed"],
  ["none", "refund-processed", "processed"], // the event arrives before our own change is committed
  ["failed", "refund-processed", "processed"], // retried by support
  ["processed", "refund-failed", "processed"],
  ["processed", "refund-processed", "processed"],
  ["none", "refund-created", "created"],
  ["created", "refund-created", "created"],
  ["failed", "refund-created", "failed"],
  ["processed", "refund-created", "processed"],
])("changes a refund that is %s, after %s, to %s", (status, event, after) => {
  expect(refundStatusAfter(status, event)).toBe(after);
});

test.each<[PaymentStatus | null, PaymentStatus | null]>([
  [null, "failed"],
  ["failed", "failed"],
  ["captured", "captured"],
  ["refunded", "refunded"],
])("a failure leaves a payment that is %s as %s", (before, after) => {
  expect(settleCharge(created, before, { event: "failed", paymentId: "a", isWhole: true })).toMatchObject({
    payment: after,
    effects: [],
  });
});

test.each([
  { refunded: 0, back: 0 },
  { refunded: 100, back: 2 }, // 1.67 of 5
  { refunded: 149, back: 2 },
  { refunded: 150, back: 3 },
  { refunded: 298, back: 5 },
  { refunded: 299, back: 5 },
])("refunding $refunded of 299 rupees for 5 credits removes $back", ({ refunded: amount, back }) => {
  expect(creditsToTakeBack({ credits: 5, amount: 299 }, amount)).toBe(back);
});

test.each([
  { event: "refund-processed", isRefund: true },
  { event: "refund-failed", isRefund: true },
  { event: "captured", isRefund: false },
  { event: "failed", isRefund: false },
] as const)("$event is about a refund: $isRefund", ({ event, isRefund }) => {
  expect(isRefundEvent(event)).toBe(isRefund);
});

test.each([
  { status: "failed", reason: "missed", waits: true },
  { status: "failed", reason: "dispute", waits: false },
  { status: "processed", reason: "missed", waits: false },
  { status: "created", reason: "missed", waits: false },
] as const)("a $status refund ($reason) waits for an admin: $waits", ({ status, reason, waits }) => {
  expect(isRefundToSettle({ status, reason: reason as RefundReason })).toBe(waits);
});

describe("a refund that arrives before its payment", () => {
  const refund = { paymentId: "a", isWhole: true, isLast: true };

  test.each(["created", "failed"] as const)("ends an order that is %s", (status) => {
    expect(settleRefund({ status, paymentId: null }, null, refund)).toEqual({
      order: { status: "refunded", paymentId: "a" },
      payment: "refunded",
      effects: ["book-payment", "book-refund"],
    });
  });

  test("for another payment leaves a paid order as it is, and revokes nothing", () => {
    expect(settleRefund({ status: "paid", paymentId: "b" }, null, refund)).toMatchObject({
      order: { status: "paid", paymentId: "b" },
      effects: ["book-payment", "book-refund"],
    });
  });

  test("revokes nothing of an order that has the same payment but is not paid", () => {
    const order = { status: "refunded", paymentId: "a" } as const;
    expect(settleRefund(order, "captured", { ...refund, isLast: false }).effects).toEqual(["book-refund"]);
  });
});

test("a full refund removes all credits, and one that is a paisa lower removes its share", () => {
  expect(creditsToTakeBack({ credits: 3, amount: 100 }, 100)).toBe(3);
  expect(creditsToTakeBack({ credits: 3, amount: 0 }, 0)).toBe(3);
  expect(creditsToTakeBack({ credits: 100, amount: 100 }, 99)).toBe(99);
});
