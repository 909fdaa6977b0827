import { type Box, heightOf, widthOf } from "../model/box.ts";
import { movedFormula } from "../model/formulas.ts";
import type { Cell } from "../model/grid.ts";
import type { Range } from "../model/range.ts";
import { fail } from "../values/errors.ts";

/** A cell of a block: its position in the block, and on its sheet. */
interface Taken {
  row: number;
  column: number;
  cell: Cell;
  source: { row: number; column: number };
}

const moved = (cell: Cell, rows: number, columns: number): Cell => {
  const { content } = cell;
  const isFormula = content !== null && typeof content === "object" && "formula" in content;
  const copy: Cell = { content: isFormula ? { formula: movedFormula(content.formula, rows, columns) } : content };
  if (cell.value !== undefined && !isFormula) copy.value = cell.value;
  if (cell.format) copy.format = { ...cell.format };
  return copy;
};

/**
 * Returns the cells of the areas as one block: several areas in the same rows or columns are joined, and hidden rows
 * of a filter are skipped.
 */
export function copiedBlock(range: Range): { cells: Taken[]; height: number; width: number } {
  const { grid, areas } = range;
  const [first] = areas as [Box];
  const stacked = areas.every((box) => box.left === first.left && box.right === first.right);
  const beside = areas.every((box) => box.top === first.top && box.bottom === first.bottom);
  if (!stacked && !beside) return fail(1004, "This action won't work on multiple selections.");
  const cells: Taken[] = [];
  let [height, width] = [0, 0];
  for (const box of areas) {
    const rows = !grid.filter || heightOf(box) > 100_000 ? null : visibleRows(range, box);
    const place = new Map(rows?.map((row, i) => [row, i]));
    for (const { row, column, cell } of grid.stored(box)) {
      const at = rows ? place.get(row) : row - box.top;
      if (at !== undefined)
        cells.push({
          row: stacked ? height + at : at,
          column: (stacked ? 0 : width) + column - box.left,
          cell,
          source: { row, column },
        });
    }
    height = stacked ? height + (rows?.length ?? heightOf(box)) : heightOf(box);
    width = stacked ? widthOf(box) : width + widthOf(box);
  }
  return { cells, height, width };
}

export const visibleRows = ({ grid }: Range, box: Box): number[] =>
  Array.from({ length: heightOf(box) }, (_, i) => box.top + i).filter((row) => !grid.isHidden(row));

/** Returns the top left cells of the copies: a range that is a multiple of the block's size is filled. */
export function targetBoxes(to: Range, height: number, width: number): Box[] {
  return to.areas.flatMap((box) => {
    const [down, across] = [heightOf(box) / height, widthOf(box) / width];
    const fills = Number.isInteger(down) && Number.isInteger(across);
    const boxes: Box[] = [];
    for (let r = 0; r < (fills ? down : 1); r++)
      for (let c = 0; c < (fills ? across : 1); c++) {
        const [top, left] = [box.top + r * height, box.left + c * width];
        boxes.push({ top, left, bottom: top + height - 1, right: left + width - 1 });
      }
    return boxes;
  });
}

type Put = (from: Taken | null, row: number, column: number) => void;

export function paste(from: Range, to: Range, put: Put): Range {
  to.writable();
  const { cells, height, width } = copiedBlock(from);
  const boxes = targetBoxes(to, height, width);
  const last = to.with(boxes);
  const taken = cells.map((one) => ({ ...one, cell: { ...one.cell } }));
  for (const box of boxes) {
    const known = new Set(taken.map(({ row, column }) => `${row} ${column}`));
    for (const { row, column } of to.grid.stored(box))
      if (!known.has(`${row - box.top} ${column - box.left}`)) put(null, row, column);
    for (const one of taken) put(one, box.top + one.row, box.left + one.column);
  }
  to.session.notify(last, to.grid);
  return last;
}

export const everything =
  (from: Range, to: Range): Put =>
  (one, row, column) => {
    if (!one) return to.grid.put(row, column, { content: null });
    const { source } = one;
    to.grid.put(row, column, moved(one.cell, row - source.row, column - source.column));
    const looks = from.grid.format(source.row, source.column);
    if (Object.keys(looks).length > 0) to.grid.ensure(row, column).format = looks;
  };

export function copyTo(from: Range, to: Range) {
  paste(from, to, everything(from, to));
}
