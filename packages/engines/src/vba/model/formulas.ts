import { addressOf, addressText, columnLetters, columnNumber, MAX_COLUMNS, MAX_ROWS } from "../../addresses.ts";

/** Matches texts and names of sheets first, also unclosed ones, so that each character is read once. */
const REFERENCE =
  /("(?:[^"]|"")*"?)|('(?:[^']|'')*'?)|(?<![\p{L}\p{N}_.$])(\$?)([A-Za-z]{1,3})(\$?)([1-9]\d{0,6})(?![\p{L}\p{N}_.(])/gu;

/** Returns a formula moved this many rows down and columns to the right: references without a dollar move. */
export function movedFormula(formula: string, rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return formula;
  return formula.replaceAll(REFERENCE, (whole, text, quoted, columnDollar, letters, rowDollar, digits) => {
    if (text !== undefined || quoted !== undefined || !addressOf(`${letters}${digits}`)) return whole;
    const column = columnNumber(letters) + (columnDollar ? 0 : columns);
    const row = Number(digits) + (rowDollar ? 0 : rows);
    if (row < 1 || column < 1 || row > MAX_ROWS || column > MAX_COLUMNS) return "#REF!";
    return `${columnDollar}${columnLetters(column)}${rowDollar}${row}`;
  });
}

const R1C1 = /("(?:[^"]|"")*"?)|(?<![\p{L}\p{N}_.])R(\d+|\[-?\d+\])?C(\d+|\[-?\d+\])?(?![\p{L}\p{N}_.(])/giu;

/** Converts `=RC[-1]*2` to the formula of the cell at this row and column. */
export function fromR1C1(formula: string, row: number, column: number): string {
  const place = (part: string | undefined, here: number): [string, number] => {
    if (part === undefined) return ["", here];
    return part.startsWith("[") ? ["", here + Number(part.slice(1, -1))] : ["$", Number(part)];
  };
  return formula.replaceAll(R1C1, (whole, text, rowPart, columnPart) => {
    if (text !== undefined) return whole;
    const [rowDollar, r] = place(rowPart, row);
    const [columnDollar, c] = place(columnPart, column);
    if (r < 1 || c < 1 || r > MAX_ROWS || c > MAX_COLUMNS) return "#REF!";
    return `${columnDollar}${columnLetters(c)}${rowDollar}${r}`;
  });
}

/**
 * Updates a formula after rows or columns of its own sheet moved: `place` returns each reference's new position, null
 * if it is deleted.
 */
export function followedFormula(
  formula: string,
  place: (row: number, column: number) => { row: number; column: number } | null,
): string {
  return formula.replaceAll(REFERENCE, (whole, text, quoted, columnDollar, letters, rowDollar, digits) => {
    const at = text === undefined && quoted === undefined ? addressOf(`${letters}${digits}`) : null;
    if (!at) return whole;
    const to = place(at.row, at.column);
    if (!to) return "#REF!";
    const [, column = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(addressText(to)) ?? [];
    return `${columnDollar}${column}${rowDollar}${row}`;
  });
}
