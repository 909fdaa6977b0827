import type { Meter } from "../../meter.ts";
import type { CellContent, CellValue, SheetTable } from "../../workbook.ts";
import type { CellFormat, LineFormat, VbaSheet } from "../data.ts";
import { type Box, boundingBox, boxFrom, isWholeColumns, isWholeRows } from "./box.ts";

export interface Cell {
  content: CellContent;
  /** The value of a formula, if it is known. */
  value?: CellValue;
  format?: CellFormat;
}

/** An insertion or deletion of cells; ranges made before it move accordingly. */
export interface Shift {
  /** Cells from here on move; only those in the same rows or columns as the box. */
  box: Box;
  by: "rows" | "columns";
  deleted: boolean;
}

/** The cells of one sheet. Rows and columns count from 1. */
export class Grid {
  name: string;
  readonly meter: Meter;
  cells = new Map<number, Map<number, Cell>>();
  rows = new Map<number, LineFormat>();
  columns = new Map<number, LineFormat>();
  tables: SheetTable[] = [];
  visible: NonNullable<VbaSheet["visible"]> = "visible";
  isProtected = false;
  filter: Box | null = null;
  /** The criteria of the filter by field. */
  readonly criteria = new Map<number, (value: CellValue, text: string) => boolean>();
  /** The keys, the range and the header of Worksheet.Sort. */
  readonly sorting: { range: Box | null; keys: { column: number; descending: boolean }[]; header: number } = {
    range: null,
    keys: [],
    header: 2,
  };
  readonly page: CellFormat = {};
  readonly shifts: Shift[] = [];
  /** Counts the changes of contents. */
  version = 0;
  selection: Box[] = [{ top: 1, left: 1, bottom: 1, right: 1 }];

  constructor(name: string, meter: Meter) {
    this.name = name;
    this.meter = meter;
  }

  cell(row: number, column: number): Cell | undefined {
    return this.cells.get(row)?.get(column);
  }

  content(row: number, column: number): CellContent {
    return this.cell(row, column)?.content ?? null;
  }

  /** Returns the cell, creating it if needed. */
  ensure(row: number, column: number): Cell {
    let line = this.cells.get(row);
    if (!line) {
      line = new Map();
      this.cells.set(row, line);
    }
    let cell = line.get(column);
    if (!cell) {
      this.meter.hold(1);
      cell = { content: null };
      line.set(column, cell);
    }
    return cell;
  }

  write(row: number, column: number, content: CellContent) {
    this.meter.step();
    this.version += 1;
    if (content === null) {
      const cell = this.cell(row, column);
      if (!cell) return;
      cell.content = null;
      delete cell.value;
      if (!cell.format) this.remove(row, column);
    } else {
      const cell = this.ensure(row, column);
      cell.content = content;
      delete cell.value;
    }
  }

  remove(row: number, column: number) {
    const line = this.cells.get(row);
    if (line?.delete(column)) this.meter.release(1);
    if (line?.size === 0) this.cells.delete(row);
  }

  put(row: number, column: number, cell: Cell) {
    this.version += 1;
    if (cell.content === null && !cell.format) return this.remove(row, column);
    const created = this.ensure(row, column);
    created.content = cell.content;
    if (cell.value === undefined) delete created.value;
    else created.value = cell.value;
    if (cell.format) created.format = { ...cell.format };
    else delete created.format;
  }

  /** Returns the cells of a box with a content or a format, row by row. */
  stored(box: Box): { row: number; column: number; cell: Cell }[] {
    const cells: { row: number; column: number; cell: Cell }[] = [];
    this.meter.step(Math.min(this.cells.size, box.bottom - box.top + 1));
    const lines =
      box.bottom - box.top < this.cells.size
        ? Array.from({ length: box.bottom - box.top + 1 }, (_, i) => box.top + i)
        : [...this.cells.keys()].filter((row) => row >= box.top && row <= box.bottom).sort((a, b) => a - b);
    for (const row of lines) {
      const line = this.cells.get(row);
      if (!line) continue;
      for (const column of [...line.keys()].sort((a, b) => a - b)) {
        const cell = line.get(column);
        if (cell && column >= box.left && column <= box.right) cells.push({ row, column, cell });
      }
    }
    this.meter.step(cells.length);
    return cells;
  }

  /** Returns the box of cells with a content or a format; A1 on an empty sheet. */
  used(): Box {
    const boxes: Box[] = [];
    this.meter.step(this.cells.size);
    for (const [row, line] of this.cells) {
      let [left, right] = [Number.POSITIVE_INFINITY, 0];
      for (const column of line.keys()) {
        left = Math.min(left, column);
        right = Math.max(right, column);
      }
      boxes.push({ top: row, bottom: row, left, right });
    }
    if (boxes.length === 0) return { top: 1, left: 1, bottom: 1, right: 1 };
    return boxes.reduce((a, b) => boundingBox([a, b]));
  }

  /** Returns a cell's format, combined from its own, its row's and its column's. */
  format(row: number, column: number): CellFormat {
    return {
      ...this.columns.get(column)?.format,
      ...this.rows.get(row)?.format,
      ...this.cell(row, column)?.format,
    };
  }

  line(of: "rows" | "columns", index: number): LineFormat {
    const cached = this[of].get(index);
    if (cached) return cached;
    const created: LineFormat = {};
    this[of].set(index, created);
    return created;
  }

  isHidden(row: number): boolean {
    return this.rows.get(row)?.hidden === true;
  }

  /** Sets a format of each cell of a box; for whole rows and columns the format is stored once. */
  paint(box: Box, key: string, value: string | number | boolean) {
    const paintCell = (cell: Cell) => {
      cell.format = { ...cell.format, [key]: value };
    };
    const whole = isWholeRows(box) ? "rows" : isWholeColumns(box) ? "columns" : null;
    if (!whole) {
      for (let row = box.top; row <= box.bottom; row++)
        for (let column = box.left; column <= box.right; column++) {
          this.meter.step();
          paintCell(this.ensure(row, column));
        }
      return;
    }
    const [from, to] = whole === "rows" ? [box.top, box.bottom] : [box.left, box.right];
    for (let index = from; index <= to; index++) {
      this.meter.step();
      const line = this.line(whole, index);
      line.format = { ...line.format, [key]: value };
    }
    for (const { cell } of this.stored(box)) if (cell.format) paintCell(cell);
  }

  table(name: string): { table: SheetTable; box: Box } | null {
    const table = this.tables.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const box = table && boxFrom(table.range);
    return table && box ? { table, box } : null;
  }
}

/** An open workbook. */
export interface Book {
  path: string;
  name: string;
  sheets: Grid[];
  active: Grid;
  names: Map<string, string>;
  saved: boolean;
  readOnly: boolean;
}

/** The sheet of this name or number. */
export const sheetNamed = (book: Book, name: string): Grid | undefined =>
  book.sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
