import { UnsupportedError } from "../../meter.ts";
import { booleanAt, isGiven, wholeAt } from "../library/args.ts";
import { type Box, heightOf, isWholeColumns, isWholeRows, widthOf } from "../model/box.ts";
import { cellValue } from "../model/cells.ts";
import { movedFormula } from "../model/formulas.ts";
import type { Cell } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import { shift } from "../model/shift.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import type { Value } from "../values/value.ts";

/** A cell of a block: its place in the block, and where it is on its sheet. */
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

/** The cells of the areas as one block: several areas in the same rows or columns close up, hidden rows of a filter are left out. */
function block(range: Range): { cells: Taken[]; height: number; width: number } {
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

const visibleRows = ({ grid }: Range, box: Box): number[] =>
  Array.from({ length: heightOf(box) }, (_, i) => box.top + i).filter((row) => !grid.isHidden(row));

/** The top left cells that the copy goes to: a range that is a multiple of its size is filled. */
function targets(to: Range, height: number, width: number): Box[] {
  return to.areas.flatMap((box) => {
    const [down, across] = [heightOf(box) / height, widthOf(box) / width];
    const fills = Number.isInteger(down) && Number.isInteger(across);
    const found: Box[] = [];
    for (let r = 0; r < (fills ? down : 1); r++)
      for (let c = 0; c < (fills ? across : 1); c++) {
        const [top, left] = [box.top + r * height, box.left + c * width];
        found.push({ top, left, bottom: top + height - 1, right: left + width - 1 });
      }
    return found;
  });
}

type Put = (from: Taken | null, row: number, column: number) => void;

function paste(from: Range, to: Range, put: Put): Range {
  to.writable();
  const { cells, height, width } = block(from);
  const boxes = targets(to, height, width);
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

const everything =
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

function copy(self: Range, args: Value[]) {
  const [to] = args;
  if (to instanceof Range) copyTo(self, to);
  else if (isGiven(args, 0)) fail(1004);
  else {
    block(self);
    self.session.copied = { range: self, cut: false };
  }
}

function cut(self: Range, args: Value[]) {
  if (!(args[0] instanceof Range)) {
    self.session.copied = { range: self, cut: true };
    return;
  }
  cutTo(self, args[0]);
}

function cutTo(from: Range, to: Range) {
  if (from.areas.length > 1) return fail(1004);
  from.writable();
  const box = from.first;
  const taken = from.grid
    .stored(box)
    .map(({ row, column, cell }) => ({ row: row - box.top, column: column - box.left, cell: { ...cell } }));
  for (const { row, column } of taken) from.grid.put(box.top + row, box.left + column, { content: null });
  const place = to.at(0, 0, heightOf(box), widthOf(box));
  for (const { row, column } of to.grid.stored(place.first)) to.grid.put(row, column, { content: null });
  for (const { row, column, cell } of taken) to.grid.put(place.first.top + row, place.first.left + column, cell);
  to.session.notify(place, to.grid);
}

/** What Copy took goes here: everything. */
export function pasteHere(to: Range) {
  const { copied } = to.session;
  if (!(copied?.range instanceof Range)) return fail(1004, "PasteSpecial method of Range class failed");
  if (copied.cut) cutTo(copied.range, to);
  else copyTo(copied.range, to);
  if (copied.cut) to.session.copied = null;
}

const PASTE_ALL = new Set([-4104, 7]);
const VALUES = new Set([-4163, 12]);
const WITH_FORMATS = new Set([12, 11]);

/** What PasteSpecial does with a value of the target and the copied one. */
const OPERATIONS: Record<number, (one: number, other: number) => number | null> = {
  2: (one, other) => one + other,
  3: (one, other) => one - other,
  4: (one, other) => one * other,
  5: (one, other) => (other === 0 ? null : one / other),
};

/** Combines numbers; a text on either side leaves the cell as it is, and an empty target counts as 0. */
function combine(from: Range, to: Range, operation: (one: number, other: number) => number | null, args: Value[]) {
  if (booleanAt(args, 2, false) || booleanAt(args, 3, false) || !VALUES.has(wholeAt(args, 0, -4104)))
    throw new UnsupportedError("PasteSpecial with an operation on more than values");
  to.writable();
  const { cells, height, width } = block(from);
  const boxes = targets(to, height, width);
  for (const { top, left } of boxes)
    for (const { row, column, source } of cells) {
      const copied = cellValue(from.session, from.grid, source.row, source.column);
      const content = to.grid.content(top + row, left + column) ?? 0;
      if (typeof content === "object") throw new UnsupportedError("PasteSpecial with an operation on a formula");
      if (typeof copied !== "number" || typeof content !== "number") continue;
      to.grid.write(top + row, left + column, operation(content, copied) ?? { error: "#DIV/0!" });
    }
  to.session.notify(to.with(boxes), to.grid);
}

function pasteSpecial(self: Range, args: Value[]) {
  const { copied } = self.session;
  if (!(copied?.range instanceof Range) || copied.cut) return fail(1004, "PasteSpecial method of Range class failed");
  const from = copied.range;
  const kind = wholeAt(args, 0, -4104);
  const operation = OPERATIONS[wholeAt(args, 1, -4142)];
  if (operation) return combine(from, self, operation, args);
  if (booleanAt(args, 3, false)) return transpose(from, self, kind);
  if (booleanAt(args, 2, false)) throw new UnsupportedError("PasteSpecial with SkipBlanks");
  if (PASTE_ALL.has(kind)) return copyTo(from, self);
  const looks = everything(from, self);
  paste(from, self, (one, row, column) => {
    const cell = self.grid.cell(row, column);
    if (kind === -4122) {
      const content = cell?.content ?? null;
      const value = cell?.value;
      looks(one, row, column);
      self.grid.put(row, column, { ...self.grid.cell(row, column), content, ...(value !== undefined && { value }) });
      return;
    }
    if (!VALUES.has(kind) && kind !== -4123 && kind !== 11) throw new UnsupportedError(`PasteSpecial ${kind}`);
    const before = cell?.format;
    if (VALUES.has(kind))
      self.grid.write(row, column, one ? cellValue(from.session, from.grid, one.source.row, one.source.column) : null);
    else looks(one, row, column);
    const format = WITH_FORMATS.has(kind) && one?.cell.format?.NumberFormat;
    const content = self.grid.content(row, column);
    self.grid.put(row, column, {
      content,
      ...((before || format) && { format: { ...before, ...(format && { NumberFormat: format }) } }),
    });
  });
}

function transpose(from: Range, to: Range, kind: number) {
  const { cells, height, width } = block(from);
  const target = to.at(0, 0, width, height);
  for (const { row, column } of to.grid.stored(target.first)) to.grid.write(row, column, null);
  for (const { row, column, cell, source } of cells) {
    const value = VALUES.has(kind) ? cellValue(from.session, from.grid, source.row, source.column) : cell.content;
    to.grid.put(target.first.top + column, target.first.left + row, {
      content: value,
      ...(cell.format && !VALUES.has(kind) && { format: cell.format }),
    });
  }
}

const CLEAR: Record<string, (cell: Cell) => Cell> = {
  all: () => ({ content: null }),
  contents: ({ format }) => ({ content: null, ...(format && { format }) }),
  formats: ({ content, value }) => ({ content, ...(value !== undefined && { value }) }),
};

function clear(self: Range, what: "all" | "contents" | "formats") {
  self.writable();
  const change = CLEAR[what];
  for (const box of self.areas) {
    for (const { row, column, cell } of self.grid.stored(box)) if (change) self.grid.put(row, column, change(cell));
    if (what === "contents") continue;
    if (isWholeRows(box))
      for (const [row, line] of self.grid.rows) if (row >= box.top && row <= box.bottom) delete line.format;
    if (isWholeColumns(box))
      for (const [column, line] of self.grid.columns) if (column >= box.left && column <= box.right) delete line.format;
  }
  if (what !== "formats") self.session.notify(self, self.grid);
}

/** Deletes from the last area to the first, so that the others stay where they are. */
function remove(self: Range, args: Value[]) {
  self.writable();
  const rows = self.areas.every(isWholeRows);
  const columns = self.areas.every(isWholeColumns);
  const across =
    columns || (!rows && (isGiven(args, 0) ? wholeAt(args, 0) === -4159 : heightOf(self.first) > widthOf(self.first)));
  const order = [...self.areas].sort((a, b) => b.top - a.top || b.left - a.left);
  for (const box of rows && self.grid.filter ? order.flatMap((one) => visibleBoxes(self, one)) : order)
    shift(self.grid, box, across ? "columns" : "rows", true);
  self.session.notify(self.with(order), self.grid);
}

/** Deleting rows of a filtered list deletes those that are shown. */
function visibleBoxes(self: Range, box: Box): Box[] {
  const filter = self.grid.filter;
  if (!filter || box.top > filter.bottom || box.bottom < filter.top) return [box];
  return visibleRows(self, box)
    .reverse()
    .map((row) => ({ ...box, top: row, bottom: row }));
}

function insert(self: Range, args: Value[]) {
  self.writable();
  const box = self.first;
  const across = isWholeColumns(box) || (!isWholeRows(box) && isGiven(args, 0) && wholeAt(args, 0) === -4161);
  const { copied } = self.session;
  shift(self.grid, box, across ? "columns" : "rows", false);
  if (copied?.range instanceof Range) copyTo(copied.range, self.with([box]));
}

/** Fills formulas, or one value, over the destination; a series of values is not supported. */
function autoFill(self: Range, args: Value[]) {
  const [to] = args;
  if (!(to instanceof Range)) return fail(1004, "AutoFill method of Range class failed");
  const stored = self.grid.stored(self.first);
  const formulas = stored.every(({ cell }) => typeof cell.content === "object");
  const copies = formulas || (self.count === 1 && stored.every(({ cell }) => typeof cell.content === "number"));
  if (!copies || isGiven(args, 1)) throw new UnsupportedError("Range.AutoFill of a series");
  copyTo(self, to);
}

export const EDITS = define<Range>({
  Copy: method("Destination", copy),
  Cut: method("Destination", cut),
  PasteSpecial: method("Paste Operation SkipBlanks Transpose", pasteSpecial),
  Clear: method("", (self) => clear(self, "all")),
  ClearContents: method("", (self) => clear(self, "contents")),
  ClearFormats: method("", (self) => clear(self, "formats")),
  ClearComments: method("", () => undefined),
  Delete: method("Shift", remove),
  Insert: method("Shift CopyOrigin", insert),
  AutoFill: method("Destination Type", autoFill),
  FillDown: method("", (self) => {
    const { first } = self;
    if (heightOf(first) > 1)
      copyTo(self.with([{ ...first, bottom: first.top }]), self.with([{ ...first, top: first.top + 1 }]));
  }),
  Select: method("Replace", (self) => {
    if (self.session.active.active !== self.grid) fail(1004, "Select method of Range class failed");
    self.grid.selection = self.areas;
  }),
  Activate: method("", (self) => {
    self.grid.selection = self.areas;
  }),
});
