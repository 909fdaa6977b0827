import type { RunKind } from "@dryrun/domain/interviews/limits";
import type { DaxModel, DaxQuestion } from "@dryrun/engines/dax/data";
import type { MeasureModel } from "@dryrun/engines/dax/date-table";
import type { FormulaData } from "@dryrun/engines/sheet/formula-data";
import type { SqlData } from "@dryrun/engines/sql/data";
import type { MacroData } from "@dryrun/engines/vba/macro-data";
import { modelOf, USUAL_TABLES } from "./model.ts";
import { type SheetSource, sheetsOf } from "./sheets.ts";
import { findTable } from "./tables.ts";

/** The header of a block: which data its program runs on. `course/README.md` explains each key. */
export interface WorldHeader {
  /** SQL and DAX: the tables. */
  tables?: string[];
  /** Sheet and VBA: the sheets, by name. */
  sheets?: Record<string, SheetSource>;
  names?: Record<string, string>;
  /** Sheet: the cell of the formula, on the first sheet or on `sheet`. */
  at?: string;
  sheet?: string;
  today?: string;
  /** DAX: the headers of the visual, its slicers, other measures, and what the program defines. */
  rows?: string[];
  columns?: string[];
  slicers?: DaxModel["slicers"];
  measures?: Record<string, string>;
  kind?: DaxQuestion["kind"];
  table?: string;
  relationships?: DaxModel["relationships"];
  /** VBA: files on the disk, and the answers to the macro's questions. */
  files?: MacroData["files"];
  answers?: MacroData["answers"];
}

const SQL_TABLES = ["distributors", "products", "reps", "targets", "orders", "order_lines"] as const;

const KEYS: Readonly<Record<RunKind, readonly (keyof WorldHeader)[]>> = {
  sql: ["tables"],
  sheet: ["sheets", "names", "at", "sheet", "today"],
  dax: ["tables", "rows", "columns", "slicers", "measures", "kind", "table", "relationships", "today"],
  vba: ["sheets", "names", "files", "answers", "today"],
};

const sqlWorld = ({ tables = [...SQL_TABLES] }: WorldHeader): SqlData => ({ tables: tables.map(findTable) });

function sheetWorld({ sheets = {}, names, at, sheet, today }: WorldHeader): FormulaData {
  const [first] = Object.keys(sheets);
  if (first === undefined || at === undefined) throw new Error("A formula needs `sheets` and `at`.");
  return {
    sheets: sheetsOf(sheets),
    sheet: sheet ?? first,
    address: at,
    ...(names && { names }),
    ...(today !== undefined && { today }),
  };
}

function askOf({ kind = "measure", rows, columns, table }: WorldHeader): DaxQuestion {
  if (kind === "table") return { kind };
  if (kind === "measure") return { kind, ...(rows && { rows }), ...(columns && { columns }) };
  if (table === undefined) throw new Error("A calculated column needs `table`.");
  return { kind, table };
}

function daxWorld(header: WorldHeader): MeasureModel {
  const { tables = [...USUAL_TABLES], slicers, measures, relationships, today } = header;
  return {
    ...modelOf(tables),
    ...(relationships && { relationships }),
    ...(slicers && { slicers }),
    ...(measures && { measures }),
    ...(today !== undefined && { today }),
    ask: askOf(header),
  };
}

function vbaWorld({ sheets = {}, names, files, answers, today }: WorldHeader): MacroData {
  return {
    sheets: sheetsOf(sheets),
    ...(names && { names }),
    ...(files && { files }),
    ...(answers && { answers }),
    ...(today !== undefined && { now: `${today}T10:00` }),
  };
}

const WORLDS: Readonly<Record<RunKind, (header: WorldHeader) => unknown>> = {
  sql: sqlWorld,
  sheet: sheetWorld,
  dax: daxWorld,
  vba: vbaWorld,
};

/** Returns the data of a block as the engine's JSON text. Throws for a header with an unknown key or table. */
export function worldOf(kind: RunKind, header: WorldHeader): string {
  const unknown = Object.keys(header).filter((key) => !KEYS[kind].some((known) => known === key));
  if (unknown.length > 0) throw new Error(`A block of ${kind} has no key "${unknown.join('", "')}".`);
  return JSON.stringify(WORLDS[kind](header));
}
