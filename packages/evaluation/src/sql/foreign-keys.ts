import type { SqlCell, SqlTable } from "@dryrun/engines/sql/data";

export interface ForeignKey {
  table: number;
  column: number;
  /** The table and its column that it refers to. */
  parent: number;
  parentColumn: number;
  /** Whether each value has a row in the parent table. */
  holdsIn(tables: readonly SqlTable[]): boolean;
}

const valuesOf = (table: SqlTable | undefined, column: number): SqlCell[] =>
  (table?.rows ?? []).map((row) => row[column] ?? null).filter((cell) => cell !== null);

/** Finds foreign keys: columns with the name of another table's first column, or `…_id` columns that refer to the same table. */
export function foreignKeysOf(tables: readonly SqlTable[]): ForeignKey[] {
  const keys = tables.flatMap((child, table) =>
    child.columns.flatMap((name, column) =>
      tables.flatMap((owner, parent): ForeignKey[] => {
        const isNamedElsewhere = tables.some((other, index) => index !== table && other.columns[0] === name);
        const isId = name.endsWith("_id") && owner.columns[0]?.endsWith("_id") === true;
        const isSelfReference = parent === table && column > 0 && isId && !isNamedElsewhere;
        const isReference = parent !== table && owner.columns[0] === name;
        const holdsIn = (data: readonly SqlTable[]) => {
          const parentKeys = new Set(valuesOf(data[parent], 0));
          return valuesOf(data[table], column).every((value) => parentKeys.has(value));
        };
        return isSelfReference || isReference ? [{ table, column, parent, parentColumn: 0, holdsIn }] : [];
      }),
    ),
  );
  return keys.filter((key) => key.holdsIn(tables));
}
