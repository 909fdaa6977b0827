import { UnsupportedError } from "../../meter.ts";
import type { SheetTable } from "../../workbook.ts";
import { isGiven, wholeAt } from "../library/args.ts";
import { type Box, boxFrom, boxText, heightOf, widthOf } from "../model/box.ts";
import type { Grid } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import type { Session } from "../model/session.ts";
import { shiftCells } from "../model/shift.ts";
import { plainValue, toNumber, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { long, NOTHING, Obj, type Value } from "../values/value.ts";

/** A table of a sheet. */
class Table extends Obj {
  readonly type = "ListObject";
  override readonly byDefault = "Name";
  readonly session: Session;
  readonly grid: Grid;
  readonly table: SheetTable;
  readonly members = TABLE;
  constructor(session: Session, grid: Grid, table: SheetTable) {
    super();
    this.session = session;
    this.grid = grid;
    this.table = table;
  }
  get box(): Box {
    return boxFrom(this.table.range) ?? fail(1004);
  }
  set box(box: Box) {
    this.table.range = boxText(box, "", "");
  }
  range(box: Box): Range {
    return new Range(this.session, this.grid, [box]);
  }
  /** The rows below the header, or null if there are none. */
  get body(): Box | null {
    const { box } = this;
    return box.bottom > box.top ? { ...box, top: box.top + 1 } : null;
  }
  override same(other: Obj): boolean {
    return other instanceof Table && other.table === this.table;
  }
}

/** One row or column of a table, from 1. */
class Part extends Obj {
  readonly type: string;
  readonly table: Table;
  readonly index: number;
  readonly members = PART;
  constructor(table: Table, unit: "rows" | "columns", index: number) {
    super();
    this.type = unit === "rows" ? "ListRow" : "ListColumn";
    this.table = table;
    this.index = index;
  }
  get box(): Box {
    const { box } = this.table;
    const at = this.index - 1;
    return this.type === "ListRow"
      ? { ...box, top: box.top + 1 + at, bottom: box.top + 1 + at }
      : { ...box, left: box.left + at, right: box.left + at };
  }
  get body(): Value {
    const { box } = this;
    if (this.type === "ListRow") return this.table.range(box);
    return this.table.body ? this.table.range({ ...box, top: box.top + 1 }) : NOTHING;
  }
}

function removePart(self: Part) {
  const { grid } = self.table;
  if (self.type === "ListRow") shiftCells(grid, self.box, "rows", true);
  else shiftCells(grid, self.box, "columns", true);
}

const PART = define<Part>({
  Index: (self) => long(self.index),
  Name: {
    get: (self) => toText(self.table.range({ ...self.box, bottom: self.box.top })),
    set: (self, value) => self.table.grid.write(self.box.top, self.box.left, toText(value)),
  },
  Range: (self) => self.table.range(self.box),
  DataBodyRange: (self) => self.body,
  Delete: method("", removePart),
});

class Parts extends Obj {
  readonly type: string;
  override readonly byDefault = "Item";
  readonly table: Table;
  readonly unit: "rows" | "columns";
  readonly members = PARTS;
  constructor(table: Table, unit: "rows" | "columns") {
    super();
    this.type = unit === "rows" ? "ListRows" : "ListColumns";
    this.table = table;
    this.unit = unit;
  }
  get count(): number {
    return this.unit === "columns" ? widthOf(this.table.box) : heightOf(this.table.box) - 1;
  }
  part(index: Value): Part {
    const plain = plainValue(index);
    const { box, grid } = this.table;
    if (typeof plain === "string") {
      const names = Array.from({ length: widthOf(box) }, (_, i) =>
        String(grid.content(box.top, box.left + i)).toLowerCase(),
      );
      const at = names.indexOf(plain.toLowerCase());
      return at < 0 || this.unit === "rows" ? fail(9) : new Part(this.table, this.unit, at + 1);
    }
    const at = Math.round(toNumber(plain));
    return at >= 1 && at <= this.count ? new Part(this.table, this.unit, at) : fail(9);
  }
  override *iterate(): Generator<Value> {
    for (let i = 1; i <= this.count; i++) yield new Part(this.table, this.unit, i);
  }
  /** Adds a last one, or one before this position. */
  add(at: number | null): Part {
    const { table, unit } = this;
    const { box } = table;
    const index = at ?? this.count + 1;
    if (index < 1 || index > this.count + 1) return fail(9);
    const row = box.top + index;
    const column = box.left + index - 1;
    const room = unit === "rows" ? { ...box, top: row, bottom: row } : { ...box, left: column, right: column };
    shiftCells(table.grid, room, unit, false);
    table.box = unit === "rows" ? { ...box, bottom: box.bottom + 1 } : { ...box, right: box.right + 1 };
    if (unit === "columns") table.grid.write(box.top, column, `Column${index}`);
    return new Part(table, unit, index);
  }
}

const PARTS = define<Parts>({
  Count: (self) => long(self.count),
  Item: { params: "Index", get: (self, [index]) => self.part(index) },
  Add: { params: "Position AlwaysInsert", get: (self, args) => self.add(isGiven(args, 0) ? wholeAt(args, 0) : null) },
});

const parts = (unit: "rows" | "columns") => ({
  params: "Index",
  get: (self: Table, args: Value[]) => (isGiven(args, 0) ? new Parts(self, unit).part(args[0]) : new Parts(self, unit)),
});

const TABLE = define<Table>({
  Name: {
    get: (self) => self.table.name,
    set: (self, value) => {
      self.table.name = toText(value);
    },
  },
  DisplayName: (self) => self.table.name,
  Range: (self) => self.range(self.box),
  HeaderRowRange: (self) => self.range({ ...self.box, bottom: self.box.top }),
  DataBodyRange: (self) => (self.body ? self.range(self.body) : NOTHING),
  ListColumns: parts("columns"),
  ListRows: parts("rows"),
  Parent: (self) => self.session.make.sheet(self.grid),
  Resize: method("Range", (self, [range]) => {
    if (!(range instanceof Range) || range.first.top !== self.box.top) return fail(1004);
    self.box = range.first;
  }),
  TableStyle: { get: () => "", set: () => undefined },
  Unlist: method("", (self) => {
    self.grid.tables.splice(self.grid.tables.indexOf(self.table), 1);
  }),
});

/** ListObjects of a sheet. */
export class Tables extends Obj {
  readonly type = "ListObjects";
  override readonly byDefault = "Item";
  readonly session: Session;
  readonly grid: Grid;
  readonly members = TABLES;
  constructor(session: Session, grid: Grid) {
    super();
    this.session = session;
    this.grid = grid;
  }
  at(args: Value[]): Value {
    if (!isGiven(args, 0)) return this;
    const plain = plainValue(args[0]);
    const table = typeof plain === "string" ? this.grid.table(plain)?.table : this.grid.tables[toNumber(plain) - 1];
    return table ? new Table(this.session, this.grid, table) : fail(9);
  }
  override iterate(): Iterator<Value> {
    return this.grid.tables.map((table) => new Table(this.session, this.grid, table))[Symbol.iterator]();
  }
}

function addTable(self: Tables, args: Value[]): Value {
  const [, source] = args;
  if (!(source instanceof Range)) throw new UnsupportedError("ListObjects.Add without a range");
  const created = { name: `Table${self.grid.tables.length + 1}`, range: boxText(source.first, "", "") };
  self.grid.tables.push(created);
  return new Table(self.session, self.grid, created);
}

const TABLES = define<Tables>({
  Count: (self) => long(self.grid.tables.length),
  Item: { params: "Index", get: (self, args) => self.at(args) },
  Add: { params: "SourceType Source LinkSource XlListObjectHasHeaders Destination", get: addTable },
});
