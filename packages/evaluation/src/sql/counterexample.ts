import type { Counterexample } from "@dryrun/domain/interviews/counterexample";
import type { SqlRows, SqlTable } from "@dryrun/engines/sql/world";
import { shownTable } from "../run/shown-table.ts";
import { keyOf } from "./compare.ts";
import type { Difference } from "./judge.ts";

/** For each row, whether the other result has no counterpart of it; equal rows are counted. */
function surplusRows(rows: SqlRows["rows"], others: SqlRows["rows"]): boolean[] {
  // Columns may come in another order.
  const keyOfRow = (row: SqlRows["rows"][number]) => row.map(keyOf).sort().join("\u0001");
  const left = new Map<string, number>();
  for (const row of others) left.set(keyOfRow(row), (left.get(keyOfRow(row)) ?? 0) + 1);
  return rows.map((row) => {
    const count = left.get(keyOfRow(row)) ?? 0;
    left.set(keyOfRow(row), count - 1);
    return count <= 0;
  });
}

/** For each row, whether the other result has something else at its place. */
function movedRows(rows: SqlRows["rows"], others: SqlRows["rows"]): boolean[] {
  return rows.map((row, at) => row.map(keyOf).sort().join() !== (others[at] ?? []).map(keyOf).sort().join());
}

function resultTable(role: "expected" | "found", { columns, rows }: SqlRows, isMarkedRow: readonly boolean[]) {
  return shownTable({ role, columns, rows, isMarked: (row) => isMarkedRow[row] === true });
}

/** The tables of the data, what a right query gives on it and what this one gives, with the rows that differ marked. */
export function counterexampleOf(given: readonly SqlTable[], difference: Difference): Counterexample {
  const { set, expected, found, isOrder } = difference;
  const marks = isOrder ? movedRows : surplusRows;
  return {
    about: set.about,
    tables: [
      ...given.map(({ name, columns, rows }) => shownTable({ role: "given", name, columns, rows })),
      resultTable("expected", expected, marks(expected.rows, found.rows)),
      resultTable("found", found, marks(found.rows, expected.rows)),
    ],
  };
}
