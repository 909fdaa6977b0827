import type { Schema } from "yup";
import { USUAL_PAY_RUPEES } from "../limits.ts";
import { formatYearly, formatYearlyInWords } from "../money.ts";
import { amountOf } from "./amount.ts";
import { type YearlyPay, yearlyPayOf } from "./yearly.ts";

/**
 * Parses rupees per year as people type them: "7.6", "7.6 lakh", "7.6 LPA", "7,60,000", "60k a month", "4–6 LPA". A
 * number below 100 without a unit is in lakh; without a period it is per year. Null if no amount can be parsed.
 */
export function typedPayOf(typed: string): YearlyPay | null {
  const amount = amountOf(typed);
  if (amount !== null) return { from: amount, to: amount };
  return yearlyPayOf(typed) ?? yearlyPayOf(`${typed} a year`);
}

/** Parses one amount in rupees per year; null for a range or an unreadable text. */
export function typedRupees(typed: string): number | null {
  const pay = typedPayOf(typed);
  return pay && pay.from === pay.to ? pay.to : null;
}

/** Formats as "₹7,60,000 a year (7.6 lakh)", "₹4,00,000 to ₹6,00,000 a year". */
export function formatPay({ from, to }: YearlyPay): string {
  return from === to ? formatYearlyInWords(to) : `${formatYearly(from).replace(" a year", "")} to ${formatYearly(to)}`;
}

export const isUnusualPay = ({ to }: YearlyPay): boolean =>
  to !== 0 && (to < USUAL_PAY_RUPEES.least || to > USUAL_PAY_RUPEES.most);

const questionOf = (pay: YearlyPay) =>
  `${formatPay(pay)} is unusually ${pay.to < USUAL_PAY_RUPEES.least ? "low" : "high"}. Confirm or correct it.`;

/** A form's unusual amounts that the person has confirmed, in rupees per year. They are not sent. */
export interface ConfirmedPay {
  confirmedPay?: readonly number[];
}

const payOfField = (value: unknown): YearlyPay | null =>
  typeof value === "number" ? { from: value, to: value } : typeof value === "string" ? typedPayOf(value) : null;

/**
 * Adds typed amounts to a form's schema: those of `numbers` may be typed as people write them, and unusual amounts of
 * these and of `texts` are refused until `confirmedPay` contains them. The server does not ask for confirmation.
 */
export function withTypedPay<T>(
  schema: Schema<T>,
  numbers: readonly string[],
  texts: readonly string[] = [],
): Schema<T> {
  const inNumbers = ({ confirmedPay: _, ...values }: Record<string, unknown>) => ({
    ...values,
    ...Object.fromEntries(
      numbers.flatMap((name) => {
        const typed = values[name];
        const rupees = typeof typed === "string" ? typedRupees(typed) : null;
        return rupees === null ? [] : [[name, rupees]];
      }),
    ),
  });
  return [...numbers, ...texts].reduce<Schema<T>>(
    (asking, name) =>
      asking.test(`usual-${name}`, (values, { createError, originalValue }) => {
        const pay = payOfField((values as Record<string, unknown>)[name]);
        const { confirmedPay = [] } = originalValue as ConfirmedPay;
        if (!pay || !isUnusualPay(pay) || confirmedPay.includes(pay.to)) return true;
        return createError({ path: name, message: questionOf(pay) });
      }),
    schema.transform(inNumbers),
  );
}
