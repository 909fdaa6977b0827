import { expect, test } from "@jest/globals";
import { dax } from "../dax.ts";
import { lines, problem, SHOP, table, value } from "../testing/shop.ts";

test.each<[string, unknown]>([
  ["SUM ( Sales[Amount] )", 397],
  ["AVERAGE ( Sales[Quantity] )", 10 / 6],
  ["PRODUCT ( Sales[Quantity] )", 12],
  ["MIN ( Sales[Amount] )", 7],
  ["MAX ( Sales[Order Date] )", { date: "2024-03-05" }],
  ["MIN ( Product[Name] )", "Chair"],
  ["MAX ( 3, BLANK () )", 3],
  ["MIN ( 3, -1 )", -1],
  ["MEDIAN ( Sales[Amount] )", 35],
  ["COUNT ( Sales[Quantity] )", 6],
  ["APPROXIMATEDISTINCTCOUNT ( Product[Color] )", 3],
  ["AVERAGEA ( Sales[Note] )", 0],
  ["MAXA ( Sales[Quantity] )", 3],
  ["MINA ( Sales[Quantity] )", 1],
  ["PERCENTILE.INC ( Product[Price], 0.5 )", 50],
  ["PERCENTILE.EXC ( Product[Price], 0.2 )", 10],
  ["PERCENTILEX.EXC ( { 1, 2, 3 }, [Value], 0.25 )", 1],
  ["ROUND ( GEOMEAN ( Product[Price] ), 4 )", 39.3598],
  ["VAR.P ( Product[Price] )", 1068.75],
  ["VAR.S ( Product[Price] )", 1425],
  ["STDEV.P ( Product[Price] ) ^ 2 - 1068.75 < 0.000001", true],
  ["STDEV.S ( Product[Price] ) ^ 2 - 1425 < 0.000001", true],
  ["STDEVX.S ( { 2, 4, 6 }, [Value] )", 2],
  ["VARX.P ( { 2, 4 }, [Value] )", 1],
  ["RANK.EQ ( 100, Product[Price] )", 1],
  ["RANK.EQ ( 10, Product[Price], ASC )", 1],
  ["RANK.EQ ( 11, Product[Price] )", null],
  ["SUMX ( Product, SUMX ( FILTER ( Product, Product[Price] >= EARLIEST ( Product[Price] ) ), 1 ) )", 10],
  ["COUNTA ( Sales[Note] )", 3],
  ["COUNTBLANK ( Sales[Note] )", 5],
  ["COUNTROWS ( Sales )", 7],
  ["COUNTROWS ( FILTER ( Sales, FALSE () ) )", null],
  ["SUMX ( FILTER ( Sales, FALSE () ), 1 )", null],
  ["COUNT ( Product[Color] )", 3],
  ["DISTINCTCOUNT ( Sales[Product Key] )", 4],
  ["DISTINCTCOUNT ( Product[Color] )", 3],
  ["DISTINCTCOUNTNOBLANK ( Product[Color] )", 2],
  ["SUMX ( Sales, Sales[Quantity] * 2 )", 20],
  ["AVERAGEX ( Sales, Sales[Amount] )", 397 / 6],
  ["MINX ( Sales, Sales[Amount] )", 7],
  ["MAXX ( Sales, Sales[Amount] / Sales[Quantity] )", 100],
  ["COUNTX ( Sales, Sales[Amount] )", 6],
  ["COUNTAX ( Sales, Sales[Note] )", 3],
  ["PRODUCTX ( Sales, Sales[Quantity] )", 12],
  ["MEDIANX ( Sales, Sales[Amount] )", 35],
  ["GEOMEANX ( { 4, 9 }, [Value] )", 6],
  ["STDEVX.P ( { 2, 4 }, [Value] )", 1],
  ["VARX.S ( { 2, 4 }, [Value] )", 2],
  ["PERCENTILEX.INC ( { 1, 2, 3, 4, 5 }, [Value], 0.25 )", 2],
  ['CONCATENATEX ( Product, Product[Name], ", ", Product[Price], DESC )', "Desk, Shelf, Chair, Lamp"],
  ["SUMX ( Sales, RELATED ( Product[Price] ) )", 10 + 100 + 10 + 40 + 100 + 10],
  ["SUMX ( Product, COUNTROWS ( RELATEDTABLE ( Sales ) ) )", 6],
  ['LOOKUPVALUE ( Product[Price], Product[Name], "Desk" )', 100],
  ['LOOKUPVALUE ( Product[Price], Product[Name], "Sofa" )', null],
  ['LOOKUPVALUE ( Product[Price], Product[Name], "Sofa", -1 )', -1],
  ["CONTAINS ( Sales, Sales[Product Key], 2, Sales[Quantity], 2 )", true],
  ["CONTAINSROW ( { 1, 2 }, 3 )", false],
  ["ISEMPTY ( FILTER ( Sales, FALSE () ) )", true],
  [
    "COUNTROWS ( FILTER ( Product, COUNTROWS ( FILTER ( Product, Product[Price] > EARLIER ( Product[Price] ) ) ) < 2 ) )",
    2,
  ],
  ["RANKX ( { 10, 20, 20, 30 }, [Value], 20 )", 2],
  ["RANKX ( { 10, 20, 20, 30 }, [Value], 10 )", 4],
  ["RANKX ( { 10, 20, 20, 30 }, [Value], 10, DESC, DENSE )", 3],
  ["RANKX ( { 10, 20, 20, 30 }, [Value], 15, ASC )", 2],
  ["MAXX ( TOPN ( 1, Product, Product[Price], ASC ), Product[Name] )", "Lamp"],
])("%s", (program, expected) => {
  expect(value(program)).toEqual(expected);
});

test.each<[string, unknown[][]]>([
  ["TOPN ( 2, { 3, 1, 2 }, [Value] )", [[3], [2]]],
  ["TOPN ( 1, { 3, 1, 3 }, [Value] )", [[3], [3]]],
  ["TOPN ( 0, { 1 }, [Value] )", []],
  ["UNION ( { 1, 2 }, { 2 } )", [[1], [2], [2]]],
  ["INTERSECT ( { 1, 2, 2 }, { 2 } )", [[2], [2]]],
  ["EXCEPT ( { 1, 2 }, { 2 } )", [[1]]],
  ["DISTINCT ( { 1, 2, 2 } )", [[1], [2]]],
  [
    'CROSSJOIN ( { 1, 2 }, { "a" } )',
    [
      [1, "a"],
      [2, "a"],
    ],
  ],
  ['ROW ( "A", 1, "B", BLANK () )', [[1, null]]],
  ["GENERATESERIES ( 1, 2, 0.5 )", [[1], [1.5], [2]]],
  ["GENERATESERIES ( 3, 1 )", []],
  [
    'DATATABLE ( "A", INTEGER, "B", STRING, { { 1, "x" }, { 2, "y" } } )',
    [
      [1, "x"],
      [2, "y"],
    ],
  ],
  ["VALUES ( Product[Color] )", [["Red"], ["Blue"], [null]]],
  [
    'ADDCOLUMNS ( VALUES ( Product[Color] ), "S", [Total Sales] )',
    [
      ["Red", 90],
      ["Blue", 300],
      [null, 7],
    ],
  ],
  [
    'SELECTCOLUMNS ( Product, "N", Product[Name], "Twice", Product[Price] * 2 )',
    [
      ["Lamp", 20],
      ["Desk", 200],
      ["Chair", 80],
      ["Shelf", 120],
    ],
  ],
  [
    'SUMMARIZE ( Sales, Product[Color], "S", SUM ( Sales[Amount] ) )',
    [
      ["Red", 90],
      ["Blue", 300],
      [null, 7],
    ],
  ],
  [
    "SUMMARIZE ( Sales, Product[Color], Date[Year] )",
    [
      ["Red", 2023],
      ["Blue", 2023],
      ["Red", 2024],
      ["Blue", 2024],
      [null, 2024],
    ],
  ],
  [
    'SUMMARIZECOLUMNS ( Product[Color], TREATAS ( { 2024 }, Date[Year] ), "S", [Total Sales] )',
    [
      ["Red", 40],
      ["Blue", 200],
      [null, 7],
    ],
  ],
  [
    'SUMMARIZECOLUMNS ( Product[Name], "S", [Total Sales] )',
    [
      ["Lamp", 50],
      ["Desk", 300],
      ["Chair", 40],
      [null, 7],
    ],
  ],
  [
    'GROUPBY ( Sales, Sales[Product Key], "S", SUMX ( CURRENTGROUP (), Sales[Amount] ) )',
    [
      [1, 50],
      [2, 300],
      [3, 40],
      [9, 7],
    ],
  ],
  [
    'GENERATE ( { 1, 2 }, SELECTCOLUMNS ( { 5 }, "Sum", [Value] ) )',
    [
      [1, 5],
      [2, 5],
    ],
  ],
  ["GENERATEALL ( { 1 }, FILTER ( { 5 }, FALSE () ) )", [[1, null]]],
  ["CALCULATETABLE ( VALUES ( Product[Name] ), Product[Price] >= 60 )", [["Desk"], ["Shelf"]]],
  ["EVALUATE VALUES ( Product[Name] ) ORDER BY Product[Name] DESC", [["Shelf"], ["Lamp"], ["Desk"], ["Chair"], [null]]],
  ["VAR t = FILTER ( Product, Product[Price] > 50 ) RETURN SELECTCOLUMNS ( t, Product[Name] )", [["Desk"], ["Shelf"]]],
])("%s is a table", (program, expected) => {
  expect(table(program)).toEqual(expected);
});

test("RANKX ranks each row against all", () => {
  const program = "IF ( ISINSCOPE ( Product[Name] ), RANKX ( ALL ( Product[Name] ), [Total Sales] ) )";
  expect(lines(program, "Product[Name]")).toEqual({ Desk: 1, Lamp: 2, Chair: 3, null: 4, Shelf: 5 });
});

test("a new column filters by its origin when it is renamed", () => {
  const renamed =
    'CALCULATE ( [Total Sales], SELECTCOLUMNS ( TOPN ( 1, Product, Product[Price] ), "Best", Product[Name] ) )';
  expect(value(renamed)).toBe(300);
  expect(value('CALCULATE ( [Total Sales], SELECTCOLUMNS ( { 1 }, "Best", 1 ) )')).toBe(397);
});

test("an expression of SUMMARIZE uses the rows of its group, not the outer row", () => {
  const large = 'SUMMARIZE ( FILTER ( Sales, Sales[Quantity] > 1 ), Product[Color], "S", SUM ( Sales[Amount] ) )';
  expect(table(large)).toEqual([
    ["Red", 50],
    ["Blue", 200],
  ]);
  const inside = 'SUMX ( Product, SUMX ( SUMMARIZE ( Sales, Product[Color], "S", SUM ( Sales[Amount] ) ), [S] ) )';
  expect(value(inside)).toBe(4 * 397);
});

test("a calculated column is evaluated in each row", () => {
  const run = (program: string) => dax.run(program, { ...SHOP, ask: { kind: "column", table: "Product" } });
  const values = (list: unknown[]) => ({ ok: { kind: "column", values: list } });
  expect(run("Sold = CALCULATE ( SUM ( Sales[Amount] ) )")).toEqual(values([50, 300, 40, null]));
  expect(run("All = SUM ( Sales[Amount] )")).toEqual(values([397, 397, 397, 397]));
  expect(run('Band = IF ( Product[Price] >= 60, "High", "Low" )')).toEqual(values(["Low", "High", "Low", "High"]));
  expect(run("Rank = COUNTROWS ( FILTER ( Product, Product[Price] > EARLIER ( Product[Price] ) ) ) + 1")).toEqual(
    values([4, 1, 3, 2]),
  );
});

test.each([
  ['LOOKUPVALUE ( Product[Name], Product[Color], "Red" )', /^runtime: .*more than one/],
  ["UNION ( { 1 }, { ( 1, 2 ) } )", /^type: .*1 and 2 columns/],
  ["SUMMARIZE ( Product, Date[Year] )", /^name: .*reached/],
  ["RELATED ( Product[Name] )", /^type: .*no row/],
  ["EARLIER ( Product[Price] )", /^type: .*no outer row/],
  ["ADDCOLUMNS ( Product, Product[Name], 1 )", /^type: .*name of a new column/],
  ["GENERATESERIES ( 1, 2, 0 )", /^runtime: .*step/],
  ["TREATAS ( { 1 }, Product[Key], Product[Name] )", /^type: .*2 are named/],
  ["COUNTROWS ( ALL ( Product[Name], Date[Year] ) )", /^type: .*one table/],
  ["SUMX ( KEEPFILTERS ( Product ), 1 )", /^unsupported: KEEPFILTERS/],
  ["COUNTROWS ()", /^unsupported: COUNTROWS/],
  ["CURRENTGROUP ()", /^type: .*GROUPBY/],
])("%s is a fault", (program, expected) => {
  expect(problem(program)).toMatch(expected);
});
