import { type Meter, UnsupportedError } from "../../meter.ts";
import { criterionOf } from "../../sheet/criteria.ts";
import type { CellValue } from "../../workbook.ts";
import { booleanAt, isGiven, wholeAt } from "../library/args.ts";
import { type Box, heightOf, widthOf } from "../model/box.ts";
import { cellValue, shownText } from "../model/cells.ts";
import type { Cell } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import { plainValue, toNumber, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { Num, type Value, VbaArray } from "../values/value.ts";
import { currentRegion } from "./places.ts";

const CLASSES = ["number", "string", "boolean", "object"];

/** Excel's order: numbers, texts without case, FALSE before TRUE, errors; empty cells are last in both directions. */
function ordered(a: CellValue, b: CellValue, descending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const sign = descending ? -1 : 1;
  if (typeof a !== typeof b) return (CLASSES.indexOf(typeof a) - CLASSES.indexOf(typeof b)) * sign;
  if (typeof a === "string" && typeof b === "string")
    return a.toLowerCase().localeCompare(b.toLowerCase(), "en") * sign;
  return (Number(a) - Number(b)) * sign || 0;
}

export interface SortKey {
  column: number;
  descending: boolean;
}

/** Sorts the rows of a box; equal rows keep their order. */
export function sortRows(range: Range, box: Box, keys: SortKey[], header: boolean) {
  const { grid, session } = range;
  range.writable();
  const top = box.top + (header ? 1 : 0);
  const rows = Array.from({ length: Math.max(0, box.bottom - top + 1) }, (_, i) => {
    const cells = new Map<number, Cell>();
    for (let column = box.left; column <= box.right; column++) {
      const cell = grid.cell(top + i, column);
      if (cell) cells.set(column, { ...cell });
    }
    return { cells, values: keys.map(({ column }) => cellValue(session, grid, top + i, column)) };
  });
  grid.meter.step(rows.length * (widthOf(box) + 10));
  rows.sort((a, b) => {
    for (const [i, { descending }] of keys.entries()) {
      const order = ordered(a.values[i] ?? null, b.values[i] ?? null, descending);
      if (order !== 0) return order;
    }
    return 0;
  });
  for (const [i, { cells }] of rows.entries())
    for (let column = box.left; column <= box.right; column++)
      grid.put(top + i, column, cells.get(column) ?? { content: null });
}

/** Whether the first row of a list looks like headings: texts above values of other kinds. */
export function looksLikeHeader(range: Range, box: Box): boolean {
  const { grid, session } = range;
  let texts = 0;
  for (let column = box.left; column <= box.right; column++) {
    const [one, below] = [cellValue(session, grid, box.top, column), cellValue(session, grid, box.top + 1, column)];
    if (typeof one === "string" && typeof below !== "string") texts += 1;
  }
  return texts > 0;
}

/** A list is the region around one cell, or the range itself. */
export function listBox(self: Range): Box {
  const box = self.count === 1 && self.areas.length === 1 ? currentRegion(self).first : self.first;
  const used = self.grid.used();
  return {
    ...box,
    bottom: Math.max(box.top, Math.min(box.bottom, used.bottom)),
    right: Math.max(box.left, Math.min(box.right, used.right)),
  };
}

function sort(self: Range, args: Value[]) {
  const box = listBox(self);
  const keys: SortKey[] = [];
  for (const [key, order] of [
    [0, 1],
    [2, 4],
    [5, 6],
  ] as const) {
    if (!isGiven(args, key)) continue;
    const argument = args[key];
    const column = argument instanceof Range ? argument.first.left : box.left + wholeAt(args, key) - 1;
    keys.push({ column, descending: wholeAt(args, order, 1) === 2 });
  }
  if (keys.length === 0) keys.push({ column: box.left, descending: false });
  if (wholeAt(args, 10, 1) === 2 && isGiven(args, 10)) throw new UnsupportedError("Range.Sort from left to right");
  const header = wholeAt(args, 7, 2);
  sortRows(self, box, keys, header === 1 || (header === 0 && looksLikeHeader(self, box)));
}

/** Hides the rows of the filtered range that do not match a criterion. */
export function applyFilter(self: Range) {
  const { grid, session } = self;
  const { filter } = grid;
  if (!filter) return;
  for (let row = filter.top + 1; row <= filter.bottom; row++) {
    grid.meter.step();
    const shows = [...grid.criteria].every(([field, test]) => {
      const column = filter.left + field - 1;
      return test(cellValue(session, grid, row, column), shownText(session, grid, row, column));
    });
    grid.line("rows", row).hidden = !shows;
    if (shows) delete grid.line("rows", row).hidden;
  }
}

export function endFilter(self: Range) {
  const { grid } = self;
  if (grid.filter) for (let row = grid.filter.top; row <= grid.filter.bottom; row++) delete grid.rows.get(row)?.hidden;
  grid.filter = null;
  grid.criteria.clear();
}

type Test = (value: CellValue, text: string) => boolean;

function criterion(value: Value, meter: Meter): Test {
  const plain = plainValue(value);
  if (plain instanceof Num) return (cell) => cell === plain.n;
  const text = toText(plain);
  if (text === "=" || text === "") return (cell) => cell === null || cell === "";
  if (text === "<>") return (cell) => cell !== null && cell !== "";
  const test = criterionOf(text, meter);
  const asShown = /^[^<>=]|^=/.test(text) ? text.replace(/^=/, "").toLowerCase() : null;
  return (cell, shown) => test(cell) || (asShown !== null && shown.toLowerCase() === asShown);
}

function filterTest(args: Value[], meter: Meter): Test {
  const operator = wholeAt(args, 2, 1);
  const first = plainValue(args[1]);
  if (operator === 7) {
    const list = first instanceof VbaArray ? first.items : [first];
    const shown = new Set(list.map((item) => toText(item).toLowerCase()));
    return (_, text) => shown.has(text.toLowerCase());
  }
  if (operator > 2 || first instanceof VbaArray)
    throw new UnsupportedError(`Range.AutoFilter with Operator ${operator}`);
  const one = criterion(first, meter);
  if (!isGiven(args, 3)) return one;
  const other = criterion(args[3], meter);
  return operator === 2
    ? (value, text) => one(value, text) || other(value, text)
    : (value, text) => one(value, text) && other(value, text);
}

/** Returns the box of a filter of this range: from a row of headings down to the end of its list. */
function filterBox(self: Range): Box {
  const box = listBox(self);
  if (box.top !== box.bottom) return box;
  return { ...box, bottom: Math.max(box.bottom, currentRegion(self).first.bottom) };
}

function autoFilter(self: Range, args: Value[]): Value {
  const { grid } = self;
  if (!isGiven(args, 0)) {
    if (grid.filter) endFilter(self);
    else grid.filter = filterBox(self);
    return true;
  }
  grid.filter ??= filterBox(self);
  const field = wholeAt(args, 0);
  if (field < 1 || field > widthOf(grid.filter)) return fail(1004, "AutoFilter method of Range class failed");
  if (isGiven(args, 1)) grid.criteria.set(field, filterTest(args, grid.meter));
  else grid.criteria.delete(field);
  applyFilter(self);
  return true;
}

/** Returns the key by which two rows are equal. */
const keyOf = (self: Range, row: number, columns: number[]) =>
  JSON.stringify(
    columns.map((column) => {
      const value = cellValue(self.session, self.grid, row, column);
      return typeof value === "string" ? value.toLowerCase() : value;
    }),
  );

function removeDuplicates(self: Range, args: Value[]) {
  const box = listBox(self);
  const plain = isGiven(args, 0) ? plainValue(args[0]) : undefined;
  const numbers =
    plain instanceof VbaArray
      ? plain.items.map(toNumber)
      : plain === undefined
        ? Array.from({ length: widthOf(box) }, (_, i) => i + 1)
        : [toNumber(plain)];
  if (numbers.some((n) => n < 1 || n > widthOf(box))) return fail(1004);
  const top = box.top + (wholeAt(args, 1, 2) === 1 ? 1 : 0);
  keepRows(
    self,
    { ...box, top },
    firsts(
      self,
      { ...box, top },
      numbers.map((n) => box.left + n - 1),
    ),
  );
}

/** Returns the first row of each group of equal rows. */
function firsts(self: Range, box: Box, columns: number[]): number[] {
  const seen = new Set<string>();
  return Array.from({ length: Math.max(0, heightOf(box)) }, (_, i) => box.top + i).filter((row) => {
    const key = keyOf(self, row, columns);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

/** Moves these rows of a box together; the cells below become empty. */
function keepRows(self: Range, box: Box, rows: number[]) {
  const { grid } = self;
  for (let i = 0; i <= box.bottom - box.top; i++)
    for (let column = box.left; column <= box.right; column++) {
      const from = rows[i];
      const cell = from === undefined ? undefined : grid.cell(from, column);
      grid.put(box.top + i, column, cell ? { ...cell } : { content: null });
    }
}

function advancedFilter(self: Range, args: Value[]) {
  const box = listBox(self);
  if (isGiven(args, 1)) throw new UnsupportedError("Range.AdvancedFilter with a CriteriaRange");
  const columns = Array.from({ length: widthOf(box) }, (_, i) => box.left + i);
  const body = { ...box, top: box.top + 1 };
  const rows = booleanAt(args, 3, false)
    ? firsts(self, body, columns)
    : Array.from({ length: heightOf(body) }, (_, i) => body.top + i);
  if (wholeAt(args, 0) === 1) {
    for (let row = body.top; row <= body.bottom; row++)
      if (!rows.includes(row)) self.grid.line("rows", row).hidden = true;
    return;
  }
  const [, , to] = args;
  if (!(to instanceof Range)) return fail(1004);
  for (const [i, row] of [box.top, ...rows].entries())
    for (const [j, column] of columns.entries()) {
      const cell = self.grid.cell(row, column);
      to.grid.put(to.first.top + i, to.first.left + j, cell ? { ...cell } : { content: null });
    }
}

export const LISTS = define<Range>({
  Sort: method(
    "Key1 Order1 Key2 Type Order2 Key3 Order3 Header OrderCustom MatchCase Orientation SortMethod DataOption1 DataOption2 DataOption3",
    sort,
  ),
  AutoFilter: { params: "Field Criteria1 Operator Criteria2 VisibleDropDown", get: autoFilter },
  RemoveDuplicates: method("Columns Header", removeDuplicates),
  AdvancedFilter: method("Action CriteriaRange CopyToRange Unique", advancedFilter),
});
