import { mulberry32, pickOne, type Random } from "./random.ts";
import type { SalesRow } from "./sales-row.ts";

const SEED = 20_250_401;
const SHARE_WITH_SPACES = 0.07;
const SHARE_WITH_OTHER_DATES = 0.12;
const NON_BREAKING = "\u00a0";
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The columns that people typed: their text has stray spaces in some rows. */
export const TYPED_COLUMNS = ["city", "customer_segment", "category", "product", "payment_mode"] as const;

const leading = (text: string): string => ` ${text}`;
const trailing = (text: string): string => `${text} `;
const doubled = (text: string): string => text.replace(" ", "  ");
const trailingNonBreaking = (text: string): string => `${text}${NON_BREAKING}`;
const innerNonBreaking = (text: string): string => text.replace(" ", NON_BREAKING);

function withStraySpace(random: Random, text: string): string {
  const ofOneWord = [leading, trailing, trailing, trailingNonBreaking];
  return pickOne(random, text.includes(" ") ? [...ofOneWord, doubled, innerNonBreaking] : ofOneWord)(text);
}

/** Formats as `05-Apr-2023` or `2023/04/05`: neither is ambiguous. */
function inOtherFormat(random: Random, date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return random() < 0.6 ? `${day}-${MONTHS[Number(month) - 1]}-${year}` : `${year}/${month}/${day}`;
}

/**
 * Adds the flaws of a real export to the rows: in 7% of the cells of the typed columns a leading, trailing, double or
 * non-breaking space, in 12% of the rows dates in another format. The same on every run.
 */
export function withFlaws(rows: readonly SalesRow[]): SalesRow[] {
  const random = mulberry32(SEED);
  return rows.map((row) => {
    const flawed = { ...row };
    for (const column of TYPED_COLUMNS)
      if (random() < SHARE_WITH_SPACES) flawed[column] = withStraySpace(random, row[column]);
    if (random() < SHARE_WITH_OTHER_DATES) {
      flawed.order_date = inOtherFormat(random, row.order_date);
      flawed.ship_date = row.ship_date && inOtherFormat(random, row.ship_date);
    }
    return flawed;
  });
}

const trimmed = (text: string): string => text.replaceAll(NON_BREAKING, " ").trim().replace(/ {2,}/g, " ");

function isoDate(date: string): string {
  const [, day, name, year] = /^(\d\d)-([A-Z][a-z]{2})-(\d{4})$/.exec(date) ?? [];
  if (name === undefined) return date.replaceAll("/", "-");
  return `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, "0")}-${day}`;
}

/** Returns the rows after careful cleaning: without stray spaces, with every date as `YYYY-MM-DD`. */
export function cleanRows(rows: readonly SalesRow[]): SalesRow[] {
  return rows.map((row) => {
    const clean = { ...row, order_date: isoDate(row.order_date), ship_date: row.ship_date && isoDate(row.ship_date) };
    for (const column of TYPED_COLUMNS) clean[column] = trimmed(row[column]);
    return clean;
  });
}
