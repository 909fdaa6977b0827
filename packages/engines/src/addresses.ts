import type { CellContent, Sheet } from "./workbook.ts";

/** The size of an Excel sheet. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/** A cell's row and column, both counted from 1. */
export interface Address {
  row: number;
  column: number;
}

/** The cells from the top left to the bottom right, both included. */
export interface Area {
  from: Address;
  to: Address;
}

const CODE_BEFORE_A = 64;
const LETTERS = 26;

/** Returns 1 for "A", 26 for "Z", 27 for "AA". */
export const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - CODE_BEFORE_A, 0);

export function columnLetters(column: number): string {
  const last = (column - 1) % LETTERS;
  const before = (column - 1 - last) / LETTERS;
  return (before > 0 ? columnLetters(before) : "") + String.fromCharCode(CODE_BEFORE_A + 1 + last);
}

/** Parses "B3", also "$B$3"; null for anything else and for cells outside of a sheet. */
export function addressOf(text: string): Address | null {
  const match = /^\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6})$/.exec(text);
  if (!match) return null;
  const address = { row: Number(match[2]), column: columnNumber(match[1] ?? "") };
  return address.row <= MAX_ROWS && address.column <= MAX_COLUMNS ? address : null;
}

export const addressText = ({ row, column }: Address): string => `${columnLetters(column)}${row}`;

/** Parses "A1:D20" or one cell, its corners in any order; null for anything else. */
export function areaOf(text: string): Area | null {
  const [one, other = one, more] = text.split(":").map(addressOf);
  if (!one || !other || more !== undefined) return null;
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

export const contentAt = ({ cells }: Sheet, address: Address): CellContent => cells[addressText(address)] ?? null;
