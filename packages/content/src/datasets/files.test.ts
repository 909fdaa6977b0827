import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import Papa from "papaparse";
import { readSheet } from "read-excel-file/node";
import { datasetFile } from "./files.ts";
import { salesCsv, salesRows } from "./sales.ts";
import { SALES_COLUMNS, type SalesRow } from "./sales-row.ts";

const pathOf = (name: string): string => datasetFile(name)?.path ?? "";
const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString().slice(0, 10) : value);

describe("the downloadable workbook", () => {
  test("the committed CSV is what the generator makes", () => {
    expect(readFileSync(pathOf("dryrun-sales.csv"), "utf8")).toBe(salesCsv());
  });

  test("a CSV reader finds the rows again, blanks included", () => {
    const { data, errors } = Papa.parse<string[]>(salesCsv(), { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(2001);
    expect(data.slice(1)).toEqual(salesRows.map((row) => SALES_COLUMNS.map((column) => String(row[column] ?? ""))));
  });

  test("the committed XLSX holds the same rows, with real dates and numbers", async () => {
    const [header, ...rows] = await readSheet(pathOf("dryrun-sales.xlsx"), "sales");
    expect(header).toEqual([...SALES_COLUMNS]);
    expect(rows.map((row) => row.map(plain))).toEqual(salesRows.map((row) => SALES_COLUMNS.map((name) => row[name])));
    expect(rows[0]?.[1]).toBeInstanceOf(Date);
  });

  test.each([
    ["dryrun-sales.csv", "text/csv; charset=utf-8"],
    ["dryrun-sales.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ])("%s is served with its type and name", (name, contentType) => {
    expect(datasetFile(name)).toMatchObject({ contentType, filename: name });
  });

  test.each(["", "sales.csv", "../package.json", "__proto__", "dryrun-sales.csv/../x"])("%j is no file", (name) => {
    expect(datasetFile(name)).toBeNull();
  });
});

describe("the rows are what a real export looks like", () => {
  const count = (test: (row: SalesRow) => boolean): number => salesRows.filter(test).length;

  test("2,000 rows of two financial years, some of them exported twice", () => {
    expect(salesRows).toHaveLength(2000);
    expect(new Set(salesRows.map((row) => JSON.stringify(row))).size).toBe(1986);
    const days = salesRows.map((row) => row.order_date).sort();
    expect([days[0], days.at(-1)].map((day) => day?.slice(0, 7))).toEqual(["2023-04", "2025-03"]);
  });

  test("sales follow from quantity, price and discount, in whole rupees", () => {
    for (const { quantity, unit_price, discount, sales, profit } of salesRows) {
      expect(Math.abs(sales - quantity * unit_price * (1 - (discount ?? 0)))).toBeLessThanOrEqual(0.5);
      expect(Number.isInteger(profit) && profit < sales).toBe(true);
    }
  });

  test("a parcel leaves after the order; a customer has one city and one segment; an order one customer and one day", () => {
    expect(count((row) => row.ship_date !== null && row.ship_date <= row.order_date)).toBe(0);
    const pairs = (of: (row: SalesRow) => string): number => new Set(salesRows.map(of)).size;
    expect(pairs((row) => `${row.customer_id} ${row.city} ${row.customer_segment}`)).toBe(pairs((r) => r.customer_id));
    expect(pairs((row) => `${row.order_id} ${row.customer_id} ${row.order_date}`)).toBe(pairs((r) => r.order_id));
  });

  test("some cells are blank, and some lines lose money", () => {
    expect(count((row) => row.ship_date === null)).toBeGreaterThan(20);
    expect(count((row) => row.discount === null)).toBeGreaterThan(40);
    expect(count((row) => row.rating === null)).toBeGreaterThan(400);
    expect(count((row) => row.profit < 0)).toBeGreaterThan(40);
  });
});
