import type { SqlCell, SqlTable } from "@dryrun/engines/sql/world";

export interface ForeignKey {
  table: number;
  column: number;
  /** The table and its column that it refers to. */
  parent: number;
  parentColumn: number;
  /** Whether each value has its row in these tables. */
  holdsIn(tables: readonly SqlTable[]): boolean;
}

const valuesOf = (table: SqlTable | undefined, column: number): SqlCell[] =>
  (table?.rows ?? []).map((row) => row[column] ?? null).filter((cell) => cell !== null);

/** The columns whose values are keys of a table: a table's first column, named alike, or `…_id` in the same table. */
export function foreignKeysOf(tables: readonly SqlTable[]): ForeignKey[] {
  const keys = tables.flatMap((child, table) =>
    child.columns.flatMap((name, column) =>
      tables.flatMap((owner, parent): ForeignKey[] => {
        const isNamedElsewhere = tables.some((other, at) => at !== table && other.columns[0] === name);
        const isId = name.endsWith("_id") && owner.columns[0]?.endsWith("_id") === true;
        const isOwn = parent === table && column > 0 && isId && !isNamedElsewhere;
        const isOther = parent !== table && owner.columns[0] === name;
        const holdsIn = (all: readonly SqlTable[]) => {
          const known = new Set(valuesOf(all[parent], 0));
          return valuesOf(all[table], column).every((value) => known.has(value));
        };
        return isOwn || isOther ? [{ table, column, parent, parentColumn: 0, holdsIn }] : [];
      }),
    ),
  );
  return keys.filter((key) => key.holdsIn(tables));
}
