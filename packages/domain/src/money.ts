const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const EXACT_RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 2 });
const LAKH = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** ₹4,50,000: Indian grouping, no decimals (specification 1, point 9). */
export const formatRupees = (rupees: number) => RUPEES.format(rupees);

/** Paise exist in the provider's dialog and on invoices, never on our own wire. */
export const toPaise = (rupees: number) => rupees * 100;

/** ₹83.75: an invoice's amounts, to the paisa. */
export const formatPaise = (paise: number) => EXACT_RUPEES.format(paise / 100);

/** "4.5 lakh" or "1.2 crore"; empty below ten thousand, where the words help nobody. */
export function inWords(rupees: number): string {
  if (rupees >= 10_000_000) return `${LAKH.format(rupees / 10_000_000)} crore`;
  return rupees >= 10_000 ? `${LAKH.format(rupees / 100_000)} lakh` : "";
}

/** A purely numeric salary as rupees, other text as it is, 'N/A' when empty. */
export function formatSalary(salary: string): string {
  const text = salary.trim();
  if (text === "") return "N/A";
  return /^\d+$/.test(text) ? formatRupees(Number(text)) : text;
}
