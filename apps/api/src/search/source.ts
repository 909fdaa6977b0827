import type { IndexedRow, Shape } from "./memory/memory-index.ts";

/** The source of a search's rows. */
export interface SearchSource extends Shape {
  /** The source's name in `search_changes`. */
  what: string;
  /** Returns the next rows after this one, oldest first, or the first rows. Fewer than `most` are the last. */
  slice(after: IndexedRow | undefined, most: number): Promise<IndexedRow[]>;
  /** Returns those of these rows that exist now, in no order. */
  read(ids: readonly string[]): Promise<IndexedRow[]>;
}

/** Times of rows are in microseconds, as PostgreSQL has them. */
export const MICROS_OF_MS = 1000;
