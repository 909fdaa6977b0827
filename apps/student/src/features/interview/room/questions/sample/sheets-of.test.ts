import { expect, it } from "@jest/globals";
import { aQuestion } from "../../../testing.tsx";
import { sheetsOf } from "./sheets-of.ts";

it("shows the workbook of a formula, including cells next to the rows", () => {
  const data = {
    sheets: [
      {
        name: "Sales",
        rows: [
          ["Date", "Amount"],
          [{ date: "2025-04-01" }, 1200],
        ],
        cells: { D1: "West", D3: true },
      },
    ],
    sheet: "Sales",
    address: "E1",
  };
  const question = aQuestion(4, { type: "Excel", run: { kind: "sheet", world: JSON.stringify(data) } });
  expect(sheetsOf(question)).toEqual([
    {
      name: "Sales",
      columns: ["A", "B", "C", "D"],
      headers: ["1", "2", "3"],
      rows: [
        ["Date", "Amount", null, "West"],
        ["2025-04-01", 1200, null, null],
        [null, null, null, true],
      ],
    },
  ]);
});

it("shows the data of an Excel question as a sheet, even if nothing can be run", () => {
  const sampleData = JSON.stringify({ tables: [{ name: "Stock", columns: ["Batch"], rows: [["B-1"]] }] });
  expect(sheetsOf(aQuestion(4, { type: "Excel", sampleData }))).toEqual([
    { name: "Stock", columns: ["A"], headers: ["1", "2"], rows: [["Batch"], ["B-1"]] },
  ]);
});

it("leaves the tables of a database as they are", () => {
  expect(sheetsOf(aQuestion(1))).toBeNull();
  expect(sheetsOf(aQuestion(4, { type: "Excel", sampleData: null }))).toBeNull();
});
