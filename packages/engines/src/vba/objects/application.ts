import { UnsupportedError } from "../../meter.ts";
import { isGiven } from "../library/args.ts";
import { inputBox } from "../library/dialogs.ts";
import { folderOf } from "../library/files.ts";
import { Range } from "../model/range.ts";
import { evaluateFormula, rangeOf } from "../model/reference.ts";
import type { Session } from "../model/session.ts";
import { intersectRanges, uniteRanges } from "../range/places.ts";
import { plainValue, toBoolean, toNumber, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, getMember, method } from "../values/object.ts";
import { long, type Members, NOTHING, Obj, type Value } from "../values/value.ts";
import { Looks } from "./looks.ts";
import { Workbooks } from "./workbook.ts";
import { sheetFunction, WorksheetFunction } from "./worksheet-function.ts";

/** Excel itself. Its members are also global names. */
export class Application extends Obj {
  readonly type = "Application";
  override readonly byDefault = "Name";
  readonly session: Session;
  readonly members: Members = MEMBERS;
  constructor(session: Session) {
    super();
    this.session = session;
  }
  /** Accesses a member of the sheet that unqualified ranges belong to. */
  onSheet(name: string, args: Value[]): Value {
    return getMember(
      this.session.make.sheet(this.session.sheet),
      name,
      args.filter((_, i) => isGiven(args, i)).map((value) => ({ value })),
    );
  }
}

const flag = (name: "screenUpdating" | "enableEvents" | "displayAlerts") => ({
  get: (self: Application) => self.session.settings[name],
  set: (self: Application, value: Value) => {
    self.session.settings[name] = toBoolean(value);
  },
});

const ranges = (args: Value[]) =>
  args
    .filter((_, i) => isGiven(args, i))
    .map((value) => (value instanceof Range ? value : fail(value === NOTHING ? 5 : 13)));

const ofSheet = (name: string, params: string) => ({
  params,
  get: (self: Application, args: Value[]) => self.onSheet(name, args),
});
const ofBook = (name: string) => ({
  params: "Index",
  get: (self: Application, args: Value[]) =>
    getMember(self.session.make.book(self.session.currentBook), name, isGiven(args, 0) ? [{ value: args[0] }] : []),
});

const refused = (what: string) => ({
  params: "a b c d e f",
  rest: true,
  get: (): Value => {
    throw new UnsupportedError(what);
  },
});

/** A setting that has no effect on the workbook. */
const ignored = (byDefault: Value) => ({ get: () => byDefault, set: () => undefined });

function activeCell({ session }: Application): Range {
  const { active } = session.currentBook;
  const [box] = active.selection;
  if (!box) return fail(91);
  return new Range(session, active, [{ ...box, bottom: box.top, right: box.left }]);
}

function goTo(self: Application, args: Value[]) {
  const [to] = args;
  if (!(to instanceof Range)) throw new UnsupportedError("Application.Goto without a range");
  const book = self.session.books.find((one) => one.sheets.includes(to.grid)) ?? fail(1004);
  book.active = to.grid;
  self.session.active = book;
  to.grid.selection = to.areas;
}

const MEMBERS: Members = define<Application>({
  Name: () => "Microsoft Excel",
  Application: (self) => self,
  ScreenUpdating: flag("screenUpdating"),
  EnableEvents: flag("enableEvents"),
  DisplayAlerts: flag("displayAlerts"),
  Calculation: {
    get: (self) => long(self.session.settings.calculation),
    set: (self, value) => {
      const n = toNumber(value);
      self.session.settings.calculation = [-4105, -4135, 2].includes(n) ? n : fail(1004);
    },
  },
  StatusBar: {
    get: (self) => self.session.settings.statusBar ?? false,
    set: (self, given) => {
      const value = plainValue(given);
      self.session.settings.statusBar = value === false ? null : toText(value);
    },
  },
  CutCopyMode: {
    get: (self) => (self.session.copied ? long(self.session.copied.cut ? 2 : 1) : false),
    set: (self) => {
      self.session.copied = null;
    },
  },
  Cursor: ignored(long(-4143)),
  DisplayStatusBar: ignored(true),
  PrintCommunication: ignored(true),
  Interactive: ignored(true),
  EnableCancelKey: ignored(long(1)),
  DisplayFormulaBar: ignored(true),
  EnableAnimations: ignored(true),
  AskToUpdateLinks: ignored(true),
  PathSeparator: () => "\\",
  UserName: refused("Application.UserName"),
  DefaultFilePath: (self) => folderOf(self.session.own.path).slice(0, -1),
  WorksheetFunction: (self) => new WorksheetFunction(self.session),
  Workbooks: {
    params: "Index",
    get: (self, args) => (isGiven(args, 0) ? new Workbooks(self.session).at(args[0]) : new Workbooks(self.session)),
  },
  ThisWorkbook: (self) => self.session.make.book(self.session.own),
  ActiveWorkbook: (self) => self.session.make.book(self.session.currentBook),
  ActiveSheet: (self) => self.session.make.sheet(self.session.currentBook.active),
  ActiveCell: activeCell,
  Selection: (self) =>
    new Range(self.session, self.session.currentBook.active, self.session.currentBook.active.selection),
  Me: (self) => (self.session.me ? self.session.make.sheet(self.session.me) : self.session.make.book(self.session.own)),
  Sheets: ofBook("Sheets"),
  Worksheets: ofBook("Worksheets"),
  Names: ofBook("Names"),
  Range: {
    params: "Cell1 Cell2",
    get: (self, args) => rangeOf(self.session, args[0] instanceof Range ? args[0].grid : self.session.sheet, args),
  },
  Evaluate: { params: "Name", get: (self, args) => evaluateFormula(self.session, self.session.sheet, toText(args[0])) },
  Cells: ofSheet("Cells", "RowIndex ColumnIndex"),
  Rows: ofSheet("Rows", "Index"),
  Columns: ofSheet("Columns", "Index"),
  Intersect: { params: "Arg1 Arg2", rest: true, get: (_, args) => intersectRanges(ranges(args)) ?? NOTHING },
  Union: { params: "Arg1 Arg2", rest: true, get: (_, args) => uniteRanges(ranges(args)) },
  InputBox: {
    params: "Prompt Title Default Left Top HelpFile HelpContextID Type",
    get: (self, args) => inputBox(args, self.session),
  },
  Goto: method("Reference Scroll", goTo),
  Calculate: method("", () => undefined),
  CalculateFull: method("", () => undefined),
  OnTime: refused("Application.OnTime"),
  SendKeys: refused("SendKeys"),
  Wait: refused("Application.Wait"),
  Run: refused("Application.Run"),
  Quit: refused("Application.Quit"),
  GetOpenFilename: refused("Application.GetOpenFilename"),
  GetSaveAsFilename: refused("Application.GetSaveAsFilename"),
  FileDialog: refused("Application.FileDialog"),
  ActiveWindow: () => new Looks("Window"),
  ActiveChart: refused("ActiveChart"),
  Charts: refused("Charts"),
  Trim: sheetFunction("TRIM"),
  ...Object.fromEntries(
    "Transpose VLookup HLookup XLookup Match Index Sum Average Max Min Count CountA CountIf CountIfs SumIf SumIfs Proper Round RoundUp RoundDown IsNA IfError Text Substitute EoMonth EDate SumProduct Large Small Median Rank Unique Filter Sort"
      .split(" ")
      .map((name) => [name, sheetFunction(name.toUpperCase())]),
  ),
});
