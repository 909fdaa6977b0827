const LAKH = 100_000;
/** Matches a text that is one amount: "7.6", "₹7,60,000". */
const AMOUNT = /^(?:₹|rs\.?|inr)?[ ]?(\d[\d,]*(?:\.\d+)?)(?:[ ]?\/-)?$/;
const LEAST_RUPEES = 100;
const LONGEST = 60;

/** Returns the rupees of a text that is one amount; null for other text. */
export function amountOf(typed: string): number | null {
  if (typed.length > LONGEST) return null;
  const [, amount] = AMOUNT.exec(typed.normalize("NFKC").toLowerCase().trim()) ?? [];
  if (amount === undefined) return null;
  const figure = Number(amount.replaceAll(",", ""));
  return Math.round(figure < LEAST_RUPEES ? figure * LAKH : figure);
}

/** Returns a salary that is one amount as digits, in rupees per year; other text unchanged. */
export const inRupees = <T>(salary: T): T | string =>
  typeof salary === "string" ? String(amountOf(salary) ?? salary) : salary;
