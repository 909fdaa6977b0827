import { expect, it } from "@jest/globals";
import { shownTable } from "./shown-table.ts";

const rows = Array.from({ length: 20 }, (_, row) => Array.from({ length: 12 }, (_, column) => `${row}/${column}`));
const columns = rows[0]?.map((_, index) => `c${index}`) ?? [];

it("shows a small table unchanged", () => {
  const table = shownTable({ role: "expected", name: "orders", columns: ["city", "total"], rows: [["Pune", 1200]] });
  expect(table).toEqual({
    role: "expected",
    name: "orders",
    columns: ["city", "total"],
    headers: [],
    rows: [["Pune", 1200]],
    marked: [],
    more: 0,
  });
});

it("includes the rows and columns that differ, in order", () => {
  const table = shownTable({
    role: "found",
    columns,
    headers: rows.map((_, index) => String(index + 1)),
    rows,
    isMarked: (row, column) => row === 18 && column === 11,
  });
  expect(table.headers).toEqual(["1", "2", "3", "4", "5", "6", "7", "19"]);
  expect(table.columns).toEqual(["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c11"]);
  expect(table.marked).toEqual([[7, 7]]);
  expect(table.rows[7]?.[7]).toBe("18/11");
  expect(table.more).toBe(12);
});

it("cuts long texts", () => {
  const table = shownTable({ role: "given", columns: ["note"], rows: [["x".repeat(500)], [null]] });
  expect(table.rows).toEqual([[`${"x".repeat(79)}…`], [null]]);
});
