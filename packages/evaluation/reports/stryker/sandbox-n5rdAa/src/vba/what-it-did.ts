import { addressOf, columnLetters } from "@dryrun/engines/addresses";
import type { VbaResult, VbaSheet } from "@dryrun/engines/vba/world";
import type { CellValue } from "@dryrun/engines/workbook";

/** A formula whose value is not known. */
export const UNKNOWN = Symbol("unknown");
export type Found = CellValue | typeof UNKNOWN;

/** What a macro did, for each part of a `MacroResult`. */
export interface Done {
  sheets: Record<string, Found[][]>;
  yellow: Record<string, number[]>;
  returned?: CellValue;
  hasMessage: boolean;
  open: string[];
  files: string[];
  fitted: Record<string, boolean>;
  eventsOn: boolean;
  callsItself: boolean;
  accesses: number;
  /** The lines of the program that ran. */
  lines: number[];
}

function valueAt({ cells, values }: VbaSheet, address: string): Found {
  const content = cells[address] ?? null;
  if (content === "") return null;
  if (content === null || typeof content !== "object" || "error" in content) return content;
  const value = values?.[address];
  return value === undefined ? UNKNOWN : value === "" ? null : value;
}

/** The values of a sheet as rows from A1 on, without empty rows and cells at the end. */
function rowsOf(sheet: VbaSheet): Found[][] {
  const rows: Found[][] = [];
  for (const address of Object.keys(sheet.cells)) {
    const at = addressOf(address);
    const value = valueAt(sheet, address);
    if (!at || value === null) continue;
    while (rows.length < at.row) rows.push([]);
    const row = rows[at.row - 1] ?? [];
    while (row.length < at.column) row.push(null);
    row[at.column - 1] = value;
  }
  return rows;
}

const [RED, GREEN] = [256, 65_536];
/** From this on a part of a colour is strong; under it the blue part of a yellow stays. */
const STRONG = 190;

/** Whether a fill is a yellow: much red and green, less blue. */
function isYellow(color: unknown): boolean {
  if (typeof color !== "number") return false;
  const red = color % RED;
  const green = Math.floor(color / RED) % RED;
  const blue = Math.floor(color / GREEN);
  return red >= STRONG && green >= STRONG && blue < Math.min(red, green) - 20;
}

/** Rows whose first and last cell are yellow, of a sheet with headings in row 1. */
function yellowRows(sheet: VbaSheet): number[] {
  const rows = rowsOf(sheet);
  const last = columnLetters(Math.max(1, rows[0]?.length ?? 1));
  const ofLine = (row: number) => sheet.rows?.[String(row)]?.format;
  const colorAt = (column: string, row: number) =>
    sheet.formats?.[`${column}${row}`]?.["Interior.Color"] ?? ofLine(row)?.["Interior.Color"];
  return rows.map((_, at) => at + 1).filter((row) => isYellow(colorAt("A", row)) && isYellow(colorAt(last, row)));
}

const isFitted = ({ page }: VbaSheet): boolean =>
  page?.Zoom === false && page.FitToPagesWide === 1 && page.FitToPagesTall === 1;

const fileName = (path: string): string => path.slice(path.lastIndexOf("\\") + 1);

/** Reads what a run did. */
export function doneBy(result: VbaResult): Done {
  const { sheets } = result.workbook;
  const byName = <T>(of: (sheet: VbaSheet) => T) => Object.fromEntries(sheets.map((sheet) => [sheet.name, of(sheet)]));
  return {
    sheets: byName(rowsOf),
    yellow: byName(yellowRows),
    ...(result.returned !== undefined && { returned: result.returned }),
    hasMessage: result.messages.some(({ kind }) => kind !== "debug"),
    open: result.open.slice(1).map(fileName).sort(),
    files: result.saved.map(({ kind, path, what }) => (kind === "export" ? `${path} (${what})` : path)).sort(),
    fitted: byName(isFitted),
    eventsOn: result.application.enableEvents,
    callsItself: result.eventRuns > 0,
    accesses: result.accesses,
    lines: result.lines,
  };
}
