import { lazy } from "./formats/lazy.ts";
import { formatNumber } from "./text.ts";

const exactRupeeFormat = lazy(
  () => new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 2 }),
);
const lakhFormat = lazy(() => new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 }));

/** ₹4,50,000: Indian grouping, no decimals. */
export const formatRupees = (rupees: number) => formatNumber(Math.round(rupees)).replace(/^-?/, "$&₹");

/** Paise are used in the provider's dialog and on invoices, never in our own API. */
export const toPaise = (rupees: number) => rupees * 100;

/** Whole rupees, rounded down. */
export const toRupees = (paise: number) => Math.floor(paise / 100);

/** ₹83.75: an invoice's amounts, to the paisa. */
export const formatPaise = (paise: number) => exactRupeeFormat().format(paise / 100);

/** "4.5 lakh" or "1.2 crore"; empty below ten thousand. */
export function inWords(rupees: number): string {
  if (rupees >= 10_000_000) return `${lakhFormat().format(rupees / 10_000_000)} crore`;
  return rupees >= 10_000 ? `${lakhFormat().format(rupees / 100_000)} lakh` : "";
}

/** Formats as ₹4,50,000 a year. */
export const formatYearly = (rupees: number) => `${formatRupees(rupees)} a year`;

/** Formats as ₹4,50,000 a year (4.5 lakh), where there is space for both; "4.5 lakh" does not wrap. */
export function formatYearlyInWords(rupees: number): string {
  const words = inWords(rupees);
  return words ? `${formatYearly(rupees)} (${words.replace(" ", "\u00a0")})` : formatYearly(rupees);
}

const isNumeric = (salary: string) => /^\d+$/.test(salary.trim());

/** Returns a numeric salary as rupees per year, other text unchanged, 'N/A' if empty. */
export function formatSalary(salary: string): string {
  const text = salary.trim();
  if (text === "") return "N/A";
  return isNumeric(text) ? formatYearly(Number(text)) : text;
}

/** The same with lakh or crore, where there is space. */
export const formatSalaryInWords = (salary: string) =>
  isNumeric(salary) ? formatYearlyInWords(Number(salary)) : formatSalary(salary);
