import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { SEED } from "../../testing/seed.ts";
import { lines, value } from "../testing/shop.ts";

/** The parts of programs; spaces and comments may be between any two. */
const PROGRAMS = [
  ["CALCULATE", "(", "[Total Sales]", ",", "Product[Color]", "=", '"Red"', ")"],
  [
    "VAR",
    "a",
    "=",
    "SUM",
    "(",
    "Sales[Amount]",
    ")",
    "VAR",
    "b",
    "=",
    "a",
    "*",
    "2",
    "RETURN",
    "IF",
    "(",
    "b",
    ">",
    "a",
    "&&",
    "NOT",
    "(",
    "a",
    "=",
    "0",
    ")",
    ",",
    "DIVIDE",
    "(",
    "b",
    ",",
    "3",
    ")",
    ")",
  ],
  [
    "SUMX",
    "(",
    "FILTER",
    "(",
    "Sales",
    ",",
    "Sales[Quantity]",
    ">",
    "1",
    "||",
    "Sales[Note]",
    "IN",
    "{",
    '"gift"',
    "}",
    ")",
    ",",
    "Sales[Amount]",
    ")",
  ],
  ["TOTALYTD", "(", "[Total Sales]", ",", "'Date'[Date]", ",", '"6/30"', ")"],
  ["RANKX", "(", "ALL", "(", "Product[Name]", ")", ",", "[Total Sales]", ",", ",", "DESC", ",", "Dense", ")"],
];

const gap = fc.constantFrom(" ", "  ", "\n", "\t", " /* a = b ( */ ", " // it's [x\n", ' -- "open\n', "\r\n");
const isWord = (piece: string) => !piece.startsWith('"');

const cased = (piece: string, upper: boolean) => {
  if (!isWord(piece)) return piece;
  return upper ? piece.toUpperCase() : piece.toLowerCase();
};

test("white space, comments and case never change a result", () => {
  const program = fc.constantFrom(...PROGRAMS);
  fc.assert(
    fc.property(program, fc.array(fc.tuple(gap, fc.boolean()), { minLength: 40, maxLength: 40 }), (pieces, choices) => {
      const changed = pieces
        .map((piece, index) => cased(piece, choices[index]?.[1] ?? true) + (choices[index]?.[0] ?? " "))
        .join("");
      expect(lines(changed, "Date[Year]")).toEqual(lines(pieces.join(" "), "Date[Year]"));
    }),
    { numRuns: 100, seed: SEED },
  );
});

const name = fc
  .stringMatching(/^[a-z_][a-z0-9_]{0,8}$/)
  .filter((text) => !["var", "return", "in", "not", "sales", "product", "date"].includes(text));

test("renamed variables never change a result", () => {
  const make = (a: string, b: string) =>
    `VAR ${a} = [Total Sales] VAR ${b} = FILTER ( Sales, Sales[Amount] > ${a} / 10 ) RETURN SUMX ( ${b}, Sales[Amount] ) + ${a}`;
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 2 }), ([a = "", b = ""]) => {
      expect(value(make(a, b))).toBe(value(make("first", "second")));
    }),
    { numRuns: 50, seed: SEED },
  );
});

test("a program never makes the engine throw", () => {
  const pieces = [...new Set(PROGRAMS.flat())];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (chosen) => {
      try {
        value(chosen.join(" "));
      } catch (error) {
        expect(String(error)).toMatch(/"(error|unsupported)":/);
      }
    }),
    { numRuns: 500, seed: SEED },
  );
});

test.each([
  "Total = ",
  "Total Sales % := ",
  "Sales[Total] = ",
  "'Sales'[Total]= ",
  "[Total]=\n",
  "// one = 1\nTotal = ",
  "MEASURE Sales[Total] = ",
])("%s names the measure", (head) => {
  expect(value(`${head}SUM ( Sales[Amount] )`)).toBe(397);
});

test("a space may follow the name of a table", () => {
  expect(value("SUM ( Sales [Amount] ) + SUM ( 'Sales'  [Quantity] )")).toBe(407);
  expect(value("VAR a = 1 RETURN a\n[Twice] = [Total Sales] * 2")).toBe(794);
});

test("later definitions use earlier ones, and the last one is the result", () => {
  expect(
    value(
      "Half = DIVIDE ( [Total Sales], 2 )\n\nQuarter % = DIVIDE ( [Half], 2 ) -- of all\nEighth =\nDIVIDE ( [Quarter %], 2 )",
    ),
  ).toBe(397 / 8);
});
