import { COUNT_CAP } from "@dryrun/domain/jobs/limits";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import type { IndexedRow } from "./memory/memory-index.ts";
import { createSearch, type Search } from "./search.ts";
import type { SearchSource } from "./source.ts";

/** More rows than every cap; terms of few rows are stored as lists, others as bits. */
const ROWS = 20_000;
const rowOf = (at: number): IndexedRow => ({
  id: `00000000-0000-7000-8000-${at.toString(16).padStart(12, "0")}`,
  at,
  numbers: [at % 10],
  terms: [
    "t:all",
    ...(at % 15 === 0 ? ["t:fifteenth"] : []),
    ...(at % 15_000 === 7 ? ["t:seldom"] : []),
    ...(at % 100 === 0 ? ["t:hundredth"] : []),
    // The newest rows have the other values.
    `v:${at < ROWS - 500 ? at % 3 : 3 + (at % 3)}`,
  ],
});
const rows = Array.from({ length: ROWS }, (_, index) => rowOf(index));
const source: SearchSource = {
  what: "test",
  numbers: ["size"],
  correctedKinds: ["t"],
  timesAsOften: Number.POSITIVE_INFINITY,
  slice: async (after, most) => rows.slice(after ? after.at + 1 : 0, (after ? after.at + 1 : 0) + most),
  read: async (ids) => rows.filter(({ id }) => ids.includes(id)),
};

let testApp: TestApp;
let search: Search;
beforeAll(async () => {
  testApp = await createTestApp();
  const database = { db: testApp.db, listen: testApp.database.listen };
  search = createSearch(source, { database, onError: (fault) => console.error(fault) });
  search.start();
  await search.ready;
});
afterAll(async () => {
  await search.stop();
  await testApp.close();
});

/** Computes the same from every row. */
function expected(term: string, least: number, skip: number, limit: number, cap: number) {
  const all = rows.filter(({ terms, numbers }) => terms.includes(term) && (numbers[0] as number) >= least).reverse();
  const isMore = all.length > COUNT_CAP;
  const counts = new Map<string, number>();
  for (const { terms } of isMore ? all.slice(0, 200) : all)
    for (const one of terms) if (one.startsWith("v:")) counts.set(one.slice(2), (counts.get(one.slice(2)) ?? 0) + 1);
  const values = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return {
    ids: all.slice(skip, Math.min(skip + limit, cap)).map(({ id }) => id),
    total: Math.min(all.length, cap),
    totalIsCapped: all.length > cap,
    facets: { v: values.map(([value, count]) => ({ value, count: isMore ? null : count })) },
  };
}

test.each([
  ["t:all", 0, 0, 20],
  ["t:all", 9, 0, 20],
  ["t:all", 5, 980, 20],
  ["t:all", 0, TOTAL_CAP - 10, 20],
  ["t:fifteenth", 0, 0, 20],
  ["t:fifteenth", 5, 300, 20],
  ["t:fifteenth", 9, 0, 20],
  ["t:hundredth", 0, 190, 20],
  ["t:seldom", 0, 0, 20],
  ["t:nowhere", 0, 0, 20],
])("finds for %s from %d on the same as a scan of every row, after skipping %d", async (term, least, skip, limit) => {
  for (const cap of [TOTAL_CAP, COUNT_CAP]) {
    const query = { where: { all: [{ term }] }, ranges: [{ of: "size", least }], facets: ["v"], cap, skip, limit };
    expect(await search.find(query)).toEqual(expected(term, least, skip, limit, cap));
  }
});
