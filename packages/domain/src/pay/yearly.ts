import { MAX_CTC_RUPEES } from "../limits.ts";

/** Rupees per year. */
export interface YearlyPay {
  from: number;
  to: number;
}

const THOUSAND = 1000;
const LAKH = 100_000;
const UNITS = new Map(Object.entries({ k: THOUSAND, t: THOUSAND, l: LAKH, c: 100 * LAKH }));
/** Longer text is not a salary; the field of a job is shorter. */
const LONGEST = 200;
/** A smaller figure without a unit is lakhs of a range ("4–6 LPA"), months or a percentage. */
const LEAST_RUPEES = 1000;
/** Figures of one salary differ by at most this factor: a year ("batch of 2026") or a bonus is not a lower end. */
const WIDEST = 20;

const FIGURE =
  /(\d[\d,]*(?:\.\d+)?)[ ]?\+?[ ]?(?:(k|thousand|lpa|lakhs?|lacs?|l|crores?|cr)(?![a-z]))?[ ]?(%|\+?[ ]?(?:months?|years?|yrs?|days?|hours?|weeks?)(?![a-z]))?/g;
const FOREIGN = /[$€£¥]|\b(?:usd|eur|gbp|aed|sgd|dollars?|euros?)\b/;
const YEARLY = /lpa|\b(?:p\.?[ ]?a|per annum|annum|annual|annually|year|yearly|yr|ctc)\b/;
const MONTHLY = /\b(?:p\.?[ ]?m|mo|month|monthly|mth|stipend)\b/;
const BY_TIME = /\b(?:hour|hourly|hr|day|daily|week|weekly|task|project|piece)\b/;
/** Matches additions to the pay: "4 LPA + incentives", "3 lakh plus bonus". A sign after a figure is "4+ LPA". */
const ON_TOP = /[^\d]\+|\bplus\b/;

/** Returns the yearly rupees of a salary as employers write it; null if no figure and period can be parsed. */
export function yearlyPayOf(salary: string): YearlyPay | null {
  const all = salary.normalize("NFKC").toLowerCase().slice(0, LONGEST).replace(/\s+/g, " ").trim();
  if (FOREIGN.test(all)) return null;
  const text = all.slice(0, ON_TOP.exec(all)?.index);
  const figures = figuresOf(text);
  if (figures.length === 0) return null;
  // A plain number is rupees per year wherever a job is shown (`formatSalary`).
  const times = /^\d+$/.test(text) ? 1 : timesAYear(all, Math.max(...figures));
  if (times === null) return null;
  const to = Math.max(...figures) * times;
  const from = Math.min(...figures.map((figure) => figure * times).filter((pay) => pay * WIDEST >= to));
  return to > MAX_CTC_RUPEES ? null : { from: Math.round(from), to: Math.round(to) };
}

/** Returns figures in rupees. A figure without a unit has that of the next one: "4–6 LPA". */
function figuresOf(text: string): number[] {
  const figures: number[] = [];
  let unit: number | undefined;
  for (const [, digits = "", name, span] of [...text.matchAll(FIGURE)].reverse()) {
    const figure = Number(digits.replaceAll(",", ""));
    if (span && !name && figure <= 100) continue; // "6 months", "10%"
    if (name) unit = UNITS.get(name[0] as string);
    const rupees = name || figure < LEAST_RUPEES ? figure * (unit ?? 1) : figure;
    if (rupees >= LEAST_RUPEES) figures.push(rupees);
  }
  return figures;
}

/** Returns how often the figure is paid per year; null if the text does not say so and the figure could be either. */
function timesAYear(text: string, figure: number): number | null {
  const isMonthly = MONTHLY.test(text);
  if (YEARLY.test(text)) return isMonthly && figure < LAKH ? 12 : 1;
  if (isMonthly) return 12;
  return figure >= LAKH && !BY_TIME.test(text) ? 1 : null;
}
