import { type Meter, UnsupportedError } from "../../meter.ts";
import type { VbaData, VbaFile, VbaMessage, VbaSaved, VbaWorkbook } from "../data.ts";
import type { Formulas } from "../formulas.ts";
import { fail } from "../values/errors.ts";
import { dateOf, type Num, type Obj } from "../values/value.ts";
import type { Book, Grid } from "./grid.ts";
import { workbookOf } from "./snapshot.ts";

const SECONDS = 86_400;
const WAIT = 0.25;

/** The shared state of one run: the open workbooks, messages, files and the settings of the application. */
export class Session {
  readonly world: VbaData;
  readonly meter: Meter;
  readonly books: Book[] = [];
  readonly messages: VbaMessage[] = [];
  readonly saved: VbaSaved[] = [];
  /** Files that the macro made or deleted change this list. */
  readonly files: VbaFile[];
  readonly own: Book;
  /** Null in an engine without formulas. */
  readonly formulas: Formulas | null;
  active: Book;
  /** The sheet of the module (`Me`), or null in a standard module. */
  me: Grid | null = null;
  /** The source of Copy or Cut. */
  copied: { range: Obj; cut: boolean } | null = null;
  /** The names that Dir has not listed yet. */
  listing: string[] = [];
  readonly settings = {
    screenUpdating: true,
    enableEvents: true,
    displayAlerts: true,
    calculation: -4105,
    statusBar: null as string | null,
  };
  /** Creates objects for data, so that the classes of ranges, sheets and workbooks need not import each other. */
  readonly make: {
    sheet: (grid: Grid) => Obj;
    book: (book: Book) => Obj;
    application: () => Obj;
  };
  /** Called after a macro changed cells; runs Worksheet_Change. */
  changed: (range: Obj, grid: Grid) => void = () => undefined;
  /** The number of times the macro read or wrote a range, of one cell or of many. */
  accesses = 0;
  /** The number of times its own changes ran an event procedure. */
  eventRuns = 0;
  /** The lines of the program that ran. */
  readonly lines = new Set<number>();
  #waited = 0;
  #answers = 0;
  #contents: { version: string; workbook: VbaWorkbook } | null = null;

  constructor(data: VbaData, meter: Meter, own: Book, formulas: Formulas | null, make: Session["make"]) {
    this.world = data;
    this.meter = meter;
    this.own = own;
    this.formulas = formulas;
    this.active = own;
    this.books.push(own);
    this.files = [...(data.files ?? [])];
    this.make = make;
  }

  now(): Num {
    const { now } = this.world;
    if (now === undefined) throw new UnsupportedError("today's date without one in the data");
    return dateOf(now);
  }

  /** Returns seconds since midnight, for Timer; each call is a little later, so that a macro that waits ends. */
  seconds(): number {
    this.#waited += WAIT;
    const { now = 0 } = this.world;
    return (now - Math.floor(now)) * SECONDS + this.#waited;
  }

  /** Returns the next answer of the simulated person. */
  answer(): string | number | boolean | null | undefined {
    return this.world.answers?.[this.#answers++];
  }

  file(path: string): VbaFile | undefined {
    return this.files.find((file) => samePath(file.path, path));
  }

  /** Returns the grid of an unqualified Range. */
  get sheet(): Grid {
    return this.me ?? this.active.active;
  }

  /** Runs events for changes by the macro itself. */
  notify(range: Obj, grid: Grid) {
    if (this.settings.enableEvents) this.changed(range, grid);
  }

  /** Returns the workbook of a sheet as data, for its formulas. */
  contents(grid: Grid): VbaWorkbook {
    const book = this.books.find((one) => one.sheets.includes(grid)) ?? this.own;
    const version = `${book.path} ${book.sheets.map((sheet) => `${sheet.name} ${sheet.version}`).join(" ")}`;
    if (this.#contents?.version !== version) {
      this.#contents = { version, workbook: workbookOf(book) };
      this.meter.step(book.sheets.reduce((sum, sheet) => sum + sheet.cells.size, 0));
    }
    return this.#contents.workbook;
  }

  get currentBook(): Book {
    return this.books.includes(this.active) ? this.active : fail(91);
  }
}

const clean = (path: string) =>
  path
    .toLowerCase()
    .replaceAll("/", "\\")
    .replaceAll(/\\{2,}/g, "\\");
export const samePath = (one: string, other: string) => clean(one) === clean(other);
