import type { IndexedRow, Shape } from "./memory/memory-index.ts";

/** Where the rows of a search come from. */
export interface SearchSource extends Shape {
  /** Their name in `search_changes`. */
  what: string;
  /** The next rows after this one, oldest first; from the first one without. Fewer than `most` are the last. */
  slice(after: IndexedRow | undefined, most: number): Promise<IndexedRow[]>;
  /** Those of these rows that are there now, in no order. */
  read(ids: readonly string[]): Promise<IndexedRow[]>;
}

/** Times of rows are in microseconds, as PostgreSQL has them. */
export const MICROS_OF_MS = 1000;
