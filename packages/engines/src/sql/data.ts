/** A value of a table or of a result; dates are texts. */
export type SqlCell = string | number | null;

export interface SqlTable {
  name: string;
  columns: string[];
  rows: SqlCell[][];
}

export interface SqlData {
  tables: SqlTable[];
}

/** The result of a statement. */
export interface SqlRows {
  columns: string[];
  rows: SqlCell[][];
}
