import { addressOf, columnLetters } from "@dryrun/engines/addresses";
import type { VbaResult, VbaSheet } from "@dryrun/engines/vba/data";
import type { CellValue } from "@dryrun/engines/workbook";

/** The value of a formula that the engine does not compute. */
export const UNKNOWN = Symbol("unknown");
export type FoundValue = CellValue | typeof UNKNOWN;

/** The effects of a macro, for each part of a `MacroResult`. */
export interface MacroEffects {
  sheets: Record<string, FoundValue[][]>;
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

function valueAt({ cells, values }: VbaSheet, address: string): FoundValue {
  const content = cells[address] ?? null;
  if (content === "") return null;
  if (content === null || typeof content !== "object" || "error" in content) return content;
  const value = values?.[address];
  return value === undefined ? UNKNOWN : value === "" ? null : value;
}

/** Returns the values of a sheet as rows from A1 on, without empty rows and cells at the end. */
function rowsOf(sheet: VbaSheet): FoundValue[][] {
  const rows: FoundValue[][] = [];
  for (const address of Object.keys(sheet.cells)) {
    const position = addressOf(address);
    const value = valueAt(sheet, address);
    if (!position || value === null) continue;
    while (rows.length < position.row) rows.push([]);
    const row = rows[position.row - 1] ?? [];
    while (row.length < position.column) row.push(null);
    row[position.column - 1] = value;
  }
  return rows;
}

const [RED, GREEN] = [256, 65_536];
/** Red and green of a yellow have at least this strength, from 0 to 255. */
const STRONG_COLOR = 190;

/** Whether a fill color is a yellow: much red and green, less blue. */
function isYellow(color: unknown): boolean {
  if (typeof color !== "number") return false;
  const red = color % RED;
  const green = Math.floor(color / RED) % RED;
  const blue = Math.floor(color / GREEN);
  return red >= STRONG_COLOR && green >= STRONG_COLOR && blue < Math.min(red, green) - 20;
}

/** Returns the rows whose first and last cell are yellow. Row 1 has the headings. */
function yellowRows(sheet: VbaSheet): number[] {
  const rows = rowsOf(sheet);
  const lastColumn = columnLetters(Math.max(1, rows[0]?.length ?? 1));
  const rowFormat = (row: number) => sheet.rows?.[String(row)]?.format;
  const colorAt = (column: string, row: number) =>
    sheet.formats?.[`${column}${row}`]?.["Interior.Color"] ?? rowFormat(row)?.["Interior.Color"];
  return rows
    .map((_, index) => index + 1)
    .filter((row) => isYellow(colorAt("A", row)) && isYellow(colorAt(lastColumn, row)));
}

const isFitted = ({ page }: VbaSheet): boolean =>
  page?.Zoom === false && page.FitToPagesWide === 1 && page.FitToPagesTall === 1;

const fileName = (path: string): string => path.slice(path.lastIndexOf("\\") + 1);

/** Reads the effects of a run. */
export function effectsOf(result: VbaResult): MacroEffects {
  const { sheets } = result.workbook;
  const byName = <T>(read: (sheet: VbaSheet) => T) =>
    Object.fromEntries(sheets.map((sheet) => [sheet.name, read(sheet)]));
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
