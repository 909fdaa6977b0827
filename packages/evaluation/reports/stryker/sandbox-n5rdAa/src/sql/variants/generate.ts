import type { SqlCell, SqlTable, SqlWorld } from "@dryrun/engines/sql/world";
import type { ForeignKey } from "../foreign-keys.ts";
import type { Column } from "./columns.ts";
import { type Constraints, mayFollow } from "./constraints.ts";
import type { Choices } from "./random.ts";

/** A table with what is known about it. */
export interface Source {
  table: SqlTable;
  columns: Column[];
  constraints: Constraints;
}

/** How a data set is made. */
export interface Shape {
  rows: number;
  /** Values to draw from in each column; fewer give more equal ones. */
  values: number;
  /** The share of NULLs in columns that may have them. */
  nulls: number;
  /** The share of cells that meet the reference's conditions. */
  meeting: number;
  /** Whether compared columns have only the values at a limit and beside it. */
  isAtLimits?: true;
  /** The table, by its place, that stays empty. */
  empty?: number;
}

/** A row that breaks a constraint is drawn again, at most this often. */
const MOST_DRAWS = 25;

interface Draft {
  sources: readonly Source[];
  keys: readonly ForeignKey[];
  shape: Shape;
  random: Choices;
  made: SqlCell[][][];
}

function freshKey(column: Column, row: number, offset: number): SqlCell {
  const numbers = column.pool.filter((value) => typeof value === "number");
  if (column.type === "whole") return Math.min(...numbers, 1000) + ((row * 7 + offset) % 97);
  return column.pool[row % Math.max(1, column.pool.length)] ?? null;
}

function cellOf(draft: Draft, source: number, at: number, pools: readonly SqlCell[][]): SqlCell {
  const { sources, keys, shape, random, made } = draft;
  const column = sources[source]?.columns[at];
  if (!column) return null;
  const key = keys.find((one) => one.table === source && one.column === at);
  if (column.isNullable && random.chance(shape.nulls)) return null;
  if (key) {
    const parents = (made[key.parent] ?? []).map((row) => row[key.parentColumn] ?? null);
    // The last parent has no rows.
    return random.pick(parents.length > 2 ? parents.slice(0, -1) : parents) ?? null;
  }
  const isKey = sources[source]?.constraints.unique.some((one) => one.length === 1 && one[0] === at);
  if (isKey && column.type === "whole" && !column.isCompared)
    return freshKey(column, made[source]?.length ?? 0, random.below(90));
  const row = made[source]?.length ?? 0;
  // Every second row takes the values at the limits one after another, so that none is left out.
  if (shape.isAtLimits && column.isCompared && row % 2 === 1)
    return pools[at]?.[((row - 1) / 2) % Math.max(1, pools[at]?.length ?? 1)] ?? null;
  const meeting = pools[at]?.filter((value) => column.meeting.includes(value)) ?? [];
  return random.pick(meeting.length > 0 && random.chance(shape.meeting) ? meeting : (pools[at] ?? [])) ?? null;
}

function rowOf(draft: Draft, source: number, pools: readonly SqlCell[][]): SqlCell[] {
  const { columns, constraints } = draft.sources[source] as Source;
  const row = columns.map((_, at) => cellOf(draft, source, at, pools));
  for (const [from, to] of constraints.determines) {
    const twin = draft.made[source]?.find((other) => other[from] === row[from] && row[from] !== null);
    if (twin) row[to] = twin[to] ?? null;
  }
  return row;
}

/** Parents before the tables that refer to them. */
function inOrder(sources: readonly Source[], keys: readonly ForeignKey[]): number[] {
  const order: number[] = [];
  const visit = (at: number, above: readonly number[]) => {
    if (order.includes(at) || above.includes(at)) return;
    for (const { table, parent } of keys) if (table === at && parent !== at) visit(parent, [...above, at]);
    order.push(at);
  };
  for (const at of sources.keys()) visit(at, []);
  return order;
}

/** Data of this shape that keeps the constraints and foreign keys, in a shuffled order. */
export function generated(
  sources: readonly Source[],
  keys: readonly ForeignKey[],
  shape: Shape,
  random: Choices,
): SqlWorld {
  const draft: Draft = { sources, keys, shape, random, made: sources.map(() => []) };
  for (const source of inOrder(sources, keys)) {
    const { columns, constraints } = sources[source] as Source;
    const pools = columns.map(({ pool, meeting, isCompared }) => {
      // Values at the limits come first in a pool.
      const drawn = shape.isAtLimits && isCompared ? pool : random.shuffled(pool);
      const few = drawn.slice(0, shape.values);
      return few.some((value) => meeting.includes(value)) ? few : [...few, ...meeting.slice(0, 1)];
    });
    const rows = draft.made[source] as SqlCell[][];
    const isParent = keys.some(({ parent, table }) => parent === source && table !== source);
    const wanted = shape.empty === source ? 0 : isParent ? Math.max(3, Math.ceil(shape.rows / 2)) : shape.rows;
    for (let draw = 0; draw < wanted * MOST_DRAWS && rows.length < wanted; draw += 1) {
      const row = rowOf(draft, source, pools);
      if (mayFollow(row, rows, constraints)) rows.push(row);
    }
  }
  return { tables: sources.map(({ table }, at) => ({ ...table, rows: random.shuffled(draft.made[at] ?? []) })) };
}
