import { expect, it } from "@jest/globals";
import initSqlJs from "sql.js";
import { runFormula } from "./run-formula.ts";
import { runMacro } from "./run-macro.ts";
import { runMeasure } from "./run-measure.ts";
import { runSqlWith } from "./run-sql.ts";

const SALES = [
  ["Region", "Amount"],
  ["West", 1200],
  ["South", 3400],
];
const data = (more: object) => JSON.stringify({ sheets: [{ name: "Sales", rows: SALES }], ...more });
const SHEET = data({ sheet: "Sales", address: "D1" });
const MODEL = JSON.stringify({
  tables: [
    {
      name: "Sales",
      columns: [
        { name: "Region", type: "text" },
        { name: "Amount", type: "integer" },
      ],
      rows: SALES.slice(1),
    },
  ],
  ask: { kind: "measure", rows: ["Sales[Region]"] },
});

it("shows the rows of a query, and the position of an error", async () => {
  const { Database } = await initSqlJs();
  const runSql = runSqlWith(() => new Database());
  const tables = JSON.stringify({ tables: [{ name: "sales", columns: SALES[0], rows: SALES.slice(1) }] });
  expect(await runSql("SELECT Region, Amount * 1.1 AS more FROM sales", tables)).toEqual({
    is: "result",
    notes: [],
    tables: [
      {
        name: "",
        columns: ["Region", "more"],
        headers: [],
        rows: [
          ["West", 1320],
          ["South", 3740],
        ],
        marked: [],
        more: 0,
      },
    ],
  });
  expect(await runSql("SELECT Region\nFORM sales", tables)).toMatchObject({ is: "error", at: { line: 2 } });
});

it("shows the cells that a formula fills, starting with its own", async () => {
  expect(await runFormula("=SORT(A2:B3, 2, -1)", SHEET)).toEqual({
    is: "result",
    notes: [],
    tables: [
      {
        name: "Sales",
        columns: ["D", "E"],
        headers: ["1", "2"],
        rows: [
          ["South", 3400],
          ["West", 1200],
        ],
        marked: [],
        more: 0,
      },
    ],
  });
  expect(await runFormula("=NOSUCH(1)", SHEET)).toMatchObject({
    is: expect.stringMatching(/error|unsupported|result/),
  });
});

it("shows the matrix of a measure with its total", async () => {
  expect(await runMeasure("Total = SUM(Sales[Amount])", MODEL)).toMatchObject({
    is: "result",
    tables: [{ headers: ["South", "West", "Total"], columns: ["Measure"], rows: [[3400], [1200], [4600]] }],
  });
  expect(await runMeasure("SUM(Sales[Nothing])", MODEL)).toMatchObject({ is: "error" });
});

it("shows the sheets that a macro changed, with the cells and the messages", async () => {
  const macro = 'Sub A()\nWorksheets("Sales").Range("B2").Value = 5\nMsgBox "done"\nEnd Sub';
  expect(await runMacro(macro, data({}))).toMatchObject({
    is: "result",
    notes: ["Message: done"],
    tables: [{ name: "Sales", columns: ["A", "B"], headers: ["1", "2", "3"], marked: [[1, 1]] }],
  });
  expect(await runMacro("Sub A()\nEnd Sub", data({}))).toEqual({ is: "result", notes: [], tables: [] });
});

it("shows the dates of the sample as dates", async () => {
  const sheets = [{ name: "Due", rows: [["Due"], [{ date: "2025-04-02" }]] }];
  const macro = 'Sub A()\nRange("B1").Value = "Late"\nEnd Sub';
  expect(await runMacro(macro, JSON.stringify({ sheets }))).toMatchObject({
    tables: [
      {
        rows: [
          ["Due", "Late"],
          ["2025-04-02", null],
        ],
      },
    ],
  });
});

it("loads the formula engine when a macro needs it", async () => {
  const macro = 'Sub A()\nRange("D1").Value = WorksheetFunction.Sum(Range("B2:B3"))\nEnd Sub';
  expect(await runMacro(macro, data({}))).toMatchObject({
    is: "result",
    tables: [{ rows: [["Region", "Amount", null, 4600], expect.anything(), expect.anything()] }],
  });
});

it("shows at most 50 rows and 20 columns", async () => {
  expect(await runFormula("=SEQUENCE(60, 30)", SHEET)).toMatchObject({
    tables: [{ more: 10, headers: { length: 50 }, columns: { length: 20 }, rows: { length: 50 } }],
  });
});
