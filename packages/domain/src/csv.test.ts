import { describe, expect, test } from "@jest/globals";
import { csvCell, parseCsv, toCsv } from "./csv.ts";

describe("a cell of a CSV", () => {
  test.each<[string | number | null, string]>([
    ["Asha", "Asha"],
    ['Rao, "Asha"', '"Rao, ""Asha"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", '"\'=1+1"'],
    ["+91 98765", '"\'+91 98765"'],
    ["-2", '"\'-2"'],
    ["@SUM(A1)", '"\'@SUM(A1)"'],
    ["\t=1", '"\'\t=1"'],
    ["a=b", "a=b"],
    [450000, "450000"],
    [null, ""],
  ])("%j is written %j", (value, written) => {
    expect(csvCell(value)).toBe(written);
  });
});

describe("CSV is read", () => {
  test.each<[string, string, string[][] | null]>([
    [
      "lines of each kind",
      "a,b\n1,2\r\n3,4\r5,6",
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
        ["5", "6"],
      ],
    ],
    ["a byte order mark and a last line's end", "\uFEFFa\n1\n", [["a"], ["1"]]],
    ["quotes", '"Rao, ""Asha""","two\nlines"', [['Rao, "Asha"', "two\nlines"]]],
    ["empty cells and blank lines", "a,,\n\nb", [["a", "", ""], [""], ["b"]]],
    ["nothing", "", [[""]]],
    ["a quote without its end", 'a,"b\nc', null],
    ["a quote within a cell", 'a"b,c', null],
    ["text after a quote", '"a"b', null],
  ])("with %s", (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  test("as it was written", () => {
    const rows = [
      ["name", "note"],
      ["Asha राव", 'says "hi",\nthen leaves'],
    ];
    expect(parseCsv(toCsv(rows))).toEqual(rows);
  });

  test("in the time of its length", () => {
    const started = performance.now();
    parseCsv('"'.repeat(1_000_001));
    parseCsv(",".repeat(1_000_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
