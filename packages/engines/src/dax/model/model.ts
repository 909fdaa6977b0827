import { ProgramError } from "../../meter.ts";
import type { DaxModel, DaxTable, DaxType, DaxValue } from "../data.ts";
import { momentOf } from "./dates.ts";
import { keyOf, type Moment, type Value } from "./value.ts";

export interface ModelColumn {
  table: ModelTable;
  name: string;
  type: DaxType;
  /** The position in a row of its table. */
  index: number;
}

export interface ModelTable {
  name: string;
  columns: ModelColumn[];
  /** The rows of the data, followed at position `size` by the blank row, which values without a partner belong to. */
  rows: Value[][];
  /** The key of each value, which filters compare. */
  keys: string[][];
  size: number;
}

export interface Relationship {
  /** The many side. */
  from: ModelColumn;
  /** The one side. */
  to: ModelColumn;
  active: boolean;
  both: boolean;
}

export interface Model {
  tables: Map<string, ModelTable>;
  relationships: Relationship[];
  /** The value of TODAY. */
  today: Moment | null;
  /** Date columns whose filter replaces all filters of their table. */
  dateColumns: ModelColumn[];
}

export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const columnLabel = ({ table, name }: ModelColumn): string => `${table.name}[${name}]`;

/** Converts a value of the data to the type of a column, or without a column. */
export function toValue(value: DaxValue, type?: DaxType): Value {
  if (value !== null && typeof value === "object") return momentOf(value.date);
  return type === "date" && typeof value === "string" ? momentOf(value) : value;
}

function tableOf({ name, columns, rows }: DaxTable): ModelTable {
  const table: ModelTable = { name, columns: [], rows: [], keys: [], size: rows.length };
  table.columns = columns.map((column, index) => ({ ...column, table, index }));
  table.rows = rows.map((row) => columns.map(({ type }, index) => toValue(row[index] ?? null, type)));
  table.rows.push(columns.map(() => null));
  table.keys = table.rows.map((row) => row.map(keyOf));
  return table;
}

export function columnOf(table: ModelTable, name: string): ModelColumn | undefined {
  return table.columns.find((column) => sameName(column.name, name));
}

export function tableAt({ tables }: Pick<Model, "tables">, name: string): ModelTable {
  const table = tables.get(name.toLowerCase());
  if (!table) throw new ProgramError("name", `The data has no table ${name}.`);
  return table;
}

const REFERENCE = /^'?([^'[\]]+)'?\[([^\]]+)\]$/;

/** Returns the column that the data writes as `Table[Column]`. */
export function columnAt(model: Pick<Model, "tables">, reference: string): ModelColumn {
  const [, tableName = "", name = ""] = REFERENCE.exec(reference) ?? [];
  const column = columnOf(tableAt(model, tableName), name);
  if (!column) throw new ProgramError("name", `The data has no column ${reference}.`);
  return column;
}

export function modelOf(data: DaxModel): Model {
  const tables = new Map(data.tables.map((table) => [table.name.toLowerCase(), tableOf(table)]));
  const relationships = (data.relationships ?? []).map(({ from, to, active = true, crossFilter = "single" }) => ({
    from: columnAt({ tables }, from),
    to: columnAt({ tables }, to),
    active,
    both: crossFilter === "both",
  }));
  const marked = data.dateColumn === undefined ? [] : [columnAt({ tables }, data.dateColumn)];
  const joined = relationships.map(({ to }) => to).filter(({ type }) => type === "date");
  const today = data.today === undefined ? null : momentOf(data.today);
  return { tables, relationships, today, dateColumns: [...new Set([...marked, ...joined])] };
}

const positions = new WeakMap<ModelColumn, Map<string, number[]>>();

/** Returns the positions of a table's rows, including the blank row, by the key of a column. */
export function positionsOf(column: ModelColumn): ReadonlyMap<string, readonly number[]> {
  const knownPosition = positions.get(column);
  if (knownPosition) return knownPosition;
  const rowsByKey = new Map<string, number[]>();
  for (const [row, keys] of column.table.keys.entries()) {
    const key = keys[column.index] ?? "";
    const same = rowsByKey.get(key);
    if (same) same.push(row);
    else rowsByKey.set(key, [row]);
  }
  positions.set(column, rowsByKey);
  return rowsByKey;
}
