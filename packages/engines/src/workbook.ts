/** An error of a cell, such as `#N/A`. */
export interface CellError {
  error: "#NULL!" | "#DIV/0!" | "#VALUE!" | "#REF!" | "#NAME?" | "#NUM!" | "#N/A" | "#SPILL!" | "#CALC!";
}

/** The value of a cell; null is an empty cell, a date is its serial number (1 January 1900 is 1). */
export type CellValue = null | number | string | boolean | CellError;

/** The content of a cell. */
export type CellContent = CellValue | { formula: string };

/** A table that formulas name: `Orders[Amount]`. */
export interface SheetTable {
  name: string;
  /** The range with its header row: "A1:D20". */
  range: string;
}

export interface Sheet {
  name: string;
  /** Contents by address, such as "B3"; absent cells are empty. */
  cells: Record<string, CellContent>;
  tables?: SheetTable[];
}

export interface Workbook {
  sheets: Sheet[];
  /** Defined names: the range or the constant of each. */
  names?: Record<string, string>;
}
