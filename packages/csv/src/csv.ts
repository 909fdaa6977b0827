import Papa from "papaparse";

/** The signs that begin a formula, also in their full width. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;
/**
 * Where a spreadsheet that separates otherwise than by commas, or does not read the quotes, begins a cell within a cell: there a
 * formula could begin too.
 */
const INNER_FORMULA = /([;|\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;
const INNER_SEPARATOR = /[;|\t]/;
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
/** Spreadsheets write semicolons where a comma is the decimal sign. */
const SEPARATORS = [",", ";", "\t"];

/** Whether a spreadsheet would run this cell as a formula. */
export const isFormula = (cell: string) => FORMULA.test(cell);

const harmless = (cell: string | number | null) =>
  typeof cell === "string" ? cell.replace(INNER_FORMULA, "$1'") : cell;

/** Rows as CSV with a byte order mark, by which spreadsheets know UTF-8. No cell, and no part of one, is a formula. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]) =>
  BYTE_ORDER_MARK +
  Papa.unparse(
    rows.map((row) => row.map(harmless)),
    {
      newline: LINE_END,
      escapeFormulae: FORMULA,
      quotes: (cell: unknown) => typeof cell === "string" && INNER_SEPARATOR.test(cell),
    },
  ) +
  LINE_END;

/** Rows as CSV for programs; not for spreadsheets, which would run formulas. */
export const toPlainCsv = (rows: readonly (readonly string[])[]) =>
  Papa.unparse([...rows] as string[][], { newline: LINE_END });

const BLANK = new Set([..." \t,;\r\n"]);

/** Without blank lines at the end. */
function trimmedEnd(text: string): string {
  let end = text.length;
  for (let at = end - 1; BLANK.has(text.charAt(at)); at--) if (at === 0 || "\r\n".includes(text.charAt(at))) end = at;
  return text.slice(0, end);
}

/**
 * The cells of each line, blank lines included but for those at the end; null where the quotes of the file are wrong.
 *
 * @param mostRows Reading ends two lines after these: a header, and one by which a file that is too long is known.
 */
export function parseCsv(text: string, mostRows: number): string[][] | null {
  const { data, errors } = Papa.parse<string[]>(trimmedEnd(text.replace(BYTE_ORDER_MARK, "")), {
    delimitersToGuess: SEPARATORS,
    preview: mostRows + 2,
  });
  return errors.some(({ type }) => type === "Quotes") ? null : data;
}

const asEncoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Decodes a file as spreadsheets write it: UTF-8 or UTF-16 with or without a mark, otherwise Windows-1252; null for no text. */
export function textOfFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return asEncoded(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return asEncoded(bytes, "utf-16be");
  const text = asEncoded(bytes, "utf-8") ?? asEncoded(bytes, "windows-1252");
  return text?.includes("\0") ? null : text;
}
