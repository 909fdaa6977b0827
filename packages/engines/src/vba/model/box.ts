import { type Area, areaOf, columnLetters, columnNumber, MAX_COLUMNS, MAX_ROWS } from "../../addresses.ts";

/** Cells from the top left to the bottom right, both included, counted from 1. */
export interface Box {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export const boxOf = ({ from, to }: Area): Box => ({
  top: from.row,
  left: from.column,
  bottom: to.row,
  right: to.column,
});
export const heightOf = (box: Box) => box.bottom - box.top + 1;
export const widthOf = (box: Box) => box.right - box.left + 1;
export const countOf = (box: Box) => heightOf(box) * widthOf(box);
export const isWholeRows = (box: Box) => box.left === 1 && box.right === MAX_COLUMNS;
export const isWholeColumns = (box: Box) => box.top === 1 && box.bottom === MAX_ROWS;
export const inSheet = (box: Box) =>
  box.top >= 1 && box.left >= 1 && box.bottom <= MAX_ROWS && box.right <= MAX_COLUMNS;

export function intersection(a: Box, b: Box): Box | null {
  const box = {
    top: Math.max(a.top, b.top),
    left: Math.max(a.left, b.left),
    bottom: Math.min(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
  };
  return box.top <= box.bottom && box.left <= box.right ? box : null;
}

export const boundingBox = (boxes: Box[]): Box => ({
  top: Math.min(...boxes.map((box) => box.top)),
  left: Math.min(...boxes.map((box) => box.left)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
  right: Math.max(...boxes.map((box) => box.right)),
});

/** "A1:D20", "B:C" or "2:5" with or without dollars; null for anything else. */
export function boxFrom(text: string): Box | null {
  const trimmed = text.trim();
  const area = areaOf(trimmed);
  if (area) return boxOf(area);
  const rows = /^\$?([1-9]\d{0,6}):\$?([1-9]\d{0,6})$/.exec(trimmed);
  if (rows) return checked(Number(rows[1]), 1, Number(rows[2]), MAX_COLUMNS);
  const columns = /^\$?([a-z]{1,3}):\$?([a-z]{1,3})$/i.exec(trimmed);
  return columns && checked(1, columnNumber(columns[1] ?? ""), MAX_ROWS, columnNumber(columns[2] ?? ""));
}

function checked(top: number, left: number, bottom: number, right: number): Box | null {
  const box = {
    top: Math.min(top, bottom),
    left: Math.min(left, right),
    bottom: Math.max(top, bottom),
    right: Math.max(left, right),
  };
  return inSheet(box) ? box : null;
}

/** "$A$1:$D$20" as `Range.Address` writes it. */
export function boxText(box: Box, rowDollar = "$", columnDollar = "$"): string {
  const row = (n: number) => rowDollar + n;
  const column = (n: number) => columnDollar + columnLetters(n);
  if (isWholeRows(box)) return `${row(box.top)}:${row(box.bottom)}`;
  if (isWholeColumns(box)) return `${column(box.left)}:${column(box.right)}`;
  const first = column(box.left) + row(box.top);
  return countOf(box) === 1 ? first : `${first}:${column(box.right)}${row(box.bottom)}`;
}
