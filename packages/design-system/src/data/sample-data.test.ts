import { describe, expect, test } from "@jest/globals";
import { cellText, namesOf, parseSampleData, rowText } from "./sample-data.ts";

const orders = {
  name: "orders",
  columns: ["id", "city"],
  rows: [
    [1, "Pune"],
    [2, null],
  ],
};
const text = JSON.stringify({ tables: [orders, { name: "cities", columns: ["city"], rows: [] }] });

describe("parseSampleData", () => {
  test("reads tables", () => {
    expect(parseSampleData(text)).toEqual({ kind: "tables", tables: JSON.parse(text).tables });
  });
  test("returns null without data", () => {
    expect(parseSampleData(null)).toBeNull();
    expect(parseSampleData(" ")).toBeNull();
  });
  test.each([
    "not json",
    "null",
    "[1]",
    '{"tables":[]}',
    '{"tables":[{"name":"t","columns":[],"rows":[]}]}',
    '{"tables":[{"name":"t","columns":["a"],"rows":[[{}]]}]}',
    '{"tables":[{"name":"t","columns":["a"]}]}',
  ])("keeps %s as text", (malformed) => {
    expect(parseSampleData(malformed)).toEqual({ kind: "text", text: malformed });
  });
});

test("describes cells and rows in words", () => {
  expect([1, "a", null, true, undefined].map(cellText)).toEqual(["1", "a", "NULL", "TRUE", "NULL"]);
  expect(rowText(orders.columns, [2, null])).toBe("id 2, city NULL");
});

test("returns each name once, tables first", () => {
  expect(namesOf(parseSampleData(text))).toEqual(["orders", "cities", "id", "city"]);
  expect(namesOf(parseSampleData("x"))).toEqual([]);
});
