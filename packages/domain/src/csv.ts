const FORMULA = /^[=+\-@\t\r]/;

/** Whether a spreadsheet would run this cell as a formula. */
export const isFormula = (cell: string) => FORMULA.test(cell);

/** One cell of a CSV that we write: never a formula, in quotes where it needs them. */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV with a byte order mark, by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]) =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;

const SEPARATORS = [",", ";", "\t"] as const;

/** What stands between the cells of the first line: spreadsheets write semicolons where a comma is the decimal sign. */
function separatorOf(text: string): string {
  const [first = ""] = text.replace(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ",");
}

/** The cells of each line, also the blank lines; null where a quote has no end, or stands where none may. */
export function parseCsv(text: string): string[][] | null {
  const rows: string[][] = [[]];
  const between = separatorOf(text);
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${between}\\r\\n]*))(${between}|\\r\\n|\\n|\\r|$)`, "y");
  cells.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  for (;;) {
    const cell = cells.exec(text);
    if (!cell) return null;
    const [, quoted, plain = "", end = ""] = cell;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "") break;
    if (end !== between) rows.push([]);
  }
  const last = rows.at(-1);
  if (last?.length === 1 && last[0] === "" && rows.length > 1) rows.pop(); // the end of the last line
  return rows;
}

const asEncoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The text of a file as spreadsheets write it: UTF-8 and UTF-16 with or without a mark, else Windows-1252; null for no text. */
export function textOfFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return asEncoded(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return asEncoded(bytes, "utf-16be");
  const text = asEncoded(bytes, "utf-8") ?? asEncoded(bytes, "windows-1252");
  return text?.includes("\0") ? null : text;
}
