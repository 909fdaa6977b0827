import { formatPay } from "./typed.ts";
import { yearlyPayOf } from "./yearly.ts";

/** Matches a single amount. Text with more content, such as "up to" or "plus bonus", does not match and is shown as typed. */
const AMOUNT =
  /^(?:₹|rs\.?|inr)?[ ]?\d[\d,]{0,15}(?:\.\d{1,2})?[ ]?(?:k|thousand|lpa|lakhs?|lacs?|l|crores?|cr)?(?:[ ]?(?:(?:a|per|\/)[ ]?(?:year|annum|yr|month|mth|mo)|p\.?[am]\.?|annually|yearly|monthly|ctc))?$/;
/** Matches what separates the two ends of a range. */
const TO = /[ ]?(?:-|–|—|\bto\b)[ ]?/;
const ENDS = 2;
const LONGEST = 60;

/**
 * Returns a job's pay for display: digits for one amount, "₹4,50,000 to ₹6,00,000 a year" for a range, each as the
 * employer's form parsed it; other text as typed.
 */
export function salaryText(salary: string): string {
  const text = salary.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const ends = text.length <= LONGEST ? text.replaceAll("/-", "").split(TO) : [];
  const isPlain = ends.length > 0 && ends.length <= ENDS && ends.every((end) => AMOUNT.test(end));
  const pay = isPlain ? yearlyPayOf(text) : null;
  if (!pay) return salary;
  return pay.from === pay.to ? String(pay.to) : formatPay(pay);
}
