import type { ShownCell, ShownTable } from "@dryrun/domain/interviews/counterexample";
import { columnLetters } from "@dryrun/engines/addresses";
import type { GridCell } from "@dryrun/engines/grid";
import type { CallArgument } from "@dryrun/engines/vba/data";
import type { MacroData, MacroSheet } from "@dryrun/engines/vba/macro-data";
import { shownTable } from "../run/shown-table.ts";

/** At most this many sheets of the data are shown. */
const MOST_SHEETS = 3;
const BYTES_IN_KB = 1024;

const dateText = (date: string): string => date.replace("T", " ");
const fileName = (path: string): string => path.slice(path.lastIndexOf("\\") + 1);

function shownCell(cell: GridCell): ShownCell {
  if (typeof cell !== "object" || cell === null) return cell;
  if ("date" in cell) return dateText(cell.date);
  return "error" in cell ? cell.error : cell.formula;
}

/** Returns the letters of the columns that these rows need. */
export const columnLettersFor = (rows: readonly unknown[][]): string[] =>
  Array.from({ length: Math.max(1, ...rows.map((row) => row.length)) }, (_, index) => columnLetters(index + 1));

const sheetTable = ({ name, rows = [] }: MacroSheet): ShownTable =>
  shownTable({
    role: "given",
    name,
    columns: columnLettersFor(rows),
    headers: rows.map((_, index) => String(index + 1)),
    rows: rows.map((row) => row.map(shownCell)),
  });

const argumentText = (argument: CallArgument): ShownCell => {
  if (typeof argument !== "object" || argument === null) return argument;
  return "range" in argument ? argument.range : argument.error;
};

/** Shows the arguments of a function, or the cells that were changed before an event procedure runs. */
function callTable({ call }: MacroData): ShownTable[] {
  const args = call?.arguments ?? [];
  if (args.length === 0) return [];
  const isEvent = args.some((argument) => typeof argument === "object" && argument !== null && "range" in argument);
  const columns = args.map((_, index) => (isEvent ? "Changed cells" : `Argument ${index + 1}`));
  return [shownTable({ role: "given", columns, rows: [args.map(argumentText)] })];
}

const todayTable = ({ now }: MacroData): ShownTable[] =>
  now === undefined ? [] : [shownTable({ role: "given", columns: ["Now"], rows: [[dateText(now)]] })];

/** Shows the contents of the files, or the list of files if they have no contents. */
function fileTables({ files = [] }: MacroData): ShownTable[] {
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

/** Shows the data of a run as small tables: sheets, arguments, files and the date. */
export function givenTables(workbook: MacroData): ShownTable[] {
  const sheets = workbook.sheets.filter(({ rows = [] }) => rows.length > 0).slice(0, MOST_SHEETS);
  const isFunction = callTable(workbook).length > 0 && workbook.module === undefined;
  return [
    ...(isFunction ? [] : sheets.map(sheetTable)),
    ...callTable(workbook),
    ...fileTables(workbook),
    ...todayTable(workbook),
  ];
}
