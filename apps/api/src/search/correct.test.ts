import { editsBetween } from "@dryrun/engines/edits";
import { expect, test } from "@jest/globals";
import { aliasesOf, correctionOf, type KnownWord } from "./correct.ts";

/** Computes optimal string alignment by its definition. */
function editsByDefinition(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [
    editsByDefinition(shortA, b) + 1,
    editsByDefinition(a, shortB) + 1,
    editsByDefinition(shortA, shortB) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(...ways, ...(isSwap ? [editsByDefinition(a.slice(0, -2), b.slice(0, -2)) + 1] : []));
}

test("counts edits by the definition up to the limit, and one more beyond it", () => {
  const words = ["", ..."abc"].flatMap((one) => ["", ..."ab"].flatMap((two) => [`${one}${two}`, `a${one}b${two}a`]));
  for (const a of words)
    for (const b of words)
      for (const limit of [1, 2])
        expect([a, b, editsBetween(a, b, limit)]).toEqual([a, b, Math.min(editsByDefinition(a, b), limit + 1)]);
});

const known: KnownWord[] = [
  { word: "analyst", listings: 200 },
  { word: "analysts", listings: 3 },
  { word: "engineer", listings: 100 },
  { word: "bengaluru", listings: 50 },
  { word: "data", listings: 300 },
  { word: "date", listings: 30 },
  { word: "word2007", listings: 9 },
];
test.each<[string, string, string]>([
  ["analyst", "analyst", "known"],
  ["analyts", "analyst", "a swap"],
  ["anlyst", "analyst", "a letter left out"],
  ["enginear", "engineer", "a wrong letter"],
  ["engnear", "engnear", "two edits in a short word"],
  ["enginnerr", "engineer", "two edits in a long one"],
  ["analysts", "analyst", "known, but far rarer than its neighbour"],
  ["date", "date", "known, and not far rarer"],
  ["bangalore", "bengaluru", "a former name"],
  ["bombay", "bombay", "a former name of a place without listings"],
  ["sq", "sq", "too short to guess"],
  ["word2008", "word2008", "digits are meant"],
  ["xylophonist", "xylophonist", "nothing is near"],
])("searches %s as %s: %s", (typed, searched) => {
  expect(correctionOf(typed, known)).toBe(searched);
});

test("prefers the more frequent of two equally close words", () => {
  const near = [
    { word: "plane", listings: 2 },
    { word: "plans", listings: 20 },
  ];
  expect(correctionOf("planx", near)).toBe("plans");
});

test("treats names that every object inherits like any other word", () => {
  for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"]) {
    expect(correctionOf(word, [{ word: "analyst", listings: 5 }])).toBe(word);
    expect(aliasesOf([word])).toEqual([]);
  }
});

test("adds a city's current name when its former name is searched", () => {
  expect(aliasesOf(["bombay", "analyst"])).toEqual(["mumbai"]);
});
