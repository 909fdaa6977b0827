import { countOf, heightOf, widthOf } from "../model/box.ts";
import { cellValue, enterValue, formatOf, shownText, valueAt } from "../model/cells.ts";
import { fromR1C1, movedFormula } from "../model/formulas.ts";
import type { Range } from "../model/range.ts";
import { plainValue, toText } from "../values/convert.ts";
import { define, method } from "../values/object.ts";
import { double, Fault, tableOf, type Value, VbaArray } from "../values/value.ts";

/** One cell's value, or a table of the first area. */
function read(range: Range, one: (row: number, column: number) => Value): Value {
  const box = range.first;
  const { meter } = range.session;
  range.session.accesses += 1;
  if (countOf(box) === 1) return one(box.top, box.left);
  meter.hold(countOf(box));
  meter.step(countOf(box));
  const items: Value[] = [];
  for (let row = box.top; row <= box.bottom; row++)
    for (let column = box.left; column <= box.right; column++) items.push(one(row, column));
  meter.release(countOf(box));
  return tableOf(heightOf(box), widthOf(box), items);
}

const NOT_AVAILABLE = new Fault("#N/A");

/** Returns the value of each cell for an array: one row or column repeats, a cell outside of it is #N/A. */
function fromArray({ bounds, items }: VbaArray): (row: number, column: number) => Value {
  const sizes = bounds.map(([low, high]) => high - low + 1);
  const [rows = 0, columns = 0] = bounds.length === 1 ? [1, sizes[0]] : sizes;
  return (row, column) => {
    const r = rows === 1 ? 0 : row;
    const c = columns === 1 ? 0 : column;
    return r < rows && c < columns ? items[r * columns + c] : NOT_AVAILABLE;
  };
}

/** Writes a value or an array to each area. */
function write(range: Range, given: Value, put: (row: number, column: number, value: Value) => void) {
  range.writable();
  range.session.accesses += 1;
  const value = plainValue(given);
  for (const box of range.areas) {
    const contentAt = value instanceof VbaArray ? fromArray(value) : () => value;
    for (let row = box.top; row <= box.bottom; row++)
      for (let column = box.left; column <= box.right; column++)
        put(row, column, contentAt(row - box.top, column - box.left));
  }
  range.session.notify(range, range.grid);
}

/** Enters a formula in several cells; its references move with each cell. */
function enterFormula(range: Range, value: Value, convert: (text: string, row: number, column: number) => string) {
  const { top, left } = range.first;
  const repeated = !(plainValue(value) instanceof VbaArray);
  write(range, value, (row, column, one) => {
    const text = typeof one === "string" && one.startsWith("=") ? convert(one, row, column) : one;
    const moves = repeated && typeof text === "string" && text.startsWith("=");
    enterValue(range.grid, row, column, moves ? movedFormula(text, row - top, column - left) : text);
  });
}

function formula(range: Range, row: number, column: number): Value {
  const content = range.grid.content(row, column);
  if (content !== null && typeof content === "object" && "formula" in content) return content.formula;
  const value = cellValue(range.session, range.grid, row, column);
  if (value === null) return "";
  return typeof value === "number" ? double(value) : typeof value === "object" ? value.error : value;
}

function hasFormula(range: Range): Value {
  const cells = range.areas
    .flatMap((box) => range.grid.stored(box))
    .filter(
      ({ cell }) => cell.content !== null && typeof cell.content === "object" && "formula" in cell.content,
    ).length;
  if (cells === 0) return false;
  return cells === range.areas.reduce((sum, box) => sum + countOf(box), 0) ? true : null;
}

const value = {
  get: (self: Range) => read(self, (row, column) => valueAt(self.session, self.grid, row, column, true)),
  set: (self: Range, given: Value) => enterFormula(self, given, (text) => text),
};

function one(self: Range, run: (row: number, column: number) => Value): Value {
  const { top, left } = self.first;
  return countOf(self.first) === 1 && self.areas.length === 1 ? run(top, left) : null;
}

export const VALUES = define<Range>({
  _Default: value,
  Value: value,
  Value2: {
    get: (self) => read(self, (row, column) => valueAt(self.session, self.grid, row, column, false)),
    set: value.set,
  },
  Calculate: method("", () => undefined),
  Formula: {
    get: (self) => read(self, (row, column) => formula(self, row, column)),
    set: value.set,
  },
  Formula2: {
    get: (self) => read(self, (row, column) => formula(self, row, column)),
    set: value.set,
  },
  FormulaR1C1: {
    set: (self, given) => {
      const created = plainValue(given);
      write(self, created, (row, column, text) =>
        enterValue(
          self.grid,
          row,
          column,
          typeof text === "string" && text.startsWith("=") ? fromR1C1(text, row, column) : text,
        ),
      );
    },
  },
  Text: (self) => one(self, (row, column) => shownText(self.session, self.grid, row, column)),
  HasFormula: hasFormula,
  NumberFormat: {
    get: (self) => formatOf(self.grid, self.first.top, self.first.left),
    set: (self, given) => {
      const format = toText(given);
      for (const box of self.areas) self.grid.paint(box, "NumberFormat", format);
    },
  },
});
