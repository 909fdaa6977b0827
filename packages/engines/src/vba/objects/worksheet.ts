import { UnsupportedError } from "../../meter.ts";
import { booleanAt, isGiven, textAt, wholeAt } from "../library/args.ts";
import type { Book, Grid } from "../model/grid.ts";
import { sheetNamed } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import { cellOf, evaluateFormula, linesOf, rangeOf, wholeSheet } from "../model/reference.ts";
import type { Session } from "../model/session.ts";
import { pasteHere } from "../range/edits.ts";
import { applyFilter, endFilter } from "../range/lists.ts";
import { toBoolean, toNumber, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { long, MISSING, NOTHING, Obj, type Value } from "../values/value.ts";
import { AutoFilter } from "./auto-filter.ts";
import { Looks } from "./looks.ts";
import { Page } from "./page.ts";
import { copySheet, placeOf } from "./sheet-places.ts";
import { SheetSort } from "./sheet-sort.ts";
import { Tables } from "./tables.ts";

/** A sheet of a workbook. */
export class Worksheet extends Obj {
  readonly type = "Worksheet";
  readonly session: Session;
  readonly grid: Grid;
  readonly members = MEMBERS;

  constructor(session: Session, grid: Grid) {
    super();
    this.session = session;
    this.grid = grid;
  }

  /** The workbook; a deleted sheet has none. */
  get book(): Book {
    return this.session.books.find((book) => book.sheets.includes(this.grid)) ?? fail(424);
  }

  get cells(): Range {
    return this.book && new Range(this.session, this.grid, [wholeSheet]);
  }

  override same(other: Obj): boolean {
    return other instanceof Worksheet && other.grid === this.grid;
  }
}

export function checkedName(book: Book, grid: Grid, name: string): string {
  if (name === "" || name.length > 31 || /[:\\/?*[\]]/.test(name) || name.startsWith("'") || name.endsWith("'"))
    return fail(1004, "You typed an invalid name for a sheet or chart.");
  const other = sheetNamed(book, name);
  if (other && other !== grid) return fail(1004, "That name is already taken. Try a different one.");
  return name;
}

const VISIBLE: [number, Grid["visible"]][] = [
  [-1, "visible"],
  [0, "hidden"],
  [2, "very hidden"],
];

function setVisible(self: Worksheet, value: Value) {
  const visibility = VISIBLE.find(([n]) => n === toNumber(value)) ?? (toBoolean(value) ? VISIBLE[0] : undefined);
  if (!visibility) return fail(1004);
  const others = self.book.sheets.filter((sheet) => sheet !== self.grid && sheet.visible === "visible");
  if (visibility[1] !== "visible" && others.length === 0)
    return fail(1004, "Unable to set the Visible property of the Worksheet class");
  self.grid.visible = visibility[1];
  if (self.book.active === self.grid && visibility[1] !== "visible") self.book.active = others[0] ?? self.grid;
}

/** Asks first, unless DisplayAlerts is off. The last visible sheet cannot be deleted. */
function remove(self: Worksheet): boolean {
  const { book, grid, session } = self;
  const others = book.sheets.filter((sheet) => sheet !== grid && sheet.visible === "visible");
  if (others.length === 0) return fail(1004, "A workbook must contain at least one visible worksheet.");
  if (session.settings.displayAlerts) {
    session.messages.push({
      kind: "message",
      text: "Microsoft Excel will permanently delete this sheet. Do you want to continue?",
    });
    const answer = session.answer();
    if (answer === null || String(answer).toLowerCase() === "cancel") return false;
  }
  const at = book.sheets.indexOf(grid);
  book.sheets.splice(at, 1);
  if (book.active === grid)
    book.active = others.find((sheet) => book.sheets.indexOf(sheet) >= at) ?? (others.at(-1) as Grid);
  return true;
}

function move(self: Worksheet, args: Value[]) {
  const { book, grid } = self;
  const to = placeOf(book, args);
  if (!to || to.book !== book) throw new UnsupportedError("Worksheet.Move to another workbook");
  const anchor = book.sheets[to.index];
  book.sheets.splice(book.sheets.indexOf(grid), 1);
  book.sheets.splice(anchor ? book.sheets.indexOf(anchor) : book.sheets.length, 0, grid);
}

function filterMode({ grid }: Worksheet): boolean {
  return grid.filter !== null && grid.criteria.size > 0;
}

const range = (self: Worksheet, args: Value[]) => rangeOf(self.session, self.grid, args);

function select(self: Worksheet) {
  if (self.grid.visible !== "visible") fail(1004, "Select method of Worksheet class failed");
  self.book.active = self.grid;
  self.session.active = self.book;
}

function exported(self: Worksheet, args: Value[]) {
  if (wholeAt(args, 0, 0) !== 0) throw new UnsupportedError("ExportAsFixedFormat other than PDF");
  const typed = textAt(args, 1, self.book.name.replace(/\.\w+$/, ""));
  const path = /\.\w{1,4}$/.test(typed) ? typed : `${typed}.pdf`;
  self.session.saved.push({ kind: "export", path, what: self.grid.name });
}

function paste(self: Worksheet, args: Value[]) {
  pasteHere(args[0] instanceof Range ? args[0] : new Range(self.session, self.grid, self.grid.selection));
}

const unsupported = (what: string) => ({
  params: "a",
  get: (): Value => {
    throw new UnsupportedError(what);
  },
});

const MEMBERS = define<Worksheet>({
  Name: {
    get: (self) => self.grid.name,
    set: (self, value) => {
      self.grid.name = checkedName(self.book, self.grid, toText(value));
    },
  },
  CodeName: (self) => self.grid.name,
  Index: (self) => long(self.book.sheets.indexOf(self.grid) + 1),
  Parent: (self) => self.session.make.book(self.book),
  Application: (self) => self.session.make.application(),
  Range: { params: "Cell1 Cell2", get: range },
  Evaluate: { params: "Name", get: (self, args) => evaluateFormula(self.session, self.grid, toText(args[0])) },
  Cells: {
    params: "RowIndex ColumnIndex",
    get: (self, args) => (args[0] === MISSING ? self.cells : cellOf(self.cells, args)),
  },
  Rows: { params: "Index", get: (self, args) => linesOf(self.cells, "rows", args) },
  Columns: { params: "Index", get: (self, args) => linesOf(self.cells, "columns", args) },
  UsedRange: (self) => new Range(self.session, self.grid, [self.grid.used()]),
  ListObjects: { params: "Index", get: (self, args) => new Tables(self.session, self.grid).at(args) },
  Visible: {
    get: (self) => long(VISIBLE.find(([, visible]) => visible === self.grid.visible)?.[0] ?? -1),
    set: setVisible,
  },
  Activate: method("", select),
  Select: method("Replace", select),
  Delete: { params: "", get: remove },
  Copy: method("Before After", (self, args) => copySheet(self.session, self.book, self.grid, args)),
  Move: method("Before After", move),
  Paste: method("Destination Link", paste),
  Protect: method("Password DrawingObjects Contents Scenarios UserInterfaceOnly", (self, args) => {
    self.grid.isProtected = !booleanAt(args, 4, false);
  }),
  Unprotect: method("Password", (self) => {
    self.grid.isProtected = false;
  }),
  ProtectContents: (self) => self.grid.isProtected,
  AutoFilterMode: {
    get: (self) => self.grid.filter !== null,
    set: (self, value) => {
      if (!toBoolean(value)) endFilter(self.cells);
    },
  },
  FilterMode: filterMode,
  ShowAllData: method("", (self) => {
    if (!filterMode(self)) fail(1004, "ShowAllData method of Worksheet class failed");
    self.grid.criteria.clear();
    applyFilter(self.cells);
  }),
  AutoFilter: (self) => (self.grid.filter ? new AutoFilter(self.session, self.grid) : NOTHING),
  PageSetup: (self) => new Page(self.grid),
  Sort: (self) => new SheetSort(self.session, self.grid),
  Tab: () => new Looks("Tab"),
  Calculate: method("", () => undefined),
  ExportAsFixedFormat: method(
    "Type Filename Quality IncludeDocProperties IgnorePrintAreas From To OpenAfterPublish",
    exported,
  ),
  PrintOut: method("From To Copies Preview ActivePrinter PrintToFile", (self, args) => {
    self.session.saved.push({ kind: "print", path: isGiven(args, 4) ? textAt(args, 4) : "", what: self.grid.name });
  }),
  PivotTables: unsupported("PivotTables"),
  ChartObjects: unsupported("ChartObjects"),
  Shapes: unsupported("Shapes"),
});
