import Papa from "papaparse";

const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
/** Spreadsheets write semicolons where a comma is the decimal sign. */
const SEPARATORS = [",", ";", "\t"];

/** Whether a spreadsheet would run this cell as a formula. */
export const isFormula = (cell: string) => FORMULA.test(cell);

/** Rows as CSV with a byte order mark, by which spreadsheets know UTF-8. No cell is a formula. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]) =>
  BYTE_ORDER_MARK + Papa.unparse([...rows] as unknown[][], { newline: LINE_END, escapeFormulae: FORMULA }) + LINE_END;

/** Rows as CSV for programs; not for spreadsheets, which would run formulas. */
export const toPlainCsv = (rows: readonly (readonly string[])[]) =>
  Papa.unparse([...rows] as string[][], { newline: LINE_END });

/** The cells of each line, blank lines included; null where the quotes of the file are wrong. */
export function parseCsv(text: string): string[][] | null {
  const { data, errors } = Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ""), { delimitersToGuess: SEPARATORS });
  if (errors.some(({ type }) => type === "Quotes")) return null;
  return data.at(-1)?.join("") === "" ? data.slice(0, -1) : data; // the end of the last line
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
