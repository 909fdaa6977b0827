import { UnsupportedError } from "../../meter.ts";
import { isGiven, wholeAt } from "../library/args.ts";
import { type Book, Grid, sheetNamed } from "../model/grid.ts";
import type { Session } from "../model/session.ts";
import { plainValue, toNumber } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { long, Obj, type Value, VbaArray } from "../values/value.ts";
import { freeName, placeOf } from "./sheet-places.ts";

/** The sheets of a workbook by number from 1 or by name. */
export class Sheets extends Obj {
  readonly type = "Sheets";
  override readonly byDefault = "Item";
  readonly session: Session;
  readonly book: Book;
  readonly members = MEMBERS;
  constructor(session: Session, book: Book) {
    super();
    this.session = session;
    this.book = book;
  }

  at(index: Value): Value {
    const plain = plainValue(index);
    if (plain instanceof VbaArray) throw new UnsupportedError("Sheets with several names");
    const grid =
      typeof plain === "string" ? sheetNamed(this.book, plain) : this.book.sheets[Math.round(toNumber(plain)) - 1];
    return grid ? this.session.make.sheet(grid) : fail(9);
  }

  override *iterate(): Generator<Value> {
    for (let i = 0; i < this.book.sheets.length; i++) yield this.session.make.sheet(this.book.sheets[i] as Grid);
  }
}

/** Adds sheets before the active one by default. The last of them becomes active. */
function add(self: Sheets, args: Value[]): Value {
  const { book, session } = self;
  const index = placeOf(book, args)?.index ?? book.sheets.indexOf(book.active);
  const count = wholeAt(args, 2, 1);
  if (isGiven(args, 3) && wholeAt(args, 3) !== -4167) throw new UnsupportedError("Sheets.Add with a Type");
  for (let i = 0; i < count; i++) {
    session.meter.hold(1);
    const grid = new Grid(freeName(book), session.meter);
    book.sheets.splice(index, 0, grid);
    book.active = grid;
  }
  return session.make.sheet(book.active);
}

const MEMBERS = define<Sheets>({
  Count: (self) => long(self.book.sheets.length),
  Item: { params: "Index", get: (self, [index]) => self.at(index) },
  Add: { params: "Before After Count Type", get: add },
  Parent: (self) => self.session.make.book(self.book),
  Application: (self) => self.session.make.application(),
  Select: method("Replace", () => {
    throw new UnsupportedError("Sheets.Select");
  }),
});
