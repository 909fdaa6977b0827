import { UnsupportedError } from "../../meter.ts";
import { isGiven, wholeAt } from "../library/args.ts";
import { type Box, heightOf, isWholeColumns, isWholeRows, widthOf } from "../model/box.ts";
import type { Cell } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import { shiftCells } from "../model/shift.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import type { Value } from "../values/value.ts";
import { copiedBlock, copyTo, visibleRows } from "./copies.ts";
import { pasteSpecial } from "./paste-special.ts";

function copy(self: Range, args: Value[]) {
  const [to] = args;
  if (to instanceof Range) copyTo(self, to);
  else if (isGiven(args, 0)) fail(1004);
  else {
    copiedBlock(self);
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

/** Pastes everything from the source of Copy here. */
export function pasteHere(to: Range) {
  const { copied } = to.session;
  if (!(copied?.range instanceof Range)) return fail(1004, "PasteSpecial method of Range class failed");
  if (copied.cut) cutTo(copied.range, to);
  else copyTo(copied.range, to);
  if (copied.cut) to.session.copied = null;
}

type Cleared = "all" | "contents" | "formats";

const CLEAR: Record<Cleared, (cell: Cell) => Cell> = {
  all: () => ({ content: null }),
  contents: ({ format }) => ({ content: null, ...(format && { format }) }),
  formats: ({ content, value }) => ({ content, ...(value !== undefined && { value }) }),
};

function clear(self: Range, what: Cleared) {
  self.writable();
  const change = CLEAR[what];
  for (const box of self.areas) {
    for (const { row, column, cell } of self.grid.stored(box)) self.grid.put(row, column, change(cell));
    if (what === "contents") continue;
    if (isWholeRows(box))
      for (const [row, line] of self.grid.rows) if (row >= box.top && row <= box.bottom) delete line.format;
    if (isWholeColumns(box))
      for (const [column, line] of self.grid.columns) if (column >= box.left && column <= box.right) delete line.format;
  }
  if (what !== "formats") self.session.notify(self, self.grid);
}

/** Deletes from the last area to the first, so that the others do not move. */
function remove(self: Range, args: Value[]) {
  self.writable();
  const rows = self.areas.every(isWholeRows);
  const columns = self.areas.every(isWholeColumns);
  const across =
    columns || (!rows && (isGiven(args, 0) ? wholeAt(args, 0) === -4159 : heightOf(self.first) > widthOf(self.first)));
  const order = [...self.areas].sort((a, b) => b.top - a.top || b.left - a.left);
  for (const box of rows && self.grid.filter ? order.flatMap((one) => visibleBoxes(self, one)) : order)
    shiftCells(self.grid, box, across ? "columns" : "rows", true);
  self.session.notify(self.with(order), self.grid);
}

/** Returns the visible boxes: deleting rows of a filtered list deletes only those. */
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
  shiftCells(self.grid, box, across ? "columns" : "rows", false);
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
