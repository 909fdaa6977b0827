import { type Meter, UnsupportedError } from "../../meter.ts";
import { isLike } from "../../sheet/criteria.ts";
import { booleanAt, isGiven, textAt, wholeAt } from "../library/args.ts";
import { type Box, intersection } from "../model/box.ts";
import { cellValue, enterValue, shownText } from "../model/cells.ts";
import type { Grid } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import { plainValue, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define } from "../values/object.ts";
import { NOTHING, Num, type Value } from "../values/value.ts";

interface Sought {
  what: string;
  whole: boolean;
  matchCase: boolean;
  formulas: boolean;
  byColumns: boolean;
  backwards: boolean;
}

/** The last search of Find, which FindNext repeats. */
const LAST = new WeakMap<object, Sought>();

function fits(text: string, { what, whole, matchCase }: Sought, meter: Meter): boolean {
  if (!matchCase) return isLike(text, whole ? what : `*${what}*`, meter);
  if (/[*?~]/.test(what)) throw new UnsupportedError("Range.Find with a wildcard and MatchCase");
  return whole ? text === what : text.includes(what);
}

function seen(range: Range, row: number, column: number, formulas: boolean): string {
  const content = range.grid.content(row, column);
  if (formulas && content !== null && typeof content === "object" && "formula" in content) return content.formula;
  const value = cellValue(range.session, range.grid, row, column);
  return formulas && typeof value === "number"
    ? toText(new Num("Double", value))
    : shownText(range.session, range.grid, row, column);
}

function find(self: Range, sought: Sought, after: Box | null): Value {
  const order = (a: { row: number; column: number }, b: { row: number; column: number }) =>
    sought.byColumns ? a.column - b.column || a.row - b.row : a.row - b.row || a.column - b.column;
  const cells = self.areas
    .flatMap((box) => self.grid.stored(box))
    .filter(({ row, column }) => fits(seen(self, row, column, sought.formulas), sought, self.grid.meter))
    .sort(order);
  const list = sought.backwards ? cells.reverse() : cells;
  const start = after ?? self.first;
  const sign = sought.backwards ? -1 : 1;
  const next = list.find((cell) => order(cell, { row: start.top, column: start.left }) * sign > 0) ?? list[0];
  if (!next) return NOTHING;
  return self.with([{ top: next.row, left: next.column, bottom: next.row, right: next.column }]);
}

function findFirst(self: Range, args: Value[]): Value {
  const what = plainValue(args[0]);
  const sought: Sought = {
    what: what instanceof Num && what.kind !== "Date" ? toText(what) : textAt(args, 0),
    whole: wholeAt(args, 3, 2) === 1,
    matchCase: booleanAt(args, 6, false),
    formulas: wholeAt(args, 2, -4123) === -4123,
    byColumns: wholeAt(args, 4, 1) === 2,
    backwards: wholeAt(args, 5, 1) === 2,
  };
  if (sought.what === "") throw new UnsupportedError("Range.Find of an empty text");
  LAST.set(self.session, sought);
  return find(self, sought, args[1] instanceof Range ? args[1].first : null);
}

function findAgain(self: Range, args: Value[], backwards: boolean): Value {
  const sought = LAST.get(self.session);
  return sought ? find(self, { ...sought, backwards }, args[0] instanceof Range ? args[0].first : null) : NOTHING;
}

function replace(self: Range, args: Value[]): Value {
  const [what, by] = [textAt(args, 0), textAt(args, 1)];
  const whole = wholeAt(args, 2, 2) === 1;
  const matchCase = booleanAt(args, 4, false);
  if (/[*?~]/.test(what)) throw new UnsupportedError("Range.Replace with a wildcard");
  self.writable();
  const fold = (text: string) => (matchCase ? text : text.toLowerCase());
  for (const { row, column } of self.areas.flatMap((box) => self.grid.stored(box))) {
    const text = seen(self, row, column, true);
    if (what === "" || (whole ? fold(text) !== fold(what) : !fold(text).includes(fold(what)))) continue;
    const parts: string[] = [];
    let at = 0;
    for (let next = fold(text).indexOf(fold(what)); next >= 0; next = fold(text).indexOf(fold(what), at)) {
      parts.push(text.slice(at, next));
      at = next + what.length;
    }
    enterValue(self.grid, row, column, [...parts, text.slice(at)].join(by));
  }
  return true;
}

const KINDS = new Map(Object.entries({ number: 1, string: 2, boolean: 4, object: 16 }));

function special(self: Range, args: Value[]): Value {
  const kind = wholeAt(args, 0);
  const { grid } = self;
  const used = grid.used();
  const scope =
    self.areas.length === 1 && self.count === 1 ? [used] : self.areas.flatMap((box) => intersection(box, used) ?? []);
  if (kind === 11) return self.with([{ ...used, top: used.bottom, left: used.right }]);
  const wanted = (row: number, column: number): boolean => {
    const content = grid.content(row, column);
    const isFormula = content !== null && typeof content === "object" && "formula" in content;
    if (kind === 4) return content === null;
    if (kind === 12) return !grid.isHidden(row) && grid.columns.get(column)?.hidden !== true;
    const ofKind = kind === -4123 ? isFormula : kind === 2 ? content !== null && !isFormula : unknownKind(kind);
    if (!ofKind || !isGiven(args, 1)) return ofKind;
    const value = cellValue(self.session, grid, row, column);
    return (wholeAt(args, 1) & (KINDS.get(typeof value) ?? 0)) !== 0;
  };
  const boxes = (
    kind === 12
      ? self.areas.flatMap((box) => intersection(box, { ...used, right: Math.max(used.right, box.left) }) ?? [])
      : scope
  ).flatMap((box) => runs(grid, box, wanted));
  return boxes.length > 0 ? self.with(boxes) : fail(1004, "No cells were found.");
}

const unknownKind = (kind: number): never => {
  throw new UnsupportedError(`Range.SpecialCells(${kind})`);
};

/** Returns the wanted cells of a box as few areas: equal parts of consecutive rows are joined. */
function runs(grid: Grid, box: Box, wanted: (row: number, column: number) => boolean): Box[] {
  const boxes: Box[] = [];
  let open: Box[] = [];
  grid.meter.step((box.bottom - box.top + 1) * (box.right - box.left + 1));
  for (let row = box.top; row <= box.bottom; row++) {
    const parts: Box[] = [];
    for (let column = box.left; column <= box.right; column++) {
      if (!wanted(row, column)) continue;
      const last = parts.at(-1);
      if (last && last.right === column - 1) last.right = column;
      else parts.push({ top: row, bottom: row, left: column, right: column });
    }
    const same =
      parts.length === open.length &&
      parts.every((one, i) => one.left === open[i]?.left && one.right === open[i]?.right);
    if (same) for (const one of open) one.bottom = row;
    else {
      boxes.push(...parts);
      open = parts;
    }
  }
  return boxes;
}

export const SEARCH = define<Range>({
  Find: {
    params: "What After LookIn LookAt SearchOrder SearchDirection MatchCase MatchByte SearchFormat",
    get: findFirst,
  },
  FindNext: { params: "After", get: (self, args) => findAgain(self, args, false) },
  FindPrevious: { params: "After", get: (self, args) => findAgain(self, args, true) },
  Replace: {
    params: "What Replacement LookAt SearchOrder MatchCase MatchByte SearchFormat ReplaceFormat",
    get: replace,
  },
  SpecialCells: { params: "Type Value", get: special },
});
