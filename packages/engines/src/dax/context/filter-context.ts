import type { Meter } from "../../meter.ts";
import type { Links } from "../model/links.ts";
import type { ModelColumn, ModelTable } from "../model/model.ts";
import type { Value } from "../model/value.ts";
import type { Filter } from "./filter.ts";
import { type Visibility, visibleRows } from "./visible.ts";

interface Parts {
  meter: Meter;
  links: Links;
  filters: readonly Filter[];
  /** The context that ALLSELECTED returns to; itself when absent. */
  selected?: FilterContext;
  /** The header columns of the cell, for ISINSCOPE. */
  scope?: readonly ModelColumn[];
}

/** The filters of a cell, with the relationships that propagate them. Every change makes a new context. */
export class FilterContext {
  readonly #parts: Parts;
  #visible: Visibility | undefined;
  readonly #remembered = new Map<ModelColumn, Map<string, Value>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get links(): Links {
    return this.#parts.links;
  }

  get filters(): readonly Filter[] {
    return this.#parts.filters;
  }

  get selected(): FilterContext {
    return this.#parts.selected ?? this;
  }

  get scope(): readonly ModelColumn[] {
    return this.#parts.scope ?? [];
  }

  /** Returns the positions of the visible rows, including a visible blank row (position `size`). */
  visible(table: ModelTable): readonly number[] {
    this.#visible ??= visibleRows(this.#parts.links, this.#parts.filters, this.#parts.meter);
    return this.#visible.rows(table);
  }

  /** Whether a filter reaches the table, also over relationships. */
  isCrossFiltered(table: ModelTable): boolean {
    this.#visible ??= visibleRows(this.#parts.links, this.#parts.filters, this.#parts.meter);
    return this.#visible.isFiltered(table);
  }

  isFiltered(column: ModelColumn): boolean {
    return this.filters.some(({ columns }) => columns.includes(column));
  }

  /** Caches a function's result for the visible values of a column, because an iterator needs it in each row. */
  remembered(column: ModelColumn, name: string, compute: () => Value): Value {
    const cached = this.#remembered.get(column) ?? new Map<string, Value>();
    const value = cached.get(name);
    if (value !== undefined) return value;
    const computed = compute();
    this.#remembered.set(column, cached.set(name, computed));
    return computed;
  }

  /** Counts work on this many values as steps of the run. */
  spend(values: number): void {
    this.#parts.meter.step(values);
  }

  withLinks(links: Links): FilterContext {
    return this.#with({ links });
  }

  withScope(scope: readonly ModelColumn[]): FilterContext {
    return this.#with({ scope });
  }

  withSelected(selected: FilterContext): FilterContext {
    return this.#with({ selected });
  }

  /** Returns the context without any filter of these columns. */
  without(removed: Iterable<ModelColumn>): FilterContext {
    const columns = new Set(removed);
    const touched = this.filters.filter((filter) => filter.columns.some((column) => columns.has(column)));
    this.spend(touched.reduce((sum, { rows }) => sum + rows.length, 0));
    const filters = this.filters.flatMap((filter) => filter.without(columns) ?? []);
    return this.#with({ filters, scope: this.scope.filter((column) => !columns.has(column)) });
  }

  /** Returns the context with one more filter, which is combined with the others. */
  narrowed(filter: Filter): FilterContext {
    return this.#with({ filters: [...this.filters, filter] });
  }

  /** Returns the context with a filter that replaces those of its columns. */
  replaced(filter: Filter): FilterContext {
    const { scope } = this;
    return this.without(filter.columns).narrowed(filter).withScope(scope);
  }

  /** Returns the context with the filters of the visual and its slicers: of these columns, or of all if absent. */
  restored(columns?: readonly ModelColumn[]): FilterContext {
    const { filters } = this.selected;
    if (!columns) return this.#with({ filters });
    const wanted = new Set(columns);
    const others = new Set(filters.flatMap((filter) => filter.columns).filter((column) => !wanted.has(column)));
    const remaining = filters.flatMap((filter) => filter.without(others) ?? []);
    return remaining.reduce((made, filter) => made.narrowed(filter), this.without(columns));
  }

  #with(change: Partial<Parts>): FilterContext {
    return new FilterContext({ ...this.#parts, selected: this.selected, ...change });
  }
}
