import { describe, expect, test } from "@jest/globals";
import { isFormula, parseCsv, textOfFile, toCsv, toPlainCsv } from "./csv.ts";

describe("writing a cell", () => {
  test.each<[string | number | null, string]>([
    ["Asha", "Asha"],
    ['Rao, "Asha"', '"Rao, ""Asha"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", '"\'=1+1"'],
    ["+91 98765", '"\'+91 98765"'],
    ["-2", '"\'-2"'],
    ["@SUM(A1)", '"\'@SUM(A1)"'],
    ["\t=1", "\"'\t'=1\""],
    ["＝1+1", '"\'＝1+1"'],
    ["＋1", '"\'＋1"'],
    ["－1", '"\'－1"'],
    ["＠SUM(A1)", '"\'＠SUM(A1)"'],
    ["Asha;=1+1", '"Asha;\'=1+1"'],
    ["Asha|+1", '"Asha|\'+1"'],
    ["Asha\t@SUM(A1)", '"Asha\t\'@SUM(A1)"'],
    ["Asha\n=1+1", '"Asha\n\'=1+1"'],
    ["Asha\r\n-1", '"Asha\r\n\'-1"'],
    ["a;＝1;=2", "\"a;'＝1;'=2\""],
    ['Asha;"=1+1"', '"Asha;""\'=1+1"""'],
    ["Pune; Mumbai", '"Pune; Mumbai"'],
    ["a=b", "a=b"],
    [-450, "-450"],
    [450000, "450000"],
    [null, ""],
  ])("writes %j as %j", (value, written) => {
    expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
  });
});

test.each([
  ["=1+1", true],
  ["+91 98765", true],
  ["-2", true],
  ["@SUM(A1)", true],
  ["\t=1", true],
  ["\r=1", true],
  ["＝1+1", true],
  ["＠SUM(A1)", true],
  ["", false],
  ["a=b", false],
  [" =1", false],
])("decides whether %j is a formula: %s", (cell, isRun) => {
  expect(isFormula(cell)).toBe(isRun);
});

describe("reading CSV", () => {
  test.each<[string, string, string[][] | null]>([
    [
      "line feeds",
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "carriage returns",
      "a,b\r1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "both",
      "a,b\r\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a byte order mark and a last line's end", "\uFEFFa\n1\n", [["a"], ["1"]]],
    ["quotes", '"Rao, ""Asha""","two\nlines"', [['Rao, "Asha"', "two\nlines"]]],
    ["empty cells and blank lines", "a,,\n\nb", [["a", "", ""], [""], ["b"]]],
    [
      "semicolons, as where a comma is the decimal sign",
      'a;b\n"1;2";3,4',
      [
        ["a", "b"],
        ["1;2", "3,4"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1, 2\t3",
      [
        ["a", "b"],
        ["1, 2", "3"],
      ],
    ],
    [
      "commas, where other signs are in quotes",
      '"a;b;c",d\n1,2',
      [
        ["a;b;c", "d"],
        ["1", "2"],
      ],
    ],
    ["nothing", "", []],
    ["nothing but blank lines", "\n,,\r\n;;\n \t", []],
    [
      "blank lines at the end, as spreadsheets leave them",
      "a,b\n1,2\n,\n,\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a quote without its end", 'a,"b\nc', null],
    ["a quote within a cell", 'a"b,c', [['a"b', "c"]]],
    ["text after a quote", '"a"b', null],
  ])("with %s", (_, text, rows) => {
    expect(parseCsv(text, 10)).toEqual(rows);
  });

  test("returns cells written for programs unchanged, including formulas", () => {
    const rows = [["+91 98765 01234", "=1+1", 'says "hi"'], [""], ["a"]];
    expect(parseCsv(toPlainCsv(rows), 10)).toEqual(rows);
  });

  test("returns written cells unchanged", () => {
    const rows = [
      ["name", "note"],
      ["Asha राव", 'says "hi",\nthen leaves'],
    ];
    expect(parseCsv(toCsv(rows), 10)).toEqual(rows);
  });

  test("reads at most two lines more than the limit: a header, and one too many", () => {
    expect(parseCsv("a\n".repeat(500_000), 500)).toHaveLength(502);
    expect(parseCsv(`a\n${"\n".repeat(500_000)}b`, 500)).toHaveLength(502);
    expect(parseCsv("a\n".repeat(501), 500)).toHaveLength(501);
  });

  // A reader with quadratic time would not finish.
  test("reads two million separators or quotes", () => {
    const length = 2_000_000;
    expect(parseCsv('"'.repeat(length + 1), 10)).toBeNull();
    expect(parseCsv(`${",".repeat(length)}a`, 10)?.[0]?.length).toBe(length + 1);
    expect(parseCsv("\n,".repeat(length), 10)).toEqual([]);
  });
});

describe("decoding a file", () => {
  test.each<[string, Buffer, string | null]>([
    ["UTF-8", Buffer.from("Zoë राव"), "Zoë राव"],
    ["UTF-8 with a mark", Buffer.from("\uFEFFZoë"), "Zoë"],
    ["Latin-1", Buffer.from("Zoë", "latin1"), "Zoë"],
    ["Windows-1252, beyond Latin-1", Buffer.from([0x80, 0x31]), "€1"],
    ["UTF-16, little end first", Buffer.from("\uFEFFZoë", "utf16le"), "Zoë"],
    ["UTF-16, big end first", Buffer.from("\uFEFFZoë", "utf16le").swap16(), "Zoë"],
    ["half of UTF-16", Buffer.from([0xff, 0xfe, 0x41]), null],
    ["something that is no text", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), null],
  ])("%s", (_, bytes, text) => {
    expect(textOfFile(bytes)).toBe(text);
  });
});
