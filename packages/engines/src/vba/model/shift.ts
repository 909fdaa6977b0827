import { MAX_COLUMNS, MAX_ROWS } from "../../addresses.ts";
import type { LineFormat } from "../data.ts";
import { type Box, boxFrom, boxText, isWholeColumns, isWholeRows } from "./box.ts";
import { followedFormula } from "./formulas.ts";
import type { Cell, Grid } from "./grid.ts";

type Place = { row: number; column: number };

/** Returns the position of a cell after the shift; null if it is deleted. */
function placeAfter(box: Box, by: "rows" | "columns", deleted: boolean) {
  const count = by === "rows" ? box.bottom - box.top + 1 : box.right - box.left + 1;
  return ({ row, column }: Place): Place | null => {
    const inside = by === "rows" ? column >= box.left && column <= box.right : row >= box.top && row <= box.bottom;
    const [at, from, to] = by === "rows" ? [row, box.top, box.bottom] : [column, box.left, box.right];
    if (!inside || at < from) return { row, column };
    if (deleted && at <= to) return null;
    const next = deleted ? at - count : at + count;
    if (next > (by === "rows" ? MAX_ROWS : MAX_COLUMNS)) return null;
    return by === "rows" ? { row: next, column } : { row, column: next };
  };
}

function moveLines(lines: Map<number, LineFormat>, place: (index: number) => number | null): Map<number, LineFormat> {
  const created = new Map<number, LineFormat>();
  for (const [index, line] of lines) {
    const to = place(index);
    if (to !== null) created.set(to, line);
  }
  return created;
}

function movedBox(box: Box, place: (at: Place) => Place | null): Box | null {
  const from = place({ row: box.top, column: box.left });
  let bottom = box.bottom;
  while (bottom > box.top && !place({ row: bottom, column: box.left })) bottom -= 1;
  const to = place({ row: bottom, column: box.right });
  return from && to && { top: from.row, left: from.column, bottom: to.row, right: to.column };
}

/** Deletes the cells of a box, or inserts cells before it; the cells after it move. */
export function shiftCells(grid: Grid, box: Box, by: "rows" | "columns", deleted: boolean) {
  const place = placeAfter(box, by, deleted);
  const cells = new Map<number, Map<number, Cell>>();
  grid.meter.step(grid.cells.size);
  grid.version += 1;
  for (const [row, line] of grid.cells) {
    if (by === "rows" && row < box.top) {
      cells.set(row, line);
      continue;
    }
    for (const [column, cell] of line) {
      const to = place({ row, column });
      if (!to) {
        grid.meter.release(1);
        continue;
      }
      const into = cells.get(to.row) ?? new Map<number, Cell>();
      cells.set(to.row, into.set(to.column, cell));
    }
  }
  grid.cells = cells;
  for (const line of cells.values())
    for (const cell of line.values())
      if (cell.content !== null && typeof cell.content === "object" && "formula" in cell.content)
        cell.content = { formula: followedFormula(cell.content.formula, (row, column) => place({ row, column })) };
  if (by === "rows" && isWholeRows(box))
    grid.rows = moveLines(grid.rows, (row) => place({ row, column: 1 })?.row ?? null);
  if (by === "columns" && isWholeColumns(box))
    grid.columns = moveLines(grid.columns, (column) => place({ row: 1, column })?.column ?? null);
  for (const table of grid.tables) {
    const range = boxFrom(table.range);
    const to = range && movedBox(range, place);
    if (to) table.range = boxText(to, "", "");
  }
  if (grid.filter) grid.filter = movedBox(grid.filter, place);
  grid.shifts.push({ box, by, deleted });
}
