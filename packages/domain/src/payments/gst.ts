import { indianDay } from "../time.ts";
import { MAX_SERIAL_NUMBER } from "./limits.ts";
import type { IndianState } from "./states.ts";

/** Returns the year in which the financial year of a day (`YYYY-MM-DD`) begins: April to March. */
export function financialYearFrom(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month < 4 ? year - 1 : year;
}

/** An invoice's amounts in paise; the parts sum to the total. */
interface TaxParts {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/** Returns the tax included in a price: CGST and SGST, equal to the paisa, within the seller's state, otherwise IGST. */
export function taxParts(total: number, rate: number, buyer: IndianState, seller: IndianState): TaxParts {
  const includedAt = (percent: number) => Math.round((total * percent) / (100 + rate));
  if (buyer !== seller) {
    const igst = includedAt(rate);
    return { taxable: total - igst, cgst: 0, sgst: 0, igst, total };
  }
  const half = includedAt(rate / 2);
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0, total };
}

/** Returns "26-27": from April to March, in India. */
export function financialYearOf(at: Date): string {
  const start = financialYearFrom(indianDay(at));
  const short = (full: number) => String(full % 100).padStart(2, "0");
  return `${short(start)}-${short(start + 1)}`;
}

/** The series: GST invoices, credit notes for their refunds, and plain receipts of a seller without a GSTIN. */
const DOCUMENT_PREFIXES = { invoice: "IN", "credit-note": "CN", receipt: "RC" } as const;
export type DocumentKind = keyof typeof DOCUMENT_PREFIXES;

/** The minimum number of digits of a serial. */
export const SERIAL_DIGITS = 6;

/** Returns "IN/26-27/", which precedes the serial. */
export const seriesPrefix = (kind: DocumentKind, financialYear: string) =>
  `${DOCUMENT_PREFIXES[kind]}/${financialYear}/`;

/** Returns "IN/26-27/000001": consecutive within its series and financial year. */
export function documentNumber(kind: DocumentKind, financialYear: string, serial: number): string {
  const number = `${seriesPrefix(kind, financialYear)}${String(serial).padStart(SERIAL_DIGITS, "0")}`;
  if (number.length > MAX_SERIAL_NUMBER) throw new RangeError(`${number} is longer than an invoice number may be`);
  return number;
}

/** The content of a document as issued, the only source for printing it. */
export interface DocumentContents {
  seller: { name: string; address: string; state: IndianState; sac: string; gstin: string | null };
  buyer: { name: string; email: string; state: IndianState };
  description: string;
  /** In rupees. */
  amount: number;
  /** In paise; null if the seller has no GSTIN. */
  tax: (TaxParts & { rate: number }) | null;
  orderId: string;
  paymentId: string;
  /** The document that a credit note reverses. */
  reverses: { number: string; issuedAt: string } | null;
}
