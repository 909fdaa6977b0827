import type { ShownCell, ShownTable } from "@dryrun/domain/interviews/counterexample";
import { columnLetters } from "@dryrun/engines/addresses";
import type { GridCell } from "@dryrun/engines/grid";
import type { MacroSheet, MacroWorld } from "@dryrun/engines/vba/macro-world";
import type { CallArgument } from "@dryrun/engines/vba/world";
import { shownTable } from "../run/shown-table.ts";

/** Sheets of the data that are shown. */
const MOST_SHEETS = 3;
const BYTES_IN_KB = 1024;

const dateText = (date: string): string => date.replace("T", " ");
const fileName = (path: string): string => path.slice(path.lastIndexOf("\\") + 1);

function gridCell(cell: GridCell): ShownCell {
  if (typeof cell !== "object" || cell === null) return cell;
  if ("date" in cell) return dateText(cell.date);
  return "error" in cell ? cell.error : cell.formula;
}

/** The letters of the columns that these rows need. */
export const lettersFor = (rows: readonly unknown[][]): string[] =>
  Array.from({ length: Math.max(1, ...rows.map((row) => row.length)) }, (_, at) => columnLetters(at + 1));

const sheetTable = ({ name, rows = [] }: MacroSheet): ShownTable =>
  shownTable({
    role: "given",
    name,
    columns: lettersFor(rows),
    headers: rows.map((_, at) => String(at + 1)),
    rows: rows.map((row) => row.map(gridCell)),
  });

const argumentText = (one: CallArgument): ShownCell => {
  if (typeof one !== "object" || one === null) return one;
  return "range" in one ? one.range : one.error;
};

/** What a function gets, or the cells that were changed before an event procedure runs. */
function callTable({ call }: MacroWorld): ShownTable[] {
  const args = call?.arguments ?? [];
  if (args.length === 0) return [];
  const isEvent = args.some((one) => typeof one === "object" && one !== null && "range" in one);
  const columns = args.map((_, at) => (isEvent ? "Changed cells" : `Argument ${at + 1}`));
  return [shownTable({ role: "given", columns, rows: [args.map(argumentText)] })];
}

const todayTable = ({ now }: MacroWorld): ShownTable[] =>
  now === undefined ? [] : [shownTable({ role: "given", columns: ["Now"], rows: [[dateText(now)]] })];

/** The files that are there, or what is in them. */
function fileTables({ files = [] }: MacroWorld): ShownTable[] {
  const opened = files.flatMap(({ path, sheets = [] }) =>
    sheets.map((sheet) => sheetTable({ ...sheet, name: `${fileName(path)}, ${sheet.name}` })),
  );
  if (opened.length > 0 || files.length === 0) return opened.slice(0, MOST_SHEETS);
  const columns = ["File", "KB", "Changed"];
  const rows = files.map(({ path, size = 0, modified = "" }) => [
    path,
    Number((size / BYTES_IN_KB).toFixed(1)),
    dateText(modified),
  ]);
  return [shownTable({ role: "given", columns, rows })];
}

/** The data of a world as small tables: its sheets, files, the day, and what a procedure gets. */
export function givenTables(world: MacroWorld): ShownTable[] {
  const sheets = world.sheets.filter(({ rows = [] }) => rows.length > 0).slice(0, MOST_SHEETS);
  const isFunction = callTable(world).length > 0 && world.module === undefined;
  return [
    ...(isFunction ? [] : sheets.map(sheetTable)),
    ...callTable(world),
    ...fileTables(world),
    ...todayTable(world),
  ];
}
