import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { createRandom } from "../../demo/random.ts";
import type { Condition } from "./conditions.ts";
import { type IndexedRow, MemoryIndex } from "./memory-index.ts";
import { countRows, countValues, findRows, type Range } from "./query.ts";
import { findRanked } from "./ranked.ts";

const SHAPE = { numbers: ["pay"], correctedKinds: ["t"], timesAsOften: 20 };
const idOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
const row = (number: number, at: number, terms: string[], pay = number): IndexedRow => ({
  id: idOf(number),
  at,
  numbers: [pay],
  terms,
});

let index: MemoryIndex;
beforeEach(() => {
  index = new MemoryIndex(SHAPE);
});
const numberOf = (one: number) => Number.parseInt(index.ids.idOf(one).slice(24), 16);
const findIn = (where: Condition = { all: [] }, ranges: Range[] = [], most = 10) =>
  findRows(index, { where, ranges }, most).map(numberOf);

describe("the order", () => {
  test("is by time, then by id, whatever the order of insertion", () => {
    for (const [number, at] of [
      [1, 10],
      [2, 30],
      [3, 20],
      [4, 20],
      [5, 5],
      [6, 40],
    ] as const)
      index.put(row(number, at, ["t:a"]));
    expect(findIn()).toEqual([6, 2, 4, 3, 1, 5]);
    expect(findIn({ term: "t:a" }, [{ of: "at", least: 20 }])).toEqual([6, 2, 4, 3]);
    expect(findIn({ term: "t:a" }, [], 3)).toEqual([6, 2, 4]);
    expect(index.isWorn).toBe(false);
  });

  test("keeps the place of a row that is removed and added again, and moves one with another time", () => {
    for (const number of [1, 2, 3]) index.put(row(number, number * 10, ["t:a"]));
    expect([index.remove(idOf(2)), index.remove(idOf(2)), index.remove(idOf(9))]).toEqual([true, false, false]);
    expect([findIn(), findIn({ term: "t:a" })]).toEqual([
      [3, 1],
      [3, 1],
    ]);
    index.put(row(2, 20, ["t:b"]));
    expect([findIn(), findIn({ term: "t:a" })]).toEqual([
      [3, 2, 1],
      [3, 1],
    ]);
    index.put(row(1, 50, ["t:a"]));
    expect([findIn(), index.size]).toEqual([[1, 3, 2], 3]);
  });
});

describe("a query", () => {
  beforeEach(() => {
    for (let number = 0; number < 200; number++)
      index.put(
        row(number, number, [number % 2 ? "t:odd" : "t:even", `l:${number % 3}`, ...(number > 197 ? ["t:rare"] : [])]),
      );
  });

  test("combines terms by and, or and not", () => {
    expect(findIn({ all: [{ term: "t:odd" }, { term: "l:0" }] }, [], 2)).toEqual([195, 189]);
    expect(findIn({ all: [{ term: "t:rare" }, { term: "t:odd" }] })).toEqual([199]);
    expect(findIn({ any: [{ term: "t:rare" }, { all: [{ term: "l:0" }, { term: "t:even" }] }] }, [], 3)).toEqual([
      199, 198, 192,
    ]);
    expect(findIn({ all: [{ not: { term: "t:odd" } }, { term: "l:1" }] }, [], 2)).toEqual([196, 190]);
    expect(findIn({ not: { any: [{ term: "l:0" }, { term: "l:1" }] } }, [], 1)).toEqual([197]);
    expect(findIn({ all: [{ term: "t:rare" }, { not: { all: [{ term: "t:odd" }, { term: "l:1" }] } }] })).toEqual([
      198,
    ]);
    expect(findIn({ all: [{ term: "t:rare" }, { not: { not: { term: "t:odd" } } }] })).toEqual([199]);
    expect(findIn({ all: [{ term: "t:rare" }, { not: { term: "t:none" } }] })).toEqual([199, 198]);
    const ranked = { where: { all: [{ term: "l:0" }, { not: { term: "t:odd" } }] }, ranges: [] };
    expect(findRanked(index, ranked, ["t:rare"], 3).map(numberOf)).toEqual([198, 192, 186]);
    expect([findIn({ term: "t:none" }), findIn({ any: [] }), findIn({ any: [{ term: "t:none" }] })]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test("accepts ranges of numbers, both ends included", () => {
    expect(findIn({ term: "t:odd" }, [{ of: "pay", least: 5, most: 9 }])).toEqual([9, 7, 5]);
    expect(findIn({ all: [] }, [{ of: "at", most: 1 }])).toEqual([1, 0]);
    expect(() => findIn({ all: [] }, [{ of: "height" }])).toThrow("no number height");
  });

  test("counts the values of a kind in the result", () => {
    const rows = findRows(index, { where: { term: "t:rare" }, ranges: [] }, 10);
    expect(countValues(index, rows, ["t"]).t).toEqual([
      { value: "rare", count: 2 },
      { value: "even", count: 1 },
      { value: "odd", count: 1 },
    ]);
  });
});

describe("the number of rows", () => {
  const conditions: Condition[] = [
    { all: [] },
    { term: "a:1" },
    { all: [{ term: "a:1" }, { term: "b:2" }] },
    { all: [{ term: "a:1" }, { term: "c:7" }] },
    { all: [{ term: "a:1" }, { not: { term: "b:2" } }] },
    { any: [{ term: "c:7" }, { term: "b:0" }] },
    { term: "none" },
  ];
  const ranges: Range[][] = [
    [],
    [{ of: "pay", least: 30 }],
    [{ of: "at", least: 700 }],
    [{ of: "at", least: 200, most: 900 }],
    [
      { of: "pay", least: 10, most: 60 },
      { of: "at", least: 400 },
    ],
  ];

  test.each([
    ["in their order", 0],
    ["of which some came late", 40],
  ])("equals the number of matches, up to the limit, with rows %s", (_, late) => {
    const { next } = createRandom(7 + late);
    const random = (below: number) => Math.floor(next() * below);
    const put = (number: number, at: number) =>
      index.put(row(number, at, [`a:${random(2)}`, `b:${random(3)}`, `c:${random(300)}`], random(100)));
    for (let number = 0; number < 1000; number++) put(number, number);
    for (let number = 0; number < late; number++) put(5000 + number, random(1000));
    for (let times = 0; times < 50; times++) index.remove(idOf(random(1000)));
    const counts = conditions.flatMap((where) =>
      ranges.map((ranged) => {
        const all = findRows(index, { where, ranges: ranged }, 2000).length;
        const counted = [2000, 100, 1].map((most) => countRows(index, { where, ranges: ranged }, most));
        expect([where, ranged, counted]).toEqual([where, ranged, [2000, 100, 1].map((most) => Math.min(all, most))]);
        return all;
      }),
    );
    expect(counts.filter((count) => count > 100).length).toBeGreaterThan(12);
  });
});

test("a lower bound applies to the current number of a row, whatever it was before", () => {
  const pays = Array.from({ length: 100 }, (_, number) => 40 + (number % 7));
  const put = (number: number) => index.put(row(number, number, ["t:a"], pays[number]));
  for (const number of pays.keys()) put(number);
  for (const [number, pay] of [
    [40, 1],
    [40, 90],
    [33, 43],
    [99, 2],
  ] as const) {
    pays[number] = pay;
    put(number);
    for (const least of [0, 40, 43, 50]) {
      const expected = pays.flatMap((one, at) => (one >= least ? [at] : [])).reverse();
      const query = { where: { term: "t:a" }, ranges: [{ of: "pay", least }] };
      expect([findIn(query.where, query.ranges, 100), countRows(index, query, 1000)]).toEqual([
        expected,
        expected.length,
      ]);
    }
  }
});

describe("words", () => {
  test("are corrected to words that rows currently contain", () => {
    for (let number = 0; number < 3; number++) index.put(row(number, number, ["t:zebra", "l:bengaluru"]));
    expect([index.terms.correct(["t"], "zebar"), index.terms.correct(["l"], "zebar")]).toEqual(["zebra", "zebar"]);
    for (let number = 0; number < 3; number++) index.put(row(number, number, ["t:horse"]));
    expect([index.terms.correct(["t"], "zebar"), index.terms.correct(["t"], "hoarse")]).toEqual(["zebar", "horse"]);
  });
});

test("are corrected after a swap in the middle of a short word, though few trigrams remain", () => {
  for (let number = 0; number < 3; number++) index.put(row(number, number, ["t:python"]));
  expect(["pyhton", "pytohn", "ypthon", "pyhtno"].map((typed) => index.terms.correct(["t"], typed))).toEqual([
    "python",
    "python",
    "python",
    "pyhtno",
  ]);
});

describe("many changes", () => {
  const WORDS = Array.from({ length: 300 }, (_, index) => `word${index}`);
  const listing = (id: string, at: number, turn = 0): IndexedRow => ({
    id,
    at,
    numbers: [1],
    terms: Array.from({ length: 7 }, (_, place) => `t:${WORDS[(at * 7 + place * 13 + turn) % WORDS.length]}`),
  });

  test("take at most 160 bytes per listing, and edits leave no garbage", () => {
    const ids = Array.from({ length: 40_000 }, () => randomUUID());
    for (const [position, id] of ids.entries()) index.put(listing(id, position));
    const fresh = index.bytes;
    expect([index.size, fresh / index.size < 160]).toEqual([ids.length, true]);
    for (let turn = 1; turn <= 5; turn++)
      for (const [position, id] of ids.entries()) index.put(listing(id, position, turn));
    expect(index.bytes).toBeLessThan(fresh * 1.6);
    expect([index.isWorn, index.terms.size]).toEqual([false, WORDS.length]);
    for (let turn = 0; turn < 20_000; turn++) index.put({ ...listing(ids[0] as string, 0), terms: [`t:new${turn}`] });
    expect(index.terms.size).toBe(WORDS.length + 1);
  });

  test("wear the index out when a quarter of its rows is removed, or many are added late", () => {
    const ids = Array.from({ length: 8000 }, () => randomUUID());
    for (const [position, id] of ids.entries()) index.put(listing(id, position));
    for (const id of ids.slice(0, 2000)) index.remove(id);
    expect(index.isWorn).toBe(false);
    index.remove(ids[2000] as string);
    expect(index.isWorn).toBe(true);
    const late = new MemoryIndex(SHAPE);
    for (const [index, id] of ids.slice(0, 1026).entries()) late.put(listing(id, -index));
    expect(late.isWorn).toBe(true);
  });
});
