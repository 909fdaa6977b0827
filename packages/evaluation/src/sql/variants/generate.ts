import type { SqlCell, SqlData, SqlTable } from "@dryrun/engines/sql/data";
import type { ForeignKey } from "../foreign-keys.ts";
import type { Column } from "./columns.ts";
import { type Constraints, mayAddRow } from "./constraints.ts";
import type { RandomChoices } from "./random.ts";

/** A table with its column facts and constraints. */
export interface TableSource {
  table: SqlTable;
  columns: Column[];
  constraints: Constraints;
}

/** How a data set is generated. */
export interface Shape {
  rowCount: number;
  /** The number of values to draw from in each column. Fewer values give more equal cells. */
  valueCount: number;
  /** The share of NULLs in columns that may have them. */
  nullShare: number;
  /** The share of cells that meet the reference's conditions. */
  matchingShare: number;
  /** Whether compared columns prefer the values at a limit and next to it. */
  isAtLimits?: true;
  /** The index of the table that stays empty. */
  emptyTable?: number;
}

/** A row that breaks a constraint is drawn again, at most this often. */
const MOST_DRAWS = 25;

interface Generator {
  sources: readonly TableSource[];
  keys: readonly ForeignKey[];
  shape: Shape;
  random: RandomChoices;
  rowsByTable: SqlCell[][][];
}

function freshKey(column: Column, row: number, offset: number): SqlCell {
  const numbers = column.pool.filter((value) => typeof value === "number");
  if (column.type === "whole") return Math.min(...numbers, 1000) + ((row * 7 + offset) % 97);
  return column.pool[row % Math.max(1, column.pool.length)] ?? null;
}

function cellOf(draft: Generator, source: number, columnAt: number, pools: readonly SqlCell[][]): SqlCell {
  const { sources, keys, shape, random, rowsByTable } = draft;
  const column = sources[source]?.columns[columnAt];
  if (!column) return null;
  const key = keys.find((candidate) => candidate.table === source && candidate.column === columnAt);
  if (column.isNullable && random.chance(shape.nullShare)) return null;
  if (key) {
    const parents = (rowsByTable[key.parent] ?? []).map((rowAt) => rowAt[key.parentColumn] ?? null);
    // The last parent row gets no child rows.
    return random.pick(parents.length > 2 ? parents.slice(0, -1) : parents) ?? null;
  }
  const isKey = sources[source]?.constraints.unique.some(
    (candidate) => candidate.length === 1 && candidate[0] === columnAt,
  );
  if (isKey && column.type === "whole" && !column.isCompared)
    return freshKey(column, rowsByTable[source]?.length ?? 0, random.below(90));
  const rowAt = rowsByTable[source]?.length ?? 0;
  // Every second row uses the values at the limits one after another, so that each occurs.
  if (shape.isAtLimits && column.isCompared && rowAt % 2 === 1)
    return pools[columnAt]?.[((rowAt - 1) / 2) % Math.max(1, pools[columnAt]?.length ?? 1)] ?? null;
  const matchingValues = pools[columnAt]?.filter((value) => column.matching.includes(value)) ?? [];
  return (
    random.pick(
      matchingValues.length > 0 && random.chance(shape.matchingShare) ? matchingValues : (pools[columnAt] ?? []),
    ) ?? null
  );
}

function rowOf(draft: Generator, source: number, pools: readonly SqlCell[][]): SqlCell[] {
  const { columns, constraints } = draft.sources[source] as TableSource;
  const row = columns.map((_, index) => cellOf(draft, source, index, pools));
  for (const [from, to] of constraints.determines) {
    const equalRow = draft.rowsByTable[source]?.find((other) => other[from] === row[from] && row[from] !== null);
    if (equalRow) row[to] = equalRow[to] ?? null;
  }
  return row;
}

/** Orders tables so that parents come before the tables that refer to them. */
function parentsFirst(sources: readonly TableSource[], keys: readonly ForeignKey[]): number[] {
  const order: number[] = [];
  const visit = (at: number, ancestors: readonly number[]) => {
    if (order.includes(at) || ancestors.includes(at)) return;
    for (const { table, parent } of keys) if (table === at && parent !== at) visit(parent, [...ancestors, at]);
    order.push(at);
  };
  for (const at of sources.keys()) visit(at, []);
  return order;
}

/** Generates data of this shape that keeps the constraints and foreign keys. The rows are shuffled. */
export function generateData(
  sources: readonly TableSource[],
  keys: readonly ForeignKey[],
  shape: Shape,
  random: RandomChoices,
): SqlData {
  const draft: Generator = { sources, keys, shape, random, rowsByTable: sources.map(() => []) };
  for (const source of parentsFirst(sources, keys)) {
    const { columns, constraints } = sources[source] as TableSource;
    const pools = columns.map(({ pool, matching, isCompared }) => {
      // Values at the limits come first in a pool.
      const orderedPool = shape.isAtLimits && isCompared ? pool : random.shuffled(pool);
      const fewValues = orderedPool.slice(0, shape.valueCount);
      return fewValues.some((value) => matching.includes(value)) ? fewValues : [...fewValues, ...matching.slice(0, 1)];
    });
    const rows = draft.rowsByTable[source] as SqlCell[][];
    const isParent = keys.some(({ parent, table }) => parent === source && table !== source);
    const wantedRows =
      shape.emptyTable === source ? 0 : isParent ? Math.max(3, Math.ceil(shape.rowCount / 2)) : shape.rowCount;
    for (let draw = 0; draw < wantedRows * MOST_DRAWS && rows.length < wantedRows; draw += 1) {
      const row = rowOf(draft, source, pools);
      if (mayAddRow(row, rows, constraints)) rows.push(row);
    }
  }
  return {
    tables: sources.map(({ table }, index) => ({ ...table, rows: random.shuffled(draft.rowsByTable[index] ?? []) })),
  };
}
