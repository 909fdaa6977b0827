import { UnsupportedError } from "../../meter.ts";
import { wholeAt } from "../library/args.ts";
import type { Grid } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import type { Session } from "../model/session.ts";
import { looksLikeHeader, sortRows } from "../range/lists.ts";
import { toNumber } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { long, Obj, type Value } from "../values/value.ts";

/** `Worksheet.Sort`: the macro recorder writes its keys, its range and then Apply. */
export class SheetSort extends Obj {
  readonly type = "Sort";
  readonly session: Session;
  readonly grid: Grid;
  readonly members = SORT;
  constructor(session: Session, grid: Grid) {
    super();
    this.session = session;
    this.grid = grid;
  }
}

class SortFields extends Obj {
  readonly type = "SortFields";
  readonly grid: Grid;
  readonly members = FIELDS;
  constructor(grid: Grid) {
    super();
    this.grid = grid;
  }
}

function add(self: SortFields, args: Value[]) {
  const [key] = args;
  if (!(key instanceof Range)) return fail(1004);
  if (wholeAt(args, 1, 0) !== 0) throw new UnsupportedError("SortFields.Add by a look");
  self.grid.sorting.keys.push({ column: key.first.left, descending: wholeAt(args, 2, 1) === 2 });
}

const adding = method<SortFields>("Key SortOn Order CustomOrder DataOption", add);
const FIELDS = define<SortFields>({
  Clear: method("", (self) => {
    self.grid.sorting.keys.length = 0;
  }),
  Count: (self) => long(self.grid.sorting.keys.length),
  Add: adding,
  Add2: adding,
});

function apply(self: SheetSort) {
  const { keys, range, header } = self.grid.sorting;
  if (!range || keys.length === 0) return fail(1004, "Apply method of Sort class failed");
  const cells = new Range(self.session, self.grid, [range]);
  sortRows(cells, range, keys, header === 1 || (header === 0 && looksLikeHeader(cells, range)));
}

/** A setting that supports only this value. */
const fixed = (name: string, value: number) => ({
  set: (_: SheetSort, given: Value) => {
    if (Math.abs(toNumber(given)) !== value) throw new UnsupportedError(`Sort.${name}`);
  },
});

const SORT = define<SheetSort>({
  SortFields: (self) => new SortFields(self.grid),
  SetRange: method("Rng", (self, [range]) => {
    if (!(range instanceof Range)) return fail(1004);
    self.grid.sorting.range = range.first;
  }),
  Header: {
    get: (self) => long(self.grid.sorting.header),
    set: (self, value) => {
      self.grid.sorting.header = toNumber(value);
    },
  },
  MatchCase: fixed("MatchCase", 0),
  Orientation: fixed("Orientation", 1),
  SortMethod: { set: () => undefined },
  Apply: method("", apply),
});
