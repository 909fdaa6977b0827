import { expect, test } from "@jest/globals";
import { addressOf, addressText, areaOf, columnLetters, columnNumber, contentAt } from "./addresses.ts";

test.each([
  ["A", 1],
  ["Z", 26],
  ["AA", 27],
  ["AZ", 52],
  ["BA", 53],
  ["ZZ", 702],
  ["AAA", 703],
  ["XFD", 16_384],
])("column %s is %d", (letters, number) => {
  expect(columnNumber(letters)).toBe(number);
  expect(columnNumber(letters.toLowerCase())).toBe(number);
  expect(columnLetters(number)).toBe(letters);
});

test("parses addresses with and without dollars and the last cell, and refuses others", () => {
  expect(addressOf("$B$3")).toEqual({ row: 3, column: 2 });
  expect(addressOf("XFD1048576")).toEqual({ row: 1_048_576, column: 16_384 });
  for (const none of ["XFE1", "A1048577", "A0", "A", "1", "", "A1:B2", "ABCD1", "LOG10X"])
    expect(addressOf(none)).toBeNull();
  expect(addressText({ row: 12, column: 28 })).toBe("AB12");
});

test("parses areas with their corners in any order", () => {
  const area = { from: { row: 1, column: 1 }, to: { row: 20, column: 4 } };
  for (const text of ["A1:D20", "D20:A1", "A20:D1", "$A$1:$D$20"]) expect(areaOf(text)).toEqual(area);
  expect(areaOf("B2")).toEqual({ from: { row: 2, column: 2 }, to: { row: 2, column: 2 } });
  for (const none of ["A1:", "A1:B2:C3", "A:B", ""]) expect(areaOf(none)).toBeNull();
});

test("treats an absent cell as empty", () => {
  const sheet = { name: "Data", cells: { B3: 5, A1: { formula: "=B3" } } };
  expect(contentAt(sheet, { row: 3, column: 2 })).toBe(5);
  expect(contentAt(sheet, { row: 1, column: 1 })).toEqual({ formula: "=B3" });
  expect(contentAt(sheet, { row: 9, column: 9 })).toBeNull();
});
