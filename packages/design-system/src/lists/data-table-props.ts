import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row: a row header in the table, the title of the card. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** Numbers and money. */
  isEnd?: boolean;
  /** For short text that must not break, such as a time. */
  isWhole?: boolean;
  /** Whether the cell is blank: a card omits it. */
  isBlank?: (row: Row) => boolean;
  /** In a dense table, the width at which text is cut off; 16rem by default. */
  maxWidth?: string;
}

export interface Sort {
  key: string;
  direction: "ascending" | "descending";
}

/** The selected rows, for bulk actions. */
export interface Selection<Row> {
  /** The keys of the selected rows. */
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  /** The label of a row's box: "Choose Asha Rao". */
  labelOf: (row: Row) => string;
  /** The label of the box for all rows: "Select all on this page". */
  allLabel: string;
}

export interface DataTableProps<Row> {
  caption: string;
  hasVisibleCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Buttons for one row; name each with the row ("Remind Asha Rao"). */
  actions?: (row: Row) => ReactNode;
  /** Puts a selection box before each row and one above them. */
  selection?: Selection<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** The window's width in pixels from which on it is a table, for one with many columns. */
  tableFrom?: number;
  /** Rows of one line, 40 px high; compact cards. */
  isDense?: boolean;
  /** A press anywhere in a row or card follows the first link of its row header. */
  opensRow?: boolean;
  /** Text below a row of a dense table, as wide as the table, such as an excerpt; null if a row has none. */
  secondLine?: (row: Row) => ReactNode;
}
