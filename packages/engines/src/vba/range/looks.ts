import { UnsupportedError } from "../../meter.ts";
import { isGiven } from "../library/args.ts";
import { heightOf, isWholeRows } from "../model/box.ts";
import type { Range } from "../model/range.ts";
import { plainValue, toBoolean, toNumber, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { double, long, type Members, Num, Obj, type Value } from "../values/value.ts";

/** Excel's colours by ColorIndex. */
const PALETTE: Record<number, number> = {
  1: 0,
  2: 0xffffff,
  3: 0x0000ff,
  4: 0x00ff00,
  5: 0xff0000,
  6: 0x00ffff,
  7: 0xff00ff,
  8: 0xffff00,
  9: 0x000080,
  10: 0x008000,
  11: 0x800000,
  12: 0x008080,
  13: 0x800080,
  14: 0x808000,
  15: 0xc0c0c0,
  16: 0x808080,
  33: 0xffcc00,
  34: 0xffffcc,
  35: 0xccffcc,
  36: 0x99ffff,
  37: 0xffcc99,
  38: 0xcc99ff,
  39: 0xff99cc,
  40: 0x99ccff,
  41: 0xff6633,
  42: 0xcccc33,
  43: 0x00cc99,
  44: 0x00ccff,
  45: 0x0099ff,
  46: 0x0066ff,
  47: 0x996666,
  48: 0x969696,
};
const NONE = -4142;

const storable = (given: Value): string | number | boolean => {
  const value = plainValue(given);
  if (value instanceof Num) return value.n;
  return typeof value === "boolean" ? value : toText(value);
};
const asValue = (value: string | number | boolean | undefined): Value =>
  typeof value === "number" ? double(value) : value;

const formatted = (range: Range, key: string) => range.grid.format(range.first.top, range.first.left)[key];
function paint(range: Range, key: string, value: string | number | boolean) {
  range.writable();
  for (const box of range.areas) range.grid.paint(box, key, value);
}

function setColorIndex(range: Range, part: string, given: Value) {
  const index = toNumber(given);
  if (index === NONE || index === -4105) {
    paint(range, `${part}.Color`, part === "Interior" ? 0xffffff : 0);
    paint(range, `${part}.ColorIndex`, index);
    return;
  }
  const color = PALETTE[index];
  if (color === undefined) throw new UnsupportedError(`the colour with the index ${index}`);
  paint(range, `${part}.ColorIndex`, index);
  paint(range, `${part}.Color`, color);
}

function colorIndex(range: Range, part: string): Value {
  const color = formatted(range, `${part}.Color`);
  if (color === undefined) return long(part === "Interior" ? NONE : 1);
  const known = formatted(range, `${part}.ColorIndex`);
  if (known === NONE) return long(NONE);
  const match = Object.entries(PALETTE).find(([, one]) => one === color);
  if (!match) throw new UnsupportedError(`${part}.ColorIndex of this colour`);
  return long(Number(match[0]));
}

/** Font, Interior or Borders of a range; settings are stored under the part's name. */
class Look extends Obj {
  readonly type: string;
  readonly range: Range;
  readonly members: Members;
  constructor(part: string, range: Range, members: Members) {
    super();
    this.type = part;
    this.range = range;
    this.members = members;
  }
}

const lookProperty = (name: string, byDefault: string | number | boolean) => ({
  [name]: {
    get: (self: Look) => asValue(formatted(self.range, `${self.type}.${name}`) ?? byDefault),
    set: (self: Look, value: Value) => {
      paint(self.range, `${self.type}.${name}`, storable(value));
      if (name === "Color")
        for (const box of self.range.areas)
          if (formatted(self.range, `${self.type}.ColorIndex`) !== undefined)
            self.range.grid.paint(box, `${self.type}.ColorIndex`, 0);
    },
  },
});

const colorIndexMember = {
  ColorIndex: {
    get: (self: Look) => colorIndex(self.range, self.type),
    set: (self: Look, value: Value) => setColorIndex(self.range, self.type, value),
  },
};

const FONT = define<Look>({
  ...lookProperty("Bold", false),
  ...lookProperty("Italic", false),
  ...lookProperty("Underline", NONE),
  ...lookProperty("Size", 11),
  ...lookProperty("Name", "Calibri"),
  ...lookProperty("Color", 0),
  ...lookProperty("Strikethrough", false),
  ...lookProperty("ThemeColor", 2),
  ...lookProperty("TintAndShade", 0),
  ...colorIndexMember,
});
const INTERIOR = define<Look>({
  ...lookProperty("Color", 0xffffff),
  ...lookProperty("Pattern", NONE),
  ...lookProperty("PatternColorIndex", NONE),
  ...lookProperty("ThemeColor", 1),
  ...lookProperty("TintAndShade", 0),
  ...lookProperty("PatternTintAndShade", 0),
  ...colorIndexMember,
});
const BORDER_MEMBERS = {
  ...lookProperty("LineStyle", NONE),
  ...lookProperty("Weight", 2),
  ...lookProperty("Color", 0),
  ...lookProperty("ColorIndex", NONE),
  ...lookProperty("TintAndShade", 0),
};
const BORDER = define<Look>(BORDER_MEMBERS);

/** All borders of a range; one of them has its number in its name: "Border9". */
class Borders extends Look {
  override readonly byDefault = "Item";
}
const BORDERS = define<Borders>({
  ...BORDER_MEMBERS,
  Item: { params: "Index", get: (self, [index]) => new Look(`Border${toNumber(index)}`, self.range, BORDER) },
});

const looks = (name: string, byDefault: string | number | boolean) => ({
  [name]: {
    get: (self: Range) => asValue(formatted(self, name) ?? byDefault),
    set: (self: Range, value: Value) => paint(self, name, storable(value)),
  },
});

/** Each whole row or column of a range. */
function lines(self: Range, of: "rows" | "columns") {
  return self.areas.flatMap((box) => {
    const [from, to] = of === "rows" ? [box.top, box.bottom] : [box.left, box.right];
    self.session.meter.step(to - from + 1);
    return Array.from({ length: to - from + 1 }, (_, i) => self.grid.line(of, from + i));
  });
}

const HEIGHT = 15;
const WIDTH = 8.43;
const sized = (of: "rows" | "columns", byDefault: number) => ({
  get: (self: Range) => double(lines(self, of)[0]?.size ?? byDefault),
  set: (self: Range, value: Value) => {
    const size = toNumber(value);
    if (size < 0 || size > 409.5) fail(1004);
    for (const line of lines(self, of)) line.size = size;
  },
});

const hiddenLines = (self: Range) => (self.unit === "rows" || isWholeRows(self.first) ? "rows" : "columns");

function merge(self: Range, args: Value[]) {
  if (isGiven(args, 0) && toBoolean(args[0])) throw new UnsupportedError("Range.Merge across rows");
  for (const box of self.areas) {
    self.grid.paint(box, "MergeCells", true);
    for (const { row, column } of self.grid.stored(box))
      if (row !== box.top || column !== box.left) self.grid.write(row, column, null);
  }
}

export const LOOKS = define<Range>({
  Font: (self) => new Look("Font", self, FONT),
  Interior: (self) => new Look("Interior", self, INTERIOR),
  Borders: (self) => new Borders("Borders", self, BORDERS),
  BorderAround: method("LineStyle Weight ColorIndex Color ThemeColor", (self) => paint(self, "Borders.LineStyle", 1)),
  ...looks("HorizontalAlignment", 1),
  ...looks("VerticalAlignment", -4107),
  ...looks("WrapText", false),
  ...looks("Locked", true),
  ...looks("IndentLevel", 0),
  ...looks("ShrinkToFit", false),
  ...looks("Orientation", -4128),
  MergeCells: {
    get: (self) => asValue(formatted(self, "MergeCells") ?? false),
    set: (self, value) => paint(self, "MergeCells", toBoolean(value)),
  },
  Merge: method("Across", merge),
  UnMerge: method("", (self) => paint(self, "MergeCells", false)),
  RowHeight: sized("rows", HEIGHT),
  ColumnWidth: sized("columns", WIDTH),
  AutoFit: method("", (self) => heightOf(self.first)),
  Hidden: {
    get: (self) => lines(self, hiddenLines(self)).every((line) => line.hidden === true),
    set: (self, value) => {
      const hidden = toBoolean(value);
      for (const line of lines(self, hiddenLines(self))) {
        if (hidden) line.hidden = true;
        else delete line.hidden;
      }
    },
  },
});
