import { expect, it } from "@jest/globals";
import { formatRupees } from "../money.ts";
import { formatNumber } from "../text.ts";
import { lazy } from "./lazy.ts";

it("makes a value once, on the first call", () => {
  let made = 0;
  const value = lazy(() => ({ order: ++made }));
  expect(made).toBe(0);
  expect(value()).toBe(value());
  expect(made).toBe(1);
});

const number = new Intl.NumberFormat("en-IN");
const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const AMOUNTS = [
  ...Array.from({ length: 16 }, (_, digits) => 10 ** digits - 1),
  ...Array.from({ length: 16 }, (_, digits) => 10 ** digits),
  123_456_789,
  4.6,
  1234.56,
  1_00_000.125,
];

it.each(AMOUNTS.flatMap((amount) => (amount ? [amount, -amount] : [amount])))(
  "formats %d like the locale of India",
  (amount) => {
    expect(formatNumber(amount)).toBe(number.format(amount));
    expect(formatRupees(amount)).toBe(rupees.format(amount));
  },
);
