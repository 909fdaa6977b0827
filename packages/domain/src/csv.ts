/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell of a CSV that we write: never a formula, in quotes where it needs them. */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV with a byte order mark, by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]) =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;

/** The cells of each line, also the blank lines; null where a quote has no end, or stands where none may. */
export function parseCsv(text: string): string[][] | null {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  cells.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  for (;;) {
    const cell = cells.exec(text);
    if (!cell) return null;
    const [, quoted, plain = "", end = ""] = cell;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "") break;
    if (end !== ",") rows.push([]);
  }
  const last = rows.at(-1);
  if (last?.length === 1 && last[0] === "" && rows.length > 1) rows.pop(); // the end of the last line
  return rows;
}
