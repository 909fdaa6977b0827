import type { Links } from "../model/links.ts";
import type { ModelColumn, ModelTable } from "../model/model.ts";
import { rowKey, type Value } from "../model/value.ts";
import { Filter } from "./filter.ts";
import type { FilterContext } from "./filter-context.ts";

/** A column of a table in a run. `origin` is the column of the model that is the source of its values and that it filters. */
export interface TableColumn {
  name: string;
  origin?: ModelColumn;
}

/** A table in a run. Immutable. */
export interface Table {
  columns: readonly TableColumn[];
  rows: readonly (readonly Value[])[];
  /** If each row contains a row of a table of the model: its position there. */
  base?: { table: ModelTable; positions: readonly number[] };
}

export const columnFrom = (origin: ModelColumn): TableColumn => ({ name: origin.name, origin });

/** Makes a table from rows of a table of the model. */
export function baseTable(table: ModelTable, positions: readonly number[]): Table {
  const rows = positions.map((position) => table.rows[position] ?? []);
  return { columns: table.columns.map(columnFrom), rows, base: { table, positions } };
}

/** Keeps the rows whose position passes. */
export function keepRows(table: Table, isKept: (position: number) => boolean): Table {
  const positions = table.rows.flatMap((_, position) => (isKept(position) ? [position] : []));
  return pickRows(table, positions);
}

export function pickRows({ columns, rows, base }: Table, picked: readonly number[]): Table {
  const made: Table = { columns, rows: picked.map((position) => rows[position] ?? []) };
  if (base)
    made.base = { table: base.table, positions: picked.map((position) => base.positions[position] ?? base.table.size) };
  return made;
}

export function distinctRows(table: Table): Table {
  const seen = new Set<string>();
  return keepRows(table, (position) => {
    const key = rowKey(table.rows[position] ?? []);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Returns the distinct combinations of columns of one table at these positions. */
export function distinctColumns(
  columns: readonly ModelColumn[],
  table: ModelTable,
  positions: readonly number[],
): Table {
  const rows = positions.map((position) => columns.map(({ index }) => table.rows[position]?.[index] ?? null));
  return distinctRows({ columns: columns.map(columnFrom), rows });
}

/** Returns the values of columns of the expanded table at a position of the table. */
export function expandedValues(
  links: Links,
  table: ModelTable,
  columns: readonly ModelColumn[],
  position: number,
): Value[] {
  const reach = links.reach(table);
  return columns.map(
    (column) => column.table.rows[reach.get(column.table)?.[position] ?? column.table.size]?.[column.index] ?? null,
  );
}

/** Returns all columns of the expanded table. */
export const expandedColumns = (links: Links, table: ModelTable): ModelColumn[] =>
  [...links.reach(table).keys()].flatMap(({ columns }) => columns);

/** Converts a table to a filter for CALCULATE; null if none of its columns is from the model. */
export function filterOf({ columns, rows, base }: Table, context: FilterContext): Filter | null {
  const { links } = context;
  context.spend(rows.length);
  if (base) {
    const expanded = expandedColumns(links, base.table);
    const values = [...new Set(base.positions)].map((position) =>
      expandedValues(links, base.table, expanded, position),
    );
    return new Filter(expanded, values);
  }
  const used = columns.flatMap(({ origin }, position) => (origin ? [{ origin, position }] : []));
  if (used.length === 0) return null;
  const values = rows.map((row) => used.map(({ position }) => row[position] ?? null));
  return new Filter(
    used.map(({ origin }) => origin),
    values,
  );
}
