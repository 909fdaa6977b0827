import type { SqlRows } from "@dryrun/engines/sql/data";
import { describe, expect, it } from "@jest/globals";
import { counterexampleOf } from "./counterexample.ts";

const rowsOf = (columns: string, ...rows: (string | number | null)[][]): SqlRows => ({
  columns: columns.split(" "),
  rows,
});

/** Returns the marked cells of the expected and of the found result, each with its column. */
function marksOf(expected: SqlRows, found: SqlRows, isOrder = false) {
  const dataSet = { kind: "sample" as const, about: "it is run", tables: [] };
  const { tables } = counterexampleOf([], { set: dataSet, expected, found, isOrder });
  return tables.map(({ columns, rows, marked }) =>
    marked.map(([row = 0, column = 0]) => `${columns[column]} ${rows[row]?.[column]}`),
  );
}

describe("a counter-example marks", () => {
  it("only the missing column if the others are equal in another order and under other names", () => {
    const expected = rowsOf("region month total change", ["West", "2025-01", 500, 20], ["East", "2025-01", 300, -5]);
    const found = rowsOf("area sum month", ["East", 300, "2025-01"], ["West", 500, "2025-01"]);
    expect(marksOf(expected, found)).toEqual([["change 20", "change -5"], []]);
  });

  it("the surplus column", () => {
    expect(marksOf(rowsOf("city", ["Pune"], ["Delhi"]), rowsOf("city id", ["Pune", 1], ["Goa", 2]))).toEqual([
      ["city Delhi"],
      ["id 1", "city Goa", "id 2"],
    ]);
  });

  it("the cell of a row that is otherwise the same", () => {
    const expected = rowsOf("city total", ["Pune", 10], ["Delhi", 20], ["Goa", null]);
    expect(marksOf(expected, rowsOf("city total", ["Goa", 0], ["Delhi", 20], ["Pune", "10.00"]))).toEqual([
      ["total null"],
      ["total 0"],
    ]);
  });

  it("rows that only one result has, or has more often", () => {
    expect(marksOf(rowsOf("city", ["Pune"], ["Delhi"]), rowsOf("city", ["Pune"], ["Pune"]))).toEqual([
      ["city Delhi"],
      ["city Pune"],
    ]);
    expect(marksOf(rowsOf("city", ["Pune"]), rowsOf("city"))).toEqual([["city Pune"], []]);
  });

  it("the cells at a wrong position if the order is wrong", () => {
    const expected = rowsOf("city total", ["Pune", 3], ["Delhi", 2], ["Goa", 2]);
    expect(marksOf(expected, rowsOf("city total", ["Pune", 3], ["Goa", 2], ["Delhi", 2]), true)).toEqual([
      ["city Delhi", "city Goa"],
      ["city Goa", "city Delhi"],
    ]);
  });
});
