import { formatPay } from "./typed.ts";
import { yearlyPayOf } from "./yearly.ts";

const FIGURE = String.raw`(?:₹|rs\.?|inr)?[ ]?\d[\d,]{0,15}(?:\.\d{1,2})?[ ]?(?:k|thousand|lpa|lakhs?|lacs?|l|crores?|cr)?(?:\/-)?`;
const PERIOD = String.raw`(?:[ ]?(?:(?:a|per|\/)[ ]?(?:year|annum|yr|month|mth|mo)|p\.?[am]\.?|annually|yearly|monthly|ctc))?`;
/** One amount or one range and nothing else: "up to" and "plus bonus" would be lost. */
const PLAIN = new RegExp(`^${FIGURE}${PERIOD}(?:[ ]?(?:-|–|—|to)[ ]?${FIGURE}${PERIOD})?$`);
const LONGEST = 60;

/**
 * A posting's pay as it is shown everywhere: digits for one amount, "₹4,50,000 to ₹6,00,000 a year" for a range, each as the
 * employer's form understood it; other text as it was typed.
 */
export function salaryText(salary: string): string {
  const text = salary.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const pay = text.length <= LONGEST && PLAIN.test(text) ? yearlyPayOf(text) : null;
  if (!pay) return salary;
  return pay.from === pay.to ? String(pay.to) : formatPay(pay);
}
