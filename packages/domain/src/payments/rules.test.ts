import { describe, expect, test } from "@jest/globals";
import { CREDIT_PACKS } from "./limits.ts";
import { describeOrder, isToReconcile, priceOfCredits, refusalOfAmount, signedText } from "./rules.ts";

test("has three packs", () => {
  expect(CREDIT_PACKS).toEqual([
    { credits: 5, amount: 299 },
    { credits: 10, amount: 549 },
    { credits: 20, amount: 999 },
  ]);
});

test.each([
  [5, 299],
  [10, 549],
  [20, 999],
  [1, null],
  [0, null],
  [-5, null],
])("prices %d credits at %j", (credits, price) => {
  expect(priceOfCredits(credits)).toBe(price);
});

test.each([
  [549, null],
  [548, "PRICE_CHANGED"],
  [54_900, "PRICE_CHANGED"],
  [0, "PRICE_CHANGED"],
])("answers an amount of %d for 549 with %j", (amount, refusal) => {
  expect(refusalOfAmount(amount, 549)).toBe(refusal);
});

test("has the provider sign both ids", () => {
  expect(signedText("order_1", "pay_2")).toBe("order_1|pay_2");
});

test.each([
  ["credits", 10, "10 interview credits"],
  ["course", null, "Data Analyst Course"],
  ["masterclass", null, "Data Analyst Masterclass"],
] as const)("describes an order of %s (%j) as %j", (kind, credits, title) => {
  expect(describeOrder(kind, credits)).toBe(title);
});

describe("querying the provider about an order", () => {
  const createdAt = new Date("2026-11-20T10:00:00Z");
  test.each([
    { status: "created", now: "2026-11-20T10:09:59Z", is: false },
    { status: "created", now: "2026-11-20T10:10:00Z", is: true },
    { status: "failed", now: "2026-11-21T10:00:00Z", is: true },
    { status: "paid", now: "2026-11-21T10:00:00Z", is: false },
    { status: "refunded", now: "2026-11-21T10:00:00Z", is: false },
    { status: "created", now: "2026-11-27T10:00:00Z", is: true },
    { status: "created", now: "2026-11-27T10:00:01Z", is: false },
  ] as const)("$status at $now: $is", ({ status, now, is }) => {
    expect(isToReconcile({ status, createdAt }, new Date(now))).toBe(is);
  });
});
