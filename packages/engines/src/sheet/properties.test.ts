import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { SEED } from "../testing/seed.ts";
import { outcomeOf, resultOf, sheetOf } from "./testing/run.ts";

const DATA = sheetOf([
  ["Region", "Units"],
  ["North", 10],
  ["South", 4],
  ["North", 6],
]);
const FORMULAS = [
  '=SUMIFS(B2:B4,A2:A4,"North")',
  "=IF(SUM(B2:B4)>15,AVERAGE(B2:B4),MAX(B2:B4))",
  '=XLOOKUP("South",A2:A4,B2:B4)&" units"',
  "=LET(total,SUM(B2:B4),ROUND(B2/total,2))",
  '=FILTER(B2:B4,A2:A4="North")',
];
/** Outside of texts, a space is allowed between this and the next character. */
const JOINTS = /("[^"]*")|([(),<>+*/&])/g;

test("spaces and the case of names do not change a result", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMULAS),
      fc.array(fc.nat(3), { minLength: 40, maxLength: 40 }),
      (formula, gaps) => {
        let at = 0;
        const changed = formula.replace(JOINTS, (piece, text: string | undefined) =>
          text === undefined && piece !== "(" && piece !== "<" && piece !== ">"
            ? `${piece}${" ".repeat(gaps[at++ % 40] ?? 0)}`
            : piece,
        );
        const cased = changed.replace(/("[^"]*")|[A-Za-z]+/g, (piece, text: string | undefined) =>
          text === undefined && (gaps[at++ % 40] ?? 0) > 1 ? piece.toLowerCase() : piece,
        );
        expect(resultOf(cased, [DATA])).toEqual(resultOf(formula, [DATA]));
      },
    ),
    { seed: SEED },
  );
});

test("any text gives an outcome within its limits, and the same one again", () => {
  const pieces = fc.constantFrom(
    "=",
    "(",
    ")",
    ",",
    "A1",
    "A1:B9",
    "SUM(",
    "IF(",
    "{",
    "}",
    ";",
    '"',
    "#",
    "@",
    "[",
    "]",
    "1",
    "e9",
    "-",
    "%",
    ":",
    "!",
    "LET(x,",
    "'",
  );
  const programs = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(pieces, { maxLength: 30 }).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(programs, (program) => {
      expect(outcomeOf(program, [DATA])).toEqual(outcomeOf(program, [DATA]));
    }),
    { numRuns: 500, seed: SEED },
  );
});
