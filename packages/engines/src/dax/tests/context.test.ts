import { expect, test } from "@jest/globals";
import { lines, matrix, problem, SHOP, table, value } from "../testing/shop.ts";

test("a matrix omits blank cells, and a total is evaluated in its own context", () => {
  expect(matrix("[Total Sales]", ["Product[Color]"], ["Date[Year]"])).toEqual({
    columns: [[2023], [2024], []],
    rows: [
      { header: [null], cells: [null, 7, 7] },
      { header: ["Blue"], cells: [100, 200, 300] },
      { header: ["Red"], cells: [50, 40, 90] },
      { header: [], cells: [150, 247, 397] },
    ],
  });
  expect(lines("AVERAGE ( Sales[Amount] )", "Date[Year]")).toEqual({ 2023: 50, 2024: 247 / 3, Total: 397 / 6 });
});

test("several header columns have subtotals", () => {
  const { rows } = matrix("[Units]", ["Date[Year]", "Date[Month]"]);
  expect(rows.map(({ header, cells }) => [header.join("-"), cells[0]])).toEqual([
    ["2023-1", 2],
    ["2023-2", 1],
    ["2023-12", 3],
    ["2023", 6],
    ["2024-2", 3],
    ["2024-3", 1],
    ["2024", 4],
    ["", 10],
  ]);
});

test("a slicer filters the whole matrix", () => {
  const data = { ...SHOP, slicers: [{ column: "Product[Color]", values: ["Red"] }] };
  expect(lines("[Total Sales]", "Date[Year]", data)).toEqual({ 2023: 50, 2024: 40, Total: 90 });
  const dates = { ...SHOP, slicers: [{ column: "Date[Date]", values: ["2024-02-29", "2024-03-05"] }] };
  expect(value("[Total Sales]", dates)).toBe(207);
});

test("a filter of CALCULATE replaces the filter of its column", () => {
  expect(lines('CALCULATE ( [Total Sales], Product[Color] = "Red" )', "Product[Color]")).toEqual({
    null: 90,
    Blue: 90,
    Red: 90,
    Total: 90,
  });
});

test("KEEPFILTERS intersects with the filter of its column", () => {
  const keepFilters = 'CALCULATE ( [Total Sales], KEEPFILTERS ( Product[Color] = "Red" ) )';
  expect(lines(keepFilters, "Product[Color]")).toEqual({ Red: 90, Total: 90 });
});

test("filters of one CALCULATE are combined", () => {
  const program = "CALCULATE ( [Total Sales], Product[Price] > 10, Product[Price] < 100 )";
  expect(value(program)).toBe(40);
  expect(lines(program, "Product[Price]")).toEqual({ null: 40, 10: 40, 40: 40, 60: 40, 100: 40, Total: 40 });
});

test("FILTER of a table keeps the filters of the context, ALL removes them", () => {
  const share = "DIVIDE ( [Total Sales], CALCULATE ( [Total Sales], ALL ( Product ) ) )";
  expect(lines(share, "Product[Color]")).toEqual({ null: 7 / 397, Blue: 300 / 397, Red: 90 / 397, Total: 1 });
  expect(lines("CALCULATE ( [Total Sales], FILTER ( Product, Product[Price] > 50 ) )", "Product[Color]")).toEqual({
    Blue: 300,
    Total: 300,
  });
});

test("REMOVEFILTERS and ALLEXCEPT remove the filters of the expanded table", () => {
  const removed = lines("CALCULATE ( [Total Sales], REMOVEFILTERS ( Sales ) )", "Product[Color]");
  expect(removed).toEqual({ null: 397, Blue: 397, Red: 397, Total: 397 });
  const { rows } = matrix("CALCULATE ( [Total Sales], ALLEXCEPT ( Product, Product[Color] ) )", [
    "Product[Color]",
    "Product[Name]",
  ]);
  expect(rows.filter(({ header }) => header[0] === "Red").map(({ cells }) => cells[0])).toEqual([90, 90, 90]);
});

test("ALLSELECTED keeps the selection of slicers", () => {
  const data = { ...SHOP, slicers: [{ column: "Product[Name]", values: ["Lamp", "Desk"] }] };
  const program = "DIVIDE ( [Total Sales], CALCULATE ( [Total Sales], ALLSELECTED () ) )";
  expect(lines(program, "Product[Name]", data)).toEqual({ Desk: 300 / 350, Lamp: 50 / 350, Total: 1 });
  const ofColumn = "CALCULATE ( [Total Sales], ALLSELECTED ( Product[Name] ) )";
  expect(lines(ofColumn, "Product[Name]", data)).toEqual({ Desk: 350, Lamp: 350, Total: 350 });
  expect(lines("CALCULATE ( [Total Sales], ALL ( Product[Name] ) )", "Product[Name]", data)).toEqual({
    Desk: 397,
    Lamp: 397,
    Total: 397,
  });
  expect(lines("COUNTROWS ( ALLSELECTED ( Product ) )", "Product[Name]", data)).toEqual({
    Desk: 2,
    Lamp: 2,
    Total: 2,
  });
});

test("a measure in an iterator uses the row as a filter, an aggregation does not", () => {
  expect(value("SUMX ( Product, [Total Sales] )")).toBe(390);
  expect(value("SUMX ( Product, SUM ( Sales[Amount] ) )")).toBe(4 * 397);
  expect(value("SUMX ( Product, CALCULATE ( SUM ( Sales[Amount] ) ) )")).toBe(390);
  expect(value("MAXX ( VALUES ( Date[Year] ), [Total Sales] )")).toBe(247);
});

test("context transition counts equal rows several times", () => {
  const data = {
    ...SHOP,
    tables: [{ name: "T", columns: [{ name: "A", type: "integer" as const }], rows: [[1], [1], [2]] }],
    relationships: [],
    measures: { S: "SUM ( T[A] )" },
    dateColumn: undefined,
  };
  expect(value("SUMX ( T, [S] )", data)).toBe(2 + 2 + 2);
});

test("filters of a table reach the tables that it refers to", () => {
  expect(value("CALCULATE ( COUNTROWS ( Product ), Sales )")).toBe(3);
  expect(value("CALCULATE ( COUNTROWS ( Product ), Sales[Quantity] = 3 )")).toBe(4);
  expect(
    value(
      "CALCULATE ( COUNTROWS ( Product ), CROSSFILTER ( Sales[Product Key], Product[Key], BOTH ), Sales[Quantity] = 3 )",
    ),
  ).toBe(1);
});

test("a relationship in both directions filters the one side", () => {
  const relationships = SHOP.relationships?.map((each, index) =>
    index === 0 ? { ...each, crossFilter: "both" as const } : each,
  );
  const data = { ...SHOP, relationships };
  expect(lines("COUNTROWS ( Product )", "Date[Year]")).toEqual(
    Object.fromEntries([...[2023, 2024].map((year) => [year, 4]), ["Total", 4]]),
  );
  expect(lines("COUNTROWS ( Product )", "Date[Year]", data)).toEqual({ 2023: 2, 2024: 3, Total: 4 });
  expect(
    value(
      'CALCULATE ( [Total Sales], CROSSFILTER ( Sales[Product Key], Product[Key], NONE ), Product[Color] = "Red" )',
    ),
  ).toBe(397);
});

test("a broken relationship has a blank row, which VALUES and ALL include", () => {
  expect(value("COUNTROWS ( Product )")).toBe(4);
  expect(value("COUNTROWS ( VALUES ( Product ) )")).toBe(5);
  expect(value("COUNTROWS ( ALL ( Product ) )")).toBe(5);
  expect(value("COUNTROWS ( ALLNOBLANKROW ( Product ) )")).toBe(4);
  expect(value("COUNTROWS ( VALUES ( Product[Name] ) )")).toBe(5);
  expect(value("COUNTROWS ( DISTINCT ( Product[Name] ) )")).toBe(4);
  expect(value("SUMX ( VALUES ( Product[Name] ), [Total Sales] )")).toBe(397);
});

test("USERELATIONSHIP filters over the inactive relationship", () => {
  const program = "CALCULATE ( [Total Sales], USERELATIONSHIP ( Sales[Ship Date], Date[Date] ) )";
  expect(lines(program, "Date[Year]")).toEqual({ 2023: 120, 2024: 277, Total: 397 });
  expect(problem("CALCULATE ( [Total Sales], USERELATIONSHIP ( Sales[Amount], Date[Date] ) )")).toMatch(/^name: /);
});

test("TREATAS applies a filter without a relationship", () => {
  expect(value('CALCULATE ( [Total Sales], TREATAS ( { "Desk", "Nothing" }, Product[Name] ) )')).toBe(300);
  expect(table('TREATAS ( { "Desk", "Nothing" }, Product[Name] )')).toEqual([["Desk"]]);
});

test("variables keep the context of their declaration", () => {
  const program = 'VAR everything = [Total Sales] RETURN CALCULATE ( everything, Product[Color] = "Red" )';
  expect(value(program)).toBe(397);
  const filtered = "VAR rows = FILTER ( Sales, Sales[Quantity] > 1 ) RETURN SUMX ( rows, Sales[Amount] )";
  expect(lines(filtered, "Date[Year]")).toEqual({ 2023: 50, 2024: 200, Total: 250 });
});

test("ISINSCOPE, ISFILTERED, HASONEVALUE and SELECTEDVALUE depend on the cell", () => {
  expect(lines('IF ( ISINSCOPE ( Product[Color] ), "in", "total" )', "Product[Color]").Total).toBe("total");
  expect(lines('IF ( ISINSCOPE ( Product[Color] ), "in", "total" )', "Product[Color]").Red).toBe("in");
  expect(lines("HASONEVALUE ( Product[Color] )", "Product[Color]")).toMatchObject({ Red: true, Total: false });
  expect(lines('SELECTEDVALUE ( Product[Color], "many" )', "Product[Color]")).toMatchObject({
    Red: "Red",
    Total: "many",
  });
  expect(lines("ISFILTERED ( Product[Color] )", "Product[Color]")).toMatchObject({ Red: true, Total: false });
  expect(lines("ISFILTERED ( Product[Name] )", "Product[Color]").Red).toBe(false);
  expect(lines("ISCROSSFILTERED ( Product[Name] )", "Product[Color]")).toMatchObject({ Red: true, Total: false });
  expect(value("HASONEFILTER ( Product[Color] )")).toBe(false);
  expect(value('CALCULATE ( HASONEFILTER ( Product[Color] ), Product[Color] = "Red" )')).toBe(true);
  expect(table('CALCULATETABLE ( FILTERS ( Product[Color] ), Product[Color] IN { "Red", "Blue" } )')).toEqual([
    ["Red"],
    ["Blue"],
  ]);
});

test("a condition in CALCULATE uses columns of one table, and no measure", () => {
  expect(problem("CALCULATE ( [Total Sales], [Units] > 3 )")).toMatch(/^type: .*measure Units/);
  expect(problem("CALCULATE ( [Total Sales], Sales[Amount] > Product[Price] )")).toMatch(/^type: .*one table/);
  expect(problem("CALCULATE ( [Total Sales], TRUE () )")).toMatch(/^type: /);
  expect(value("CALCULATE ( [Total Sales], Sales[Amount] > Sales[Quantity] * 50 )")).toBe(300);
  expect(value("CALCULATE ( [Total Sales], Sales[Amount] = MAX ( Sales[Amount] ) )")).toBe(200);
});
