import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import Papa from "papaparse";
import { readSheet } from "read-excel-file/node";
import { datasetFile } from "./files.ts";
import { TYPED_COLUMNS } from "./flaws.ts";
import { generateSales } from "./generate-sales.ts";
import { salesCsv, salesRows, shippedRows } from "./sales.ts";
import { SALES_COLUMNS, type SalesRow } from "./sales-row.ts";

const pathOf = (name: string): string => datasetFile(name)?.path ?? "";
const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString().slice(0, 10) : value);

describe("the downloadable workbook", () => {
  test("is committed as the CSV that the generator makes", () => {
    expect(readFileSync(pathOf("dryrun-sales.csv"), "utf8")).toBe(salesCsv());
  });

  test("is read back by a CSV reader, including blank cells", () => {
    const { data, errors } = Papa.parse<string[]>(salesCsv(), { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(2001);
    expect(data.slice(1)).toEqual(shippedRows.map((row) => SALES_COLUMNS.map((column) => String(row[column] ?? ""))));
  });

  test("is committed as XLSX with the same rows, real numbers, and real dates where they are in the usual format", async () => {
    const [header, ...rows] = await readSheet(pathOf("dryrun-sales.xlsx"), "sales", { trim: false });
    expect(header).toEqual([...SALES_COLUMNS]);
    expect(rows.map((row) => row.map(plain))).toEqual(shippedRows.map((row) => SALES_COLUMNS.map((name) => row[name])));
    for (const [index, row] of rows.entries())
      expect(row[1] instanceof Date).toBe(/^\d{4}-\d\d-\d\d$/.test(shippedRows[index]?.order_date ?? ""));
  });

  test.each([
    ["dryrun-sales.csv", "text/csv; charset=utf-8"],
    ["dryrun-sales.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ])("%s is served with its type and name", (name, contentType) => {
    expect(datasetFile(name)).toMatchObject({ contentType, filename: name });
  });

  test.each(["", "sales.csv", "../package.json", "__proto__", "dryrun-sales.csv/../x"])(
    "answers null for %j",
    (name) => {
      expect(datasetFile(name)).toBeNull();
    },
  );
});

describe("the flaws of the published file", () => {
  const cells = (test: (text: string) => boolean): number =>
    shippedRows.flatMap((row) => TYPED_COLUMNS.map((column) => row[column])).filter(test).length;
  const share = (format: RegExp): number =>
    shippedRows.filter((row) => format.test(row.order_date)).length / shippedRows.length;

  test("are leading, trailing, double and non-breaking spaces, only in typed columns", () => {
    for (const kind of [/^ /, / $/, / {2}/, /\u00a0$/, /\u00a0./])
      expect(cells((text) => kind.test(text))).toBeGreaterThan(20);
    for (const column of ["order_id", "region", "state", "customer_id"] as const)
      expect(shippedRows.map((row) => row[column])).toEqual(salesRows.map((row) => row[column]));
  });

  test("are dates in three formats, none of which is ambiguous", () => {
    expect(share(/^\d{4}-\d\d-\d\d$/)).toBeCloseTo(0.88, 1);
    expect(share(/^\d\d-[A-Z][a-z]{2}-\d{4}$/)).toBeGreaterThan(0.05);
    expect(share(/^\d{4}\/\d\d\/\d\d$/)).toBeGreaterThan(0.03);
  });

  test("are all removed by cleaning", () => {
    expect(salesRows).toEqual(generateSales());
  });
});

describe("the rows of a realistic export", () => {
  const count = (test: (row: SalesRow) => boolean): number => salesRows.filter(test).length;

  test("are 2,000 of two financial years, some of them exported twice", () => {
    expect(salesRows).toHaveLength(2000);
    expect(new Set(salesRows.map((row) => JSON.stringify(row))).size).toBe(1986);
    const days = salesRows.map((row) => row.order_date).sort();
    expect([days[0], days.at(-1)].map((day) => day?.slice(0, 7))).toEqual(["2023-04", "2025-03"]);
  });

  test("compute sales from quantity, price and discount, in whole rupees", () => {
    for (const { quantity, unit_price, discount, sales, profit } of salesRows) {
      expect(Math.abs(sales - quantity * unit_price * (1 - (discount ?? 0)))).toBeLessThanOrEqual(0.5);
      expect(Number.isInteger(profit) && profit < sales).toBe(true);
    }
  });

  test("ship a parcel after its order; a customer has one city and one segment, and an order one customer and one day", () => {
    expect(count((row) => row.ship_date !== null && row.ship_date <= row.order_date)).toBe(0);
    const pairs = (of: (row: SalesRow) => string): number => new Set(salesRows.map(of)).size;
    expect(pairs((row) => `${row.customer_id} ${row.city} ${row.customer_segment}`)).toBe(pairs((r) => r.customer_id));
    expect(pairs((row) => `${row.order_id} ${row.customer_id} ${row.order_date}`)).toBe(pairs((r) => r.order_id));
  });

  test("have some blank cells, and some lines that lose money", () => {
    expect(count((row) => row.ship_date === null)).toBeGreaterThan(20);
    expect(count((row) => row.discount === null)).toBeGreaterThan(40);
    expect(count((row) => row.rating === null)).toBeGreaterThan(400);
    expect(count((row) => row.profit < 0)).toBeGreaterThan(40);
  });
});
