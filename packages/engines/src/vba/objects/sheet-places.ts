import { isGiven } from "../library/args.ts";
import { type Book, Grid, sheetNamed } from "../model/grid.ts";
import type { Session } from "../model/session.ts";
import { bookOf, workbookOf } from "../model/snapshot.ts";
import { fail } from "../values/errors.ts";
import { Obj, type Value } from "../values/value.ts";

const gridOf = (value: Value): Grid => {
  const grid = value instanceof Obj && "grid" in value ? value.grid : null;
  return grid instanceof Grid ? grid : fail(1004);
};

/** Returns the position for a sheet: before or after another one. Null if neither is given. */
export function placeOf(book: Book, args: Value[]): { book: Book; index: number } | null {
  const after = isGiven(args, 1);
  if (!after && !isGiven(args, 0)) return null;
  const index = book.sheets.indexOf(gridOf(args[after ? 1 : 0]));
  return index < 0 ? fail(1004) : { book, index: index + (after ? 1 : 0) };
}

/** "Sheet4": the first free number. */
export function freeName(book: Book): string {
  let n = book.sheets.length + 1;
  while (sheetNamed(book, `Sheet${n}`)) n += 1;
  return `Sheet${n}`;
}

function copyName(book: Book, name: string): string {
  let n = 2;
  while (sheetNamed(book, `${name} (${n})`)) n += 1;
  return `${name} (${n})`;
}

/** Copies a sheet before or after another one, or to a new workbook. The copy becomes the active sheet. */
export function copySheet(session: Session, book: Book, grid: Grid, args: Value[]) {
  const anchor = isGiven(args, 0) ? args[0] : isGiven(args, 1) ? args[1] : null;
  const target = anchor === null ? null : session.books.find((one) => one.sheets.includes(gridOf(anchor)));
  const data = workbookOf(book).sheets.find((sheet) => sheet.name === grid.name);
  if (!data || (anchor !== null && !target)) return fail(1004);
  const copy = bookOf({ sheets: [data] }, "", session.meter);
  const created = copy.sheets[0] as Grid;
  created.visible = "visible";
  if (!target) {
    const name = `Book${session.books.length}`;
    session.books.push({ ...copy, path: name, name });
    session.active = session.books.at(-1) as Book;
    return;
  }
  if (sheetNamed(target, created.name)) created.name = copyName(target, created.name);
  for (const table of created.tables) table.name = `${table.name}_${target.sheets.length}`;
  target.sheets.splice(placeOf(target, args)?.index ?? 0, 0, created);
  target.active = created;
  session.active = target;
}
