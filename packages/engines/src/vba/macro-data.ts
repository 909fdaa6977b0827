import { addressText } from "../addresses.ts";
import { type GridSheet, serialOf, sheetOf } from "../grid.ts";
import type { CellFormat, VbaData, VbaFile, VbaSheet } from "./data.ts";

/** A sheet as rows, with its protection. */
export type MacroSheet = GridSheet & { protected?: boolean };

/** A virtual file, with its workbook as rows and its last change as an ISO date and time. */
export type MacroFile = Omit<VbaFile, "workbook" | "modified"> & { sheets?: MacroSheet[]; modified?: string };

/** The data of a macro: as in `VbaData`, with the workbooks as rows and dates in ISO form. */
export type MacroData = Omit<VbaData, "workbook" | "now" | "files"> & {
  sheets: MacroSheet[];
  names?: Record<string, string>;
  files?: MacroFile[];
  now?: string;
};

const DATE: CellFormat = { NumberFormat: "yyyy-mm-dd" };
const DATE_AND_TIME: CellFormat = { NumberFormat: "yyyy-mm-dd hh:mm" };

/** Dates have a format, so that a macro reads them as dates. */
function dateFormats({ rows = [], cells = {} }: MacroSheet): Record<string, CellFormat> {
  const placed = rows.flatMap((row, r) =>
    row.map((cell, c) => [addressText({ row: r + 1, column: c + 1 }), cell] as const),
  );
  const formats: Record<string, CellFormat> = {};
  for (const [address, cell] of [...placed, ...Object.entries(cells)])
    if (typeof cell === "object" && cell !== null && "date" in cell)
      formats[address] = cell.date.includes("T") ? DATE_AND_TIME : DATE;
  return formats;
}

const vbaSheet = (sheet: MacroSheet): VbaSheet => ({
  ...sheetOf(sheet),
  formats: dateFormats(sheet),
  ...(sheet.protected !== undefined && { protected: sheet.protected }),
});

function vbaFile({ sheets, modified, ...file }: MacroFile): VbaFile {
  return {
    ...file,
    ...(modified !== undefined && { modified: serialOf(modified) }),
    ...(sheets && { workbook: { sheets: sheets.map(vbaSheet) } }),
  };
}

/** The default day of a world: a macro may write the time although its task does not need it. */
const SOME_DAY = "2025-06-02T10:00";

/** Converts to the engine's data. */
export function vbaDataOf({ sheets, names, files, now = SOME_DAY, ...data }: MacroData): VbaData {
  return {
    ...data,
    workbook: { sheets: sheets.map(vbaSheet), ...(names && { names }) },
    ...(files && { files: files.map(vbaFile) }),
    now: serialOf(now),
  };
}
