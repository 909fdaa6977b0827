const DATE_TEXT = /"((?:[<>=]{1,2})?)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})"/g;
const MONTHS = 12;
const twoDigits = (part: string): string => part.padStart(2, "0");

/** Replaces the dates in a formula by ISO texts; null if a month would be above 12. */
function withIsoDates(formula: string, isDayFirst: boolean): string | null {
  let isPossible = true;
  const converted = formula.replace(DATE_TEXT, (_, operator: string, first: string, second: string, year: string) => {
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    isPossible &&= Number(month) <= MONTHS;
    return `"${operator}${year}-${twoDigits(month)}-${twoDigits(day)}"`;
  });
  return isPossible ? converted : null;
}

/** Returns the meanings of a formula with dates such as "01/04/2025": with the day first, as in India, and with the month first. */
export function dateReadingsOf(formula: string): string[] {
  const readings = [withIsoDates(formula, true), withIsoDates(formula, false)].filter((reading) => reading !== null);
  return readings.length > 0 ? [...new Set(readings)] : [formula];
}
