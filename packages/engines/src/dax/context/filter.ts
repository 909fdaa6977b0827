import type { ModelColumn } from "../model/model.ts";
import { keyOf, rowKey, type Value } from "../model/value.ts";

/** The allowed combinations of values of some columns. Immutable. */
export class Filter {
  readonly columns: readonly ModelColumn[];
  readonly rows: readonly (readonly Value[])[];
  #single: readonly string[] | undefined;
  readonly #keys = new Map<string, ReadonlySet<string>>();

  constructor(columns: readonly ModelColumn[], rows: readonly (readonly Value[])[]) {
    this.columns = columns;
    this.rows = rows;
  }

  /** Returns the keys of the combinations of the columns at these positions. */
  keys(positions: readonly number[]): ReadonlySet<string> {
    const name = positions.join(",");
    const known = this.#keys.get(name);
    if (known) return known;
    const keys = new Set(this.rows.map((row) => rowKey(positions.map((position) => row[position] ?? null))));
    this.#keys.set(name, keys);
    return keys;
  }

  /** Returns the keys of the only combination, in the order of the columns; null if there are more. */
  get single(): readonly string[] | null {
    if (this.rows.length !== 1) return null;
    this.#single ??= this.columns.map((_, position) => keyOf(this.rows[0]?.[position] ?? null));
    return this.#single;
  }

  /** Returns the filter without some columns; null if nothing is left of it. */
  without(removed: ReadonlySet<ModelColumn>): Filter | null {
    if (!this.columns.some((column) => removed.has(column))) return this;
    const positions = this.columns.flatMap((column, position) => (removed.has(column) ? [] : [position]));
    if (positions.length === 0) return null;
    const pick = <T>(values: readonly T[]): T[] =>
      positions.flatMap((position) => values.slice(position, position + 1));
    return new Filter(pick(this.columns), this.rows.map(pick));
  }
}
