import { UnsupportedError } from "../../meter.ts";
import type { VbaSaved } from "../data.ts";
import { booleanAt, isGiven, textAt } from "../library/args.ts";
import { fileName, folderOf } from "../library/files.ts";
import type { Book } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import { rangeFrom } from "../model/reference.ts";
import { type Session, samePath } from "../model/session.ts";
import { bookOf, workbookOf } from "../model/snapshot.ts";
import { plainValue, toBoolean, toNumber, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { define, method } from "../values/object.ts";
import { long, MISSING, Obj, type Value } from "../values/value.ts";
import { Sheets } from "./sheets.ts";

/** An open workbook. */
export class Workbook extends Obj {
  readonly type = "Workbook";
  override readonly byDefault = "Name";
  readonly session: Session;
  readonly book: Book;
  readonly members = MEMBERS;
  constructor(session: Session, book: Book) {
    super();
    this.session = session;
    this.book = book;
  }
  override same(other: Obj): boolean {
    return other instanceof Workbook && other.book === this.book;
  }
}

function save({ session, book }: Workbook, kind: VbaSaved["kind"], path: string) {
  const workbook = workbookOf(book);
  session.saved.push({ kind, path, workbook });
  const known = session.files.findIndex((file) => samePath(file.path, path));
  const file = { ...session.files[known], path, workbook };
  if (known >= 0) session.files[known] = file;
  else session.files.push(file);
  if (kind !== "saveCopyAs") book.saved = true;
}

function saveAs(self: Workbook, args: Value[]) {
  const typed = textAt(args, 0);
  const path = /\.\w{2,5}$/.test(typed) ? typed : `${typed}.xlsx`;
  if (self.session.file(path) && self.session.settings.displayAlerts) {
    self.session.messages.push({
      kind: "message",
      text: `A file named '${fileName(path)}' already exists in this location. Do you want to replace it?`,
    });
    const answer = self.session.answer();
    if (answer !== undefined && String(answer).toLowerCase() !== "yes")
      return fail(1004, "Method 'SaveAs' of object '_Workbook' failed");
  }
  self.book.path = path;
  self.book.name = fileName(path);
  save(self, "saveAs", path);
}

function close(self: Workbook, args: Value[]) {
  const { session, book } = self;
  if (book === session.own) throw new UnsupportedError("Workbook.Close of the macro's own workbook");
  if (isGiven(args, 0) && booleanAt(args, 0, false)) save(self, "save", isGiven(args, 1) ? textAt(args, 1) : book.path);
  session.books.splice(session.books.indexOf(book), 1);
  if (session.active === book) session.active = session.books.at(-1) ?? session.own;
}

class Name extends Obj {
  readonly type = "Name";
  override readonly byDefault = "RefersTo";
  readonly workbook: Workbook;
  readonly name: string;
  readonly members = NAME;
  constructor(workbook: Workbook, name: string) {
    super();
    this.workbook = workbook;
    this.name = name;
  }
  get target(): string {
    return this.workbook.book.names.get(this.name) ?? fail(1004);
  }
}
const NAME = define<Name>({
  Name: (self) => self.name,
  RefersTo: (self) => `=${self.target}`,
  Value: (self) => `=${self.target}`,
  RefersToRange: (self) => rangeFrom(self.workbook.session, self.workbook.book.active, self.target),
  Delete: method("", (self) => self.workbook.book.names.delete(self.name)),
});

class Names extends Obj {
  readonly type = "Names";
  override readonly byDefault = "Item";
  readonly workbook: Workbook;
  readonly members = NAMES;
  constructor(workbook: Workbook) {
    super();
    this.workbook = workbook;
  }
  get list(): string[] {
    return [...this.workbook.book.names.keys()];
  }
  at(index: Value): Name {
    const plain = plainValue(index);
    const name =
      typeof plain === "string"
        ? this.list.find((one) => one.toLowerCase() === plain.toLowerCase())
        : this.list[toNumber(plain) - 1];
    return name === undefined ? fail(1004) : new Name(this.workbook, name);
  }
  override iterate(): Iterator<Value> {
    return this.list.map((name) => new Name(this.workbook, name))[Symbol.iterator]();
  }
}
const NAMES = define<Names>({
  Count: (self) => long(self.list.length),
  Item: { params: "Index", get: (self, [index]) => self.at(index) },
  Add: {
    params: "Name RefersTo",
    get: (self, args) => {
      const [, to] = args;
      const name = textAt(args, 0);
      const target = to instanceof Range ? `'${to.grid.name}'!${to.text}` : textAt(args, 1).replace(/^=/, "");
      self.workbook.book.names.set(name, target);
      return new Name(self.workbook, name);
    },
  },
});

const sheets = {
  params: "Index",
  get: (self: Workbook, [index]: Value[]) => {
    const all = new Sheets(self.session, self.book);
    return index === MISSING ? all : all.at(index);
  },
};

const MEMBERS = define<Workbook>({
  Name: (self) => self.book.name,
  FullName: (self) => self.book.path,
  Path: (self) => folderOf(self.book.path).slice(0, -1),
  Sheets: sheets,
  Worksheets: sheets,
  ActiveSheet: (self) => self.session.make.sheet(self.book.active),
  Names: { params: "Index", get: (self, [index]) => (index === MISSING ? new Names(self) : new Names(self).at(index)) },
  Saved: {
    get: (self) => self.book.saved,
    set: (self, value) => {
      self.book.saved = toBoolean(value);
    },
  },
  ReadOnly: (self) => self.book.readOnly,
  Application: (self) => self.session.make.application(),
  Activate: method("", (self) => {
    self.session.active = self.book;
  }),
  Save: method("", (self) => save(self, "save", self.book.path)),
  SaveAs: method(
    "Filename FileFormat Password WriteResPassword ReadOnlyRecommended CreateBackup AccessMode ConflictResolution",
    saveAs,
  ),
  SaveCopyAs: method("Filename", (self, args) => save(self, "saveCopyAs", textAt(args, 0))),
  Close: method("SaveChanges Filename RouteWorkbook", close),
  RefreshAll: method("", () => undefined),
  Protect: method("Password Structure Windows", () => undefined),
  Unprotect: method("Password", () => undefined),
  ExportAsFixedFormat: method("Type Filename", (self, args) => {
    self.session.saved.push({ kind: "export", path: textAt(args, 1), what: self.book.name });
  }),
});

/** The open workbooks. */
export class Workbooks extends Obj {
  readonly type = "Workbooks";
  override readonly byDefault = "Item";
  readonly session: Session;
  readonly members = WORKBOOKS;
  constructor(session: Session) {
    super();
    this.session = session;
  }
  at(index: Value): Value {
    const plain = plainValue(index);
    const { books } = this.session;
    const book =
      typeof plain === "string"
        ? books.find(({ name }) => name.toLowerCase() === plain.toLowerCase())
        : books[toNumber(plain) - 1];
    return book ? this.session.make.book(book) : fail(9);
  }
  override iterate(): Iterator<Value> {
    return [...this.session.books].map((book) => this.session.make.book(book))[Symbol.iterator]();
  }
}

function open({ session }: Workbooks, args: Value[]): Value {
  const typed = textAt(args, 0);
  const path = /[\\/]/.test(typed) ? typed : folderOf(session.own.path) + typed;
  const already = session.books.find((book) => samePath(book.path, path));
  const file = session.file(path);
  if (!already && !file)
    return fail(1004, `Sorry, we couldn't find ${toText(typed)}. Is it possible it was moved, renamed or deleted?`);
  if (!already && !file?.workbook)
    throw new UnsupportedError("Workbooks.Open of a file without a workbook in the data");
  const book = already ?? {
    ...bookOf(file?.workbook ?? { sheets: [] }, path, session.meter),
    readOnly: booleanAt(args, 2, false),
  };
  if (!already) session.books.push(book);
  session.active = book;
  return session.make.book(book);
}

function add({ session }: Workbooks): Value {
  const name = `Book${session.books.length}`;
  const book = bookOf({ sheets: [{ name: "Sheet1", cells: {} }] }, name, session.meter);
  session.books.push(book);
  session.active = book;
  return session.make.book(book);
}

const WORKBOOKS = define<Workbooks>({
  Count: (self) => long(self.session.books.length),
  Item: { params: "Index", get: (self, [index]) => self.at(index) },
  Open: {
    params:
      "Filename UpdateLinks ReadOnly Format Password WriteResPassword IgnoreReadOnlyRecommended Origin Delimiter Editable Notify Converter AddToMru Local CorruptLoad",
    get: open,
  },
  Add: { params: "Template", get: add },
});
