import type { CellValue, Sheet, Workbook } from "../workbook.ts";

/** Formats that a macro sets, by the member's name: `NumberFormat`, `Font.Bold`, `Interior.Color` (red + 256 green + 65536 blue). */
export type CellFormat = Record<string, string | number | boolean>;

/** A whole row or column: its height in points or its width in characters. */
export interface LineFormat {
  hidden?: boolean;
  size?: number;
  format?: CellFormat;
}

export interface VbaSheet extends Sheet {
  /** Values of the formulas at their last calculation, by address. */
  values?: Record<string, CellValue>;
  /** Formats by address; a result includes those of rows and columns for cells with a content. */
  formats?: Record<string, CellFormat>;
  rows?: Record<string, LineFormat>;
  /** By the column's letters. */
  columns?: Record<string, LineFormat>;
  visible?: "visible" | "hidden" | "very hidden";
  protected?: boolean;
  /** The filtered range: "A1:D20". */
  filter?: string;
  /** Settings of the page for printing, such as `FitToPagesWide`. */
  page?: CellFormat;
}

export interface VbaWorkbook extends Workbook {
  sheets: VbaSheet[];
}

/** A virtual file or folder; nothing of the real machine is read. */
export interface VbaFile {
  /** Windows path: "C:\\Data\\sales.xlsx"; a folder ends with a backslash. */
  path: string;
  /** In bytes. */
  size?: number;
  /** Serial number of the last change. */
  modified?: number;
  /** The content, if Excel can open it. */
  workbook?: VbaWorkbook;
}

/** A value, or a range of the sheet whose module contains the macro. */
export type CallArgument = CellValue | { range: string };

export interface VbaData {
  /** The workbook that contains the macro, open and active. */
  workbook: VbaWorkbook;
  /** Path of that workbook; `C:\\Data\\Book1.xlsm` without one. */
  path?: string;
  /** Name of the active sheet; the first without one. */
  active?: string;
  /** Address of the selection; A1 if absent. */
  selection?: string;
  /**
   * Answers to MsgBox ("Yes"; true agrees and false refuses, whatever the buttons) and InputBox (the text; null is
   * Cancel), in order.
   */
  answers?: (string | number | boolean | null)[];
  files?: VbaFile[];
  /** Serial number of today, with the time as its fraction. */
  now?: number;
  /** The sheet whose module contains the macro (`Me`), for event procedures. */
  module?: string;
  /** The procedure to run; by default the first Sub that needs no arguments and that no other procedure calls. */
  call?: { procedure: string; arguments?: CallArgument[] };
}

export interface VbaMessage {
  kind: "message" | "input" | "debug";
  text: string;
  title?: string;
  /** The buttons and icon of MsgBox, as VBA adds them up. */
  buttons?: number;
}

export interface VbaSaved {
  kind: "save" | "saveAs" | "saveCopyAs" | "export" | "print";
  /** Path of the file; for `save` the workbook's own. */
  path: string;
  /** The sheet or range of an export or a print. */
  what?: string;
  /** The file as it was saved. */
  workbook?: VbaWorkbook;
}

export interface VbaResult {
  /** The workbook of the macro after the run. */
  workbook: VbaWorkbook;
  /** Paths of all open workbooks, including the macro's own. */
  open: string[];
  active: string;
  selection: string;
  messages: VbaMessage[];
  saved: VbaSaved[];
  /** The number of times the macro read or wrote the values of a range, of one cell or of many. */
  accesses: number;
  /** The number of times its own changes ran an event procedure. */
  eventRuns: number;
  /** The lines of the program that ran, from 1 on. */
  lines: number[];
  /** A Function's result, for a cell. */
  returned?: CellValue;
  application: {
    screenUpdating: boolean;
    enableEvents: boolean;
    displayAlerts: boolean;
    calculation: "automatic" | "manual" | "semiautomatic";
    statusBar: string | null;
  };
}
