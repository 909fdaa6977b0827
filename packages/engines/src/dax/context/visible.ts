import type { Meter } from "../../meter.ts";
import type { Link, Links, Reach } from "../model/links.ts";
import { type ModelTable, positionsOf } from "../model/model.ts";
import { joinedKeys } from "../model/value.ts";
import type { Filter } from "./filter.ts";

export interface Visibility {
  rows(table: ModelTable): readonly number[];
  isFiltered(table: ModelTable): boolean;
}

/** Returns those of the given rows of the expanded table that a filter allows. */
function applied(filter: Filter, reach: Reach, rows: readonly number[]): readonly number[] {
  const used = filter.columns.flatMap((column, position) => {
    const partner = reach.get(column.table);
    return partner ? [{ column, position, partner }] : [];
  });
  if (used.length === 0) return rows;
  const keyAt = ({ column, partner }: (typeof used)[number], row: number) =>
    column.table.keys[partner[row] ?? 0]?.[column.index] ?? "";
  const { single } = filter;
  if (single) return rows.filter((row) => used.every((each) => keyAt(each, row) === single[each.position]));
  const keys = filter.keys(used.map(({ position }) => position));
  return rows.filter((row) => keys.has(joinedKeys(used.map((each) => keyAt(each, row)))));
}

/** Returns the smallest set of rows that a single-combination filter allows, found by an index; null without such a filter. */
function candidates(filters: readonly Filter[], table: ModelTable): readonly number[] | null {
  let fewest: readonly number[] | null = null;
  for (const { columns, single } of filters)
    for (const [position, column] of single ? columns.entries() : []) {
      if (column.table !== table) continue;
      const rowPositions = positionsOf(column).get(single?.[position] ?? "") ?? [];
      if (!fewest || rowPositions.length < fewest.length) fewest = rowPositions;
    }
  return fewest;
}

/** Computes on demand which rows the filters allow; bidirectional relationships make it read all tables. */
class Visible implements Visibility {
  readonly #links: Links;
  readonly #filters: readonly Filter[];
  readonly #meter: Meter;
  readonly #direct = new Map<ModelTable, readonly number[]>();
  readonly #both: readonly Link[];
  #spread = false;

  constructor(links: Links, filters: readonly Filter[], meter: Meter) {
    this.#links = links;
    this.#filters = filters;
    this.#meter = meter;
    this.#both = links.links.filter(({ both }) => both);
  }

  rows(table: ModelTable): readonly number[] {
    this.#spreadOnce();
    return this.#rowsOf(table);
  }

  isFiltered(table: ModelTable): boolean {
    const all = this.#links.isBroken(table) ? table.size + 1 : table.size;
    return this.#isDirect(table) || this.rows(table).length < all;
  }

  #isDirect(table: ModelTable): boolean {
    const reach = this.#links.reach(table);
    return this.#filters.some(({ columns }) => columns.some((column) => reach.has(column.table)));
  }

  #rowsOf(table: ModelTable): readonly number[] {
    const cached = this.#direct.get(table);
    if (cached) return cached;
    const reach = this.#links.reach(table);
    const size = this.#links.isBroken(table) ? table.size + 1 : table.size;
    let rows = candidates(this.#filters, table) ?? Array.from({ length: size }, (_, row) => row);
    rows = rows.filter((row) => row < size);
    for (const filter of this.#filters) {
      this.#meter.step(rows.length + filter.rows.length);
      rows = applied(filter, reach, rows);
    }
    this.#direct.set(table, rows);
    return rows;
  }

  /** Propagates filters from many sides to their one sides, until nothing changes. */
  #spreadOnce(): void {
    if (this.#spread) return;
    this.#spread = true;
    const filtered = new Set<ModelTable>();
    for (const { relationship } of this.#both)
      for (const { table } of [relationship.from, relationship.to]) if (this.#isDirect(table)) filtered.add(table);
    let changed = this.#both.length > 0;
    while (changed) {
      changed = false;
      for (const link of this.#both)
        if (filtered.has(link.relationship.from.table)) changed = this.#up(link, filtered) || changed;
      for (const link of this.#links.links)
        if (filtered.has(link.relationship.to.table)) changed = this.#down(link, filtered) || changed;
    }
  }

  /** Keeps the rows of the one side that visible rows of the many side belong to. */
  #up({ relationship: { from, to } }: Link, filtered: Set<ModelTable>): boolean {
    const partner = this.#links.reach(from.table).get(to.table) ?? [];
    const rows = new Set(this.#rowsOf(from.table).map((row) => partner[row]));
    return this.#keep(to.table, (row) => rows.has(row), filtered);
  }

  #down({ relationship: { from, to } }: Link, filtered: Set<ModelTable>): boolean {
    const partner = this.#links.reach(from.table).get(to.table) ?? [];
    const rows = new Set(this.#rowsOf(to.table));
    return this.#keep(from.table, (row) => rows.has(partner[row] ?? -1), filtered);
  }

  #keep(table: ModelTable, isKept: (row: number) => boolean, filtered: Set<ModelTable>): boolean {
    const before = this.#rowsOf(table);
    this.#meter.step(before.length);
    const after = before.filter(isKept);
    this.#direct.set(table, after);
    filtered.add(table);
    return after.length < before.length;
  }
}

export const visibleRows = (links: Links, filters: readonly Filter[], meter: Meter): Visibility =>
  new Visible(links, filters, meter);
