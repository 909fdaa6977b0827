export type AnswerFormat = "rupees" | "count" | "row" | "percent" | "decimal" | "text";

const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const DECIMALS: Record<AnswerFormat, number> = { rupees: 0, count: 0, row: 0, percent: 1, decimal: 2, text: 0 };

/** Formats a computed value as an option: `₹12,34,567`, `1,309`, `22.4%` (of a share), `3.71`. */
export function formatAnswer(format: AnswerFormat, value: number | string): string {
  if (typeof value === "string") return value;
  switch (format) {
    case "rupees":
      return `${value < 0 ? "-" : ""}₹${whole.format(Math.abs(value))}`;
    case "count":
      return whole.format(value);
    case "percent":
      return `${(value * 100).toFixed(1)}%`;
    case "decimal":
      return value.toFixed(2);
    default:
      return String(value);
  }
}

/** Returns the number in an option's text, or null if the option is not just a number. */
export function numberIn(text: string): number | null {
  const match = /^(-?)₹?(\d[\d,]*(?:\.\d+)?)%?$/.exec(text);
  return match ? Number(`${match[1]}${match[2]?.replaceAll(",", "")}`) : null;
}

/** Whether two numeric options differ by more than rounding: by 1%, and by 3 units of the last decimal place. */
export function areApart(key: string, other: string): boolean {
  const [a, b] = [numberIn(key), numberIn(other)];
  if (a === null || b === null) return key !== other;
  const places = Math.max(...[key, other].map((text) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0));
  const least = Math.max(places === 0 ? 1 : 3 / 10 ** places, Math.abs(a) / 100);
  return Math.abs(a - b) >= least - 1e-9;
}

/** Whether the value is so close to a rounding boundary that its last displayed digit is uncertain. */
export function isOnTheEdge(format: AnswerFormat, value: number | string): boolean {
  if (typeof value === "string") return false;
  const scaled = Math.abs(value) * (format === "percent" ? 100 : 1) * 10 ** DECIMALS[format];
  const isExact = Math.abs(scaled - Math.round(scaled)) < 1e-6;
  return !isExact && Math.abs((scaled % 1) - 0.5) < 0.02;
}
