import type { SqlCell, SqlData, SqlTable } from "@dryrun/engines/sql/data";

/** Constraints that hold in all data sets of a question. Generated data must keep them, or two right queries could differ. */
export interface Constraints {
  /** One or two columns whose values together are unique. */
  unique: number[][];
  /** Pairs of columns: equal values of the first column have equal values of the second. */
  determines: [number, number][];
}

const keyOf = (row: readonly SqlCell[], columns: readonly number[]): string | null => {
  const cells = columns.map((at) => row[at] ?? null);
  return cells.includes(null) ? null : JSON.stringify(cells);
};

function isUnique(rows: readonly SqlCell[][], columns: readonly number[]): boolean {
  const keys = rows.map((row) => keyOf(row, columns)).filter((key) => key !== null);
  return new Set(keys).size === keys.length;
}

/** Whether the first column determines the second; null if no value of it is repeated. */
function determines(rows: readonly SqlCell[][], from: number, to: number): boolean | null {
  const resultByValue = new Map<SqlCell, SqlCell>();
  let isRepeated = false;
  for (const row of rows) {
    const value = row[from] ?? null;
    if (value === null) continue;
    if (!resultByValue.has(value)) resultByValue.set(value, row[to] ?? null);
    else if (resultByValue.get(value) !== (row[to] ?? null)) return false;
    else isRepeated = true;
  }
  return isRepeated ? true : null;
}

export function constraintsOf(table: SqlTable, dataSets: readonly SqlData[]): Constraints {
  const rowSets = dataSets.map(({ tables }) => tables.find(({ name }) => name === table.name)?.rows ?? []);
  const columnIndexes = table.columns.map((_, index) => index);
  const pairs = columnIndexes.flatMap((a) => columnIndexes.map((b): [number, number] => [a, b]));
  const isUniqueInAll = (columns: number[]) => rowSets.every((rows) => isUnique(rows, columns));
  const singleKeys = columnIndexes.filter((at) => isUniqueInAll([at])).map((at) => [at]);
  const isCovered = (pair: readonly number[]) => singleKeys.some(([at]) => at !== undefined && pair.includes(at));
  const doubleKeys = pairs.filter(([a, b]) => a < b && !isCovered([a, b]) && isUniqueInAll([a, b]));
  const determined = pairs.filter(([a, b]) => {
    const results = a === b || isCovered([a]) ? [false] : rowSets.map((rows) => determines(rows, a, b));
    return results.every((result) => result !== false) && results.includes(true);
  });
  return { unique: [...singleKeys, ...doubleKeys], determines: determined };
}

/** Whether a row may be added to these. */
export function mayAddRow(row: readonly SqlCell[], rows: readonly SqlCell[][], { unique }: Constraints): boolean {
  return unique.every((columns) => {
    const key = keyOf(row, columns);
    return key === null || rows.every((other) => keyOf(other, columns) !== key);
  });
}
