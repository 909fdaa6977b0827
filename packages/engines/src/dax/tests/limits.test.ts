import { expect, test } from "@jest/globals";
import { DEFAULT_LIMITS } from "../../engine.ts";
import type { DaxModel } from "../data.ts";
import { dax } from "../dax.ts";
import { problem, SHOP } from "../testing/shop.ts";

const NUMBERS: DaxModel = {
  tables: [
    { name: "N", columns: [{ name: "V", type: "integer" }], rows: Array.from({ length: 1000 }, (_, row) => [row]) },
  ],
};

test.each([
  ["deep parentheses", "(".repeat(9_000)],
  ["deep calls", `${"ABS(".repeat(4_000)}1${")".repeat(4_000)}`],
  ["many signs", `${"- ".repeat(9_000)}1`],
  ["many operators", Array.from({ length: 4_000 }, () => "1").join("+")],
  ["many NOTs", `${"NOT ".repeat(4_000)}TRUE()`],
  ["nested variables", `${"VAR a = ".repeat(2_000)}1`],
  ["too long a program", "1+".repeat(10_001)],
  ["crossed tables", 'COUNTROWS(CROSSJOIN(N, SELECTCOLUMNS(N, "W", N[V]), SELECTCOLUMNS(N, "X", N[V])))'],
  ["nested iterators", "SUMX(N, SUMX(N, SUMX(N, 1)))"],
  ["generated tables", 'COUNTROWS(GENERATE(N, SELECTCOLUMNS(N, "W", 1)))'],
  ["a long series", "COUNTROWS(GENERATESERIES(1, 1e9))"],
  ["a long calendar", "COUNTROWS(CALENDAR(1, 2e6))"],
  ["a long text", 'LEN(REPT("x", 1e9))'],
  ["growing texts", 'LEN(CONCATENATEX(N, REPT("x", 1000)))'],
  ["replaced texts", 'LEN(SUBSTITUTE(REPT("x", 90000), "x", REPT("y", 90000)))'],
  ["slow wildcards", `SEARCH("${"*a".repeat(500)}b", REPT("a", 90000))`],
])("%s end at a limit", (_, program) => {
  const outcome = dax.run(program, NUMBERS);
  expect(outcome).toMatchObject({ error: { kind: "limit" } });
});

test("a measure that uses itself ends at a limit", () => {
  expect(problem("Loop = [Loop] + 1")).toMatch(/^limit: /);
  expect(problem("[A]", { ...SHOP, measures: { A: "[B]", B: "SUMX ( Product, [A] )" } })).toMatch(/^limit: /);
});

test("a limit is reached at the same step in every run", () => {
  const few = { ...DEFAULT_LIMITS, steps: 500 };
  expect(dax.run("SUMX(N, N[V])", NUMBERS, few)).toEqual(dax.run("SUMX(N, N[V])", NUMBERS, few));
  expect(dax.run("SUMX(N, N[V])", NUMBERS)).toEqual({ ok: { kind: "value", value: 499_500 } });
});

test.each([
  ["", /^syntax: .*no expression/],
  ["SUM(", /^syntax: .*incomplete/],
  ["SUM(Sales[Amount]", /^syntax: Expected \)/],
  ['"open', /^syntax: .*missing/],
  ["/* open", /^syntax: .*not closed/],
  ["VAR x = 1", /^syntax: RETURN/],
  ["1 1", /^syntax: Unexpected 1/],
  ["1 +", /^syntax: .*incomplete/],
  ["1 # 2", /^syntax: Unexpected #/],
  ["SUM(Sales[Nothing])", /^name: .*no column Nothing/],
  ["SUM(Nothing[Amount])", /^name: .*no table Nothing/],
  ["[Nothing]", /^name: .*Nothing/],
  ["COUNTROWS(Nothing)", /^name: .*Nothing/],
  ["Sales[Amount]", /^type: .*no single value/],
  ["SUM(1)", /^type: .*column/],
  ["SUM()", /^type: .*at least 1/],
  ["SUM(Sales[Amount], 1)", /^type: .*at most 1/],
  ["SUM(Sales[Note])", /^type: .*Text/],
  ["Sales", /^type: .*single value/],
  ["VALUES(Date[Year])", /^type: .*2 rows/],
  ["COUNTROWS(1)", /^type: .*table/],
  ['1 + "x"', /^type: .*not a number/],
  ['1 = "1"', /^type: .*compared/],
  ['ERROR("stop")', /^runtime: stop/],
  ["FORECAST(1)", /^unsupported: FORECAST/],
  ["TODAY()", /^unsupported: TODAY/],
  ["NOW()", /^unsupported: NOW/],
  ["SUM(Sales[Order Date].[Year])", /^unsupported: .*date hierarchy/],
])("%s is reported", (program, expected) => {
  expect(problem(program)).toMatch(expected);
});

test("a fault has its position", () => {
  expect(dax.run("Total =\n  SUM ( Sales[Nothing] )", SHOP)).toMatchObject({
    error: { at: { line: 2, column: 9, length: 14 } },
  });
});
