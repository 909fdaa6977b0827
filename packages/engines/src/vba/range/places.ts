import { MAX_COLUMNS, MAX_ROWS } from "../../addresses.ts";
import { UnsupportedError } from "../../meter.ts";
import { booleanAt, isGiven, wholeAt } from "../library/args.ts";
import {
  type Box,
  boundingBox,
  boxText,
  heightOf,
  intersection,
  isWholeColumns,
  isWholeRows,
  widthOf,
} from "../model/box.ts";
import type { Grid } from "../model/grid.ts";
import type { Range } from "../model/range.ts";
import { cellOf, linesOf, rangeOf } from "../model/reference.ts";
import { fail } from "../values/errors.ts";
import { define } from "../values/object.ts";
import { long, MISSING, Obj, type Value } from "../values/value.ts";

const filled = (grid: Grid, row: number, column: number) => {
  const content = grid.content(row, column);
  return content !== null;
};

const STEPS: Record<number, [number, number]> = {
  [-4162]: [-1, 0],
  [-4121]: [1, 0],
  [-4159]: [0, -1],
  [-4161]: [0, 1],
};

/** Returns the cell that Ctrl and an arrow key go to. Hidden rows of a filter are skipped. */
export function endOf(range: Range, direction: number): Range {
  const [down, right] = STEPS[direction] ?? fail(1004);
  const { grid } = range;
  const { top, left } = range.first;
  const last = down > 0 ? MAX_ROWS : down < 0 ? 1 : right > 0 ? MAX_COLUMNS : 1;
  const at = down === 0 ? left : top;
  const sign = down + right;
  const lines =
    down === 0
      ? [...(grid.cells.get(top)?.keys() ?? [])]
      : [...grid.cells.keys()].filter((row) => grid.cells.get(row)?.has(left));
  grid.meter.step(down === 0 ? lines.length : grid.cells.size);
  const places = lines
    .filter((line) => (down === 0 ? filled(grid, top, line) : filled(grid, line, left) && !grid.isHidden(line)))
    .filter((line) => (line - at) * sign > 0)
    .sort((a, b) => (a - b) * sign);
  const here = filled(grid, top, left);
  let place = places[0] ?? last;
  if (here && places[0] === at + sign) for (let i = 1; places[i] === place + sign; i++) place = places[i] ?? place;
  return down === 0 ? range.at(0, place - left) : range.at(place - top, 0);
}

/** Returns the block of filled cells around a cell. */
export function currentRegion(range: Range): Range {
  const { grid } = range;
  let box: Box = { ...range.first, bottom: range.first.top, right: range.first.left };
  for (;;) {
    const wide = {
      top: Math.max(1, box.top - 1),
      left: Math.max(1, box.left - 1),
      bottom: box.bottom + 1,
      right: box.right + 1,
    };
    const near = grid.stored(wide).filter(({ cell }) => cell.content !== null);
    const grown = boundingBox([
      box,
      ...near.map(({ row, column }) => ({ top: row, bottom: row, left: column, right: column })),
    ]);
    if (boxText(grown) === boxText(box)) return range.with([box]);
    box = grown;
  }
}

function resized(self: Range, args: Value[]): Range {
  const { first } = self;
  const height = isGiven(args, 0) ? wholeAt(args, 0) : heightOf(first);
  const width = isGiven(args, 1) ? wholeAt(args, 1) : widthOf(first);
  return height < 1 || width < 1 ? fail(1004) : self.at(0, 0, height, width);
}

function moved(self: Range, args: Value[]): Range {
  const [rows, columns] = [wholeAt(args, 0, 0), wholeAt(args, 1, 0)];
  const shifted = self.areas.map((box) => ({
    top: box.top + rows,
    bottom: box.bottom + rows,
    left: box.left + columns,
    right: box.right + columns,
  }));
  return self.with(shifted, self.unit);
}

const whole = (self: Range, unit: "rows" | "columns") =>
  self.with(
    self.areas.map((box) =>
      unit === "rows" ? { ...box, left: 1, right: MAX_COLUMNS } : { ...box, top: 1, bottom: MAX_ROWS },
    ),
    unit,
  );

function item(self: Range, args: Value[]): Value {
  if (self.unit === "cells") return cellOf(self, args);
  return isGiven(args, 1) ? cellOf(self, args) : linesOf(self, self.unit, args);
}

class Areas extends Obj {
  readonly type = "Areas";
  override readonly byDefault = "Item";
  readonly range: Range;
  readonly members = AREAS;
  constructor(range: Range) {
    super();
    this.range = range;
  }
  area(index: number): Range {
    const box = this.range.areas[index - 1];
    return box ? this.range.with([box], this.range.unit) : fail(9);
  }
  override iterate(): Iterator<Value> {
    return this.range.areas.map((_, i) => this.area(i + 1))[Symbol.iterator]();
  }
}
const AREAS = define<Areas>({
  Count: (self) => long(self.range.areas.length),
  Item: { params: "Index", get: (self, args) => self.area(wholeAt(args, 0)) },
});

const unsupportedStyle = (): never => {
  throw new UnsupportedError("Range.Address with R1C1");
};

function address(self: Range, args: Value[]): string {
  const row = booleanAt(args, 0, true) ? "$" : "";
  const column = booleanAt(args, 1, true) ? "$" : "";
  if (wholeAt(args, 2, 1) !== 1) return unsupportedStyle();
  const text = self.areas.map((box) => boxText(box, row, column)).join(",");
  return booleanAt(args, 3, false) ? `'${self.grid.name}'!${text}` : text;
}

/** Intersect: the cells that are in every range, or null. */
export function intersectRanges(ranges: Range[]): Range | null {
  const [first, ...others] = ranges;
  if (!first) return fail(450);
  let areas = first.areas;
  for (const range of others) {
    if (range.grid !== first.grid) return fail(1004);
    areas = areas.flatMap((a) => range.areas.flatMap((b) => intersection(a, b) ?? []));
  }
  return areas.length > 0 ? first.with(areas) : null;
}

/** Union: the areas of all ranges; one that continues another is joined to it. */
export function uniteRanges(ranges: Range[]): Range {
  const [first] = ranges;
  if (!first || ranges.some((range) => range.grid !== first.grid)) return fail(1004);
  const areas: Box[] = [];
  for (const box of ranges.flatMap((range) => range.areas)) {
    const last = areas.at(-1);
    const inside = areas.some((one) => {
      const common = intersection(one, box);
      return common !== null && boxText(common) === boxText(box);
    });
    if (inside) continue;
    if (last && last.left === box.left && last.right === box.right && last.bottom + 1 === box.top)
      areas[areas.length - 1] = { ...last, bottom: box.bottom };
    else areas.push(box);
  }
  return first.with(areas, isWholeRows(first.first) ? "rows" : isWholeColumns(first.first) ? "columns" : "cells");
}

export const PLACES = define<Range>({
  Row: (self) => long(self.first.top),
  Column: (self) => long(self.first.left),
  Count: (self) => long(self.count),
  CountLarge: (self) => long(self.count),
  Rows: { params: "Index", get: (self, args) => linesOf(self, "rows", args) },
  Columns: { params: "Index", get: (self, args) => linesOf(self, "columns", args) },
  Cells: {
    params: "RowIndex ColumnIndex",
    get: (self, args) => (args[0] === MISSING ? self.with(self.areas) : cellOf(self, args)),
  },
  Item: { params: "RowIndex ColumnIndex", get: item },
  Range: { params: "Cell1 Cell2", get: (self, args) => rangeOf(self.session, self.grid, args, self.first) },
  Offset: { params: "RowOffset ColumnOffset", get: moved },
  Resize: { params: "RowSize ColumnSize", get: resized },
  End: { params: "Direction", get: (self, args) => endOf(self, wholeAt(args, 0)) },
  CurrentRegion: currentRegion,
  EntireRow: (self) => whole(self, "rows"),
  EntireColumn: (self) => whole(self, "columns"),
  Areas: (self) => new Areas(self),
  Address: { params: "RowAbsolute ColumnAbsolute ReferenceStyle External RelativeTo", get: address },
  AddressLocal: { params: "RowAbsolute ColumnAbsolute ReferenceStyle External RelativeTo", get: address },
  Worksheet: (self) => self.session.make.sheet(self.grid),
  Parent: (self) => self.session.make.sheet(self.grid),
  Application: (self) => self.session.make.application(),
});
