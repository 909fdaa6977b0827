import type { SqlCell, SqlTable, SqlWorld } from "@dryrun/engines/sql/world";

/** What holds in all data sets of a question, and so must hold in generated ones: where it did not, two right queries could differ. */
export interface Constraints {
  /** Columns, one or two, whose values together are different in each row. */
  unique: number[][];
  /** Pairs: equal values of the first column have equal values of the second. */
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

/** Whether the first column determines the second; null where no value of it repeats. */
function determines(rows: readonly SqlCell[][], from: number, to: number): boolean | null {
  const known = new Map<SqlCell, SqlCell>();
  let repeats = false;
  for (const row of rows) {
    const value = row[from] ?? null;
    if (value === null) continue;
    if (!known.has(value)) known.set(value, row[to] ?? null);
    else if (known.get(value) !== (row[to] ?? null)) return false;
    else repeats = true;
  }
  return repeats ? true : null;
}

export function constraintsOf(table: SqlTable, worlds: readonly SqlWorld[]): Constraints {
  const data = worlds.map(({ tables }) => tables.find(({ name }) => name === table.name)?.rows ?? []);
  const places = table.columns.map((_, at) => at);
  const pairs = places.flatMap((a) => places.map((b): [number, number] => [a, b]));
  const holds = (columns: number[]) => data.every((rows) => isUnique(rows, columns));
  const single = places.filter((at) => holds([at])).map((at) => [at]);
  const isCovered = (pair: readonly number[]) => single.some(([at]) => at !== undefined && pair.includes(at));
  const double = pairs.filter(([a, b]) => a < b && !isCovered([a, b]) && holds([a, b]));
  const determined = pairs.filter(([a, b]) => {
    const results = a === b || isCovered([a]) ? [false] : data.map((rows) => determines(rows, a, b));
    return results.every((one) => one !== false) && results.includes(true);
  });
  return { unique: [...single, ...double], determines: determined };
}

/** Whether a row may be added to these. */
export function mayFollow(row: readonly SqlCell[], rows: readonly SqlCell[][], { unique }: Constraints): boolean {
  return unique.every((columns) => {
    const key = keyOf(row, columns);
    return key === null || rows.every((other) => keyOf(other, columns) !== key);
  });
}
