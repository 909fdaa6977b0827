import { UnsupportedError } from "../../meter.ts";
import { booleanAt, wholeAt } from "../library/args.ts";
import { cellValue } from "../model/cells.ts";
import { Range } from "../model/range.ts";
import { fail } from "../values/errors.ts";
import type { Value } from "../values/value.ts";
import { copiedBlock, copyTo, everything, paste, targetBoxes } from "./copies.ts";

const PASTE_ALL = new Set([-4104, 7]);
const VALUES = new Set([-4163, 12]);
const WITH_FORMATS = new Set([12, 11]);

/** The operations of PasteSpecial on the value of the target and the copied one. */
const OPERATIONS: Record<number, (one: number, other: number) => number | null> = {
  2: (one, other) => one + other,
  3: (one, other) => one - other,
  4: (one, other) => one * other,
  5: (one, other) => (other === 0 ? null : one / other),
};

/** Combines numbers; a text on either side leaves the cell unchanged, and an empty target counts as 0. */
function combine(from: Range, to: Range, operation: (one: number, other: number) => number | null, args: Value[]) {
  if (booleanAt(args, 2, false) || booleanAt(args, 3, false) || !VALUES.has(wholeAt(args, 0, -4104)))
    throw new UnsupportedError("PasteSpecial with an operation on more than values");
  to.writable();
  const { cells, height, width } = copiedBlock(from);
  const boxes = targetBoxes(to, height, width);
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

export function pasteSpecial(self: Range, args: Value[]) {
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
  const { cells, height, width } = copiedBlock(from);
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
