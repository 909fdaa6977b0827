import { expect, it } from "@jest/globals";
import { lastNamed, rangesOf } from "./ranges-of.ts";

const stock = {
  name: "Stock",
  columns: ["A", "B"],
  headers: ["1", "2", "3"],
  rows: [
    ["Item", "Quantity"],
    ["Pen", 4],
    ["Ink", 2],
  ],
};

it("returns the range of each column, with the sheet's name on other sheets", () => {
  expect(rangesOf("Count the pens.", [stock, { ...stock, name: "Old stock", columns: ["A"] }])).toEqual([
    "A2:A3",
    "B2:B3",
    "'Old stock'!A2:A3",
  ]);
});

it("uses the rows that the question names", () => {
  expect(rangesOf("The sheet Stock has its data in A2:B150.", [stock])).toEqual(["A2:A150", "B2:B150"]);
});

it.each([
  ["E2:E45 lists the codes and F2:F45 the fare.", 5],
  ["The quantity is in column C and the price in column D.", 3],
  ["Column Z9 is not in the sheet.", undefined],
  ["Count the pens.", undefined],
])("finds the last column that %j names", (question, last) => {
  expect(lastNamed(question, { columns: ["A", "B", "C", "D", "E", "F"] })).toBe(last);
});
