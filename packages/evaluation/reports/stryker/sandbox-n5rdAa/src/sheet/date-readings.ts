const TEXT = /"((?:[<>=]{1,2})?)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})"/g;
const MONTHS = 12;
const two = (part: string): string => part.padStart(2, "0");

/** The formula with its dates as ISO texts; null where a month would be above 12. */
function read(formula: string, isDayFirst: boolean): string | null {
  let isPossible = true;
  const made = formula.replace(TEXT, (_, operator: string, one: string, other: string, year: string) => {
    const [day, month] = isDayFirst ? [one, other] : [other, one];
    isPossible &&= Number(month) <= MONTHS;
    return `"${operator}${year}-${two(month)}-${two(day)}"`;
  });
  return isPossible ? made : null;
}

/**
 * What a formula means on computers that write the day first, as in India, and on those that write the month first: "01/04/2025".
 * One without such texts means one thing.
 */
export function readingsOf(formula: string): string[] {
  const readings = [read(formula, true), read(formula, false)].filter((reading) => reading !== null);
  return readings.length > 0 ? [...new Set(readings)] : [formula];
}
