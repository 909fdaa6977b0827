import { addressOf, addressText, columnLetters, columnNumber } from "../../addresses.ts";
import type { Meter } from "../../meter.ts";
import type { CellContent, CellValue } from "../../workbook.ts";
import type { CellFormat, LineFormat, VbaSheet, VbaWorkbook } from "../data.ts";
import { boxFrom, boxText } from "./box.ts";
import { type Book, Grid } from "./grid.ts";

const copied = (line: LineFormat): LineFormat => ({ ...line, ...(line.format && { format: { ...line.format } }) });

function gridOf(sheet: VbaSheet, meter: Meter): Grid {
  const grid = new Grid(sheet.name, meter);
  for (const [address, content] of Object.entries(sheet.cells)) {
    const at = addressOf(address);
    if (!at || content === null) continue;
    const cell = grid.ensure(at.row, at.column);
    cell.content = typeof content === "object" ? { ...content } : content;
    const value = sheet.values?.[address];
    if (value !== undefined) cell.value = value;
  }
  for (const [address, format] of Object.entries(sheet.formats ?? {})) {
    const at = addressOf(address);
    if (at) grid.ensure(at.row, at.column).format = { ...format };
  }
  for (const [row, line] of Object.entries(sheet.rows ?? {})) grid.rows.set(Number(row), copied(line));
  for (const [letters, line] of Object.entries(sheet.columns ?? {}))
    grid.columns.set(columnNumber(letters), copied(line));
  grid.tables = (sheet.tables ?? []).map((table) => ({ ...table }));
  grid.visible = sheet.visible ?? "visible";
  grid.isProtected = sheet.protected ?? false;
  grid.filter = sheet.filter ? boxFrom(sheet.filter) : null;
  Object.assign(grid.page, sheet.page);
  return grid;
}

/** Opens a copy of a workbook, so that the data does not change. */
export function bookOf(workbook: VbaWorkbook, path: string, meter: Meter): Book {
  const sheets = workbook.sheets.map((sheet) => gridOf(sheet, meter));
  const active = sheets[0] ?? new Grid("Sheet1", meter);
  const name = path.slice(Math.max(path.lastIndexOf("\\"), path.lastIndexOf("/")) + 1);
  const names = new Map(Object.entries(workbook.names ?? {}));
  return { path, name, sheets: sheets.length > 0 ? sheets : [active], active, names, saved: true, readOnly: false };
}

const isEmpty = (object: object) => Object.keys(object).length === 0;

function cellsOf(grid: Grid) {
  const cells: Record<string, CellContent> = {};
  const values: Record<string, CellValue> = {};
  const formats: Record<string, CellFormat> = {};
  for (const [row, line] of [...grid.cells].sort(([a], [b]) => a - b))
    for (const [column, cell] of [...line].sort(([a], [b]) => a - b)) {
      const address = addressText({ row, column });
      if (cell.content !== null) cells[address] = cell.content;
      if (cell.value !== undefined) values[address] = cell.value;
      const format = cell.content === null ? (cell.format ?? {}) : grid.format(row, column);
      if (!isEmpty(format)) formats[address] = { ...format };
    }
  return { cells, values, formats };
}

function sheetOf(grid: Grid): VbaSheet {
  const { cells, values, formats } = cellsOf(grid);
  const rows = Object.fromEntries(
    [...grid.rows].filter(([, line]) => !isEmpty(line)).map(([row, line]) => [row, copied(line)]),
  );
  const columns = Object.fromEntries(
    [...grid.columns]
      .filter(([, line]) => !isEmpty(line))
      .map(([column, line]) => [columnLetters(column), copied(line)]),
  );
  return {
    ...{ name: grid.name, cells },
    ...(!isEmpty(values) && { values }),
    ...(!isEmpty(formats) && { formats }),
    ...(!isEmpty(rows) && { rows }),
    ...(!isEmpty(columns) && { columns }),
    ...(grid.tables.length > 0 && { tables: grid.tables.map((table) => ({ ...table })) }),
    ...(grid.visible !== "visible" && { visible: grid.visible }),
    ...(grid.isProtected && { protected: true }),
    ...(grid.filter && { filter: boxText(grid.filter, "", "") }),
    ...(!isEmpty(grid.page) && { page: { ...grid.page } }),
  };
}

/** A workbook as data. */
export const workbookOf = (book: Book): VbaWorkbook => ({
  sheets: book.sheets.map(sheetOf),
  ...(book.names.size > 0 && { names: Object.fromEntries(book.names) }),
});
