/** A value in the data and in a result; null is BLANK, a date is `{ date: "2024-01-31" }` or with a time. */
export type DaxValue = null | number | string | boolean | { date: string };

export type DaxType = "integer" | "decimal" | "text" | "boolean" | "date";

export interface DaxTable {
  name: string;
  columns: { name: string; type: DaxType }[];
  /** Values in the order of the columns; a column of dates may also have plain texts such as "2024-01-31". */
  rows: DaxValue[][];
}

/** A relationship from the many side to the one side; both as `Table[Column]`. */
export interface DaxRelationship {
  from: string;
  to: string;
  /** Whether it filters without USERELATIONSHIP; true when absent. */
  active?: boolean;
  /** "single" filters only the many side; "single" when absent. */
  crossFilter?: "single" | "both";
}

/** The kind of the program: a measure in the cells of a matrix, a calculated column of a table, or a table. */
export type DaxQuestion =
  | { kind: "measure"; rows?: string[]; columns?: string[] }
  | { kind: "column"; table: string }
  | { kind: "table" };

export interface DaxModel {
  tables: DaxTable[];
  relationships?: DaxRelationship[];
  /** Expressions of the measures that the program can use, by name. */
  measures?: Record<string, string>;
  /** The day for TODAY and NOW: "2024-01-31"; without one a run has no clock. */
  today?: string;
  /** The date column of the marked date table, as `Date[Date]`. */
  dateColumn?: string;
  /** A measure without headers when absent. Header columns are written as `Table[Column]`. */
  ask?: DaxQuestion;
  /** The selection of slicers, before the headers filter. */
  slicers?: { column: string; values: DaxValue[] }[];
}

/**
 * Headers are values of the header columns. A header with fewer values than columns is a subtotal, and the empty
 * header is the total; subtotals follow the rows that they sum up. Rows and columns without any value are omitted.
 */
export interface DaxMatrix {
  columns: DaxValue[][];
  rows: { header: DaxValue[]; cells: DaxValue[] }[];
}

export type DaxResult =
  | { kind: "value"; value: DaxValue }
  | { kind: "matrix"; matrix: DaxMatrix }
  | { kind: "column"; values: DaxValue[] }
  | { kind: "table"; columns: string[]; rows: DaxValue[][] };
