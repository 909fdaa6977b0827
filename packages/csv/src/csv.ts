import Papa from "papaparse";

/** The characters that start a formula, including full-width ones. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;
/** Where a spreadsheet that uses other separators, or ignores quotes, would start a cell within a cell, which could be a formula. */
const INNER_FORMULA = /([;|\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;
const INNER_SEPARATOR = /[;|\t]/;
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
/** Spreadsheets write semicolons in regions with a decimal comma. */
const SEPARATORS = [",", ";", "\t"];

/** Whether a spreadsheet would run this cell as a formula. */
export const isFormula = (cell: string) => FORMULA.test(cell);

const harmless = (cell: string | number | null) =>
  typeof cell === "string" ? cell.replace(INNER_FORMULA, "$1'") : cell;

/** Writes rows as CSV with a byte order mark, by which spreadsheets recognise UTF-8. No cell, and no part of one, is a formula. */
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

/** Writes rows as CSV for programs; not for spreadsheets, which would run formulas. */
export const toPlainCsv = (rows: readonly (readonly string[])[]) =>
  Papa.unparse([...rows] as string[][], { newline: LINE_END });

const BLANK = new Set([..." \t,;\r\n"]);

/** Removes blank lines at the end. */
function trimmedEnd(text: string): string {
  let end = text.length;
  for (let index = end - 1; BLANK.has(text.charAt(index)); index--)
    if (index === 0 || "\r\n".includes(text.charAt(index))) end = index;
  return text.slice(0, end);
}

/**
 * Returns the cells of each line, including blank lines except at the end; null if the quotes of the file are invalid.
 * @param mostRows Reading stops two lines after these: a header, and one that shows that the file is too long.
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

/**
 * Decodes a file as spreadsheets write it: UTF-8 or UTF-16 with or without a byte order mark, otherwise Windows-1252; null if it is not
 * text.
 */
export function textOfFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return asEncoded(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return asEncoded(bytes, "utf-16be");
  const text = asEncoded(bytes, "utf-8") ?? asEncoded(bytes, "windows-1252");
  return text?.includes("\0") ? null : text;
}
