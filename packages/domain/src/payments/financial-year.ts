/** Returns the year in which the financial year of a day (`YYYY-MM-DD`) begins: April to March. */
export function financialYearFrom(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month < 4 ? year - 1 : year;
}
