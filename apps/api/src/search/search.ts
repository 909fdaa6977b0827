import { COUNT_CAP } from "@dryrun/domain/jobs/limits";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { InStep, type StepDeps } from "./keep-in-step.ts";
import type { Condition } from "./memory/conditions.ts";
import type { MemoryIndex } from "./memory/memory-index.ts";
import { countRows, countValues, findRows, type Range } from "./memory/query.ts";
import { findRanked } from "./memory/ranked.ts";
import type { SearchSource } from "./source.ts";

export interface SearchQuery {
  where: Condition;
  /** Rows that also match this come first. */
  first?: Condition;
  /** Rows with more of these terms come first. */
  rankBy?: readonly string[];
  ranges?: readonly Range[];
  /** Kinds of terms whose values are counted in the result. */
  facets?: readonly string[];
  /** The total is exact up to this number; by default up to the cap of all totals. */
  cap?: number;
  skip: number;
  limit: number;
}
/** A typed word, and its replacement. */
export interface Correction {
  from: string;
  to: string;
}
export interface Found {
  /** Newest first; none beyond the cap of the total. */
  ids: string[];
  total: number;
  totalIsCapped: boolean;
  facets: Record<string, FacetValue[]>;
}
/** The count is null if too many rows were found: then the values are those of the newest rows, the most frequent first. */
export interface FacetValue {
  value: string;
  count: number | null;
}

/** The number of newest rows that determine the frequent values then. */
const FACET_SAMPLE = 200;

export type Search = ReturnType<typeof createSearch>;

/**
 * Creates a search in this process's memory over the rows of a source. Changes by other processes are found within a
 * second.
 */
export function createSearch(source: SearchSource, deps: StepDeps) {
  const inStep = new InStep(source, deps);
  async function built(): Promise<MemoryIndex> {
    await inStep.ready;
    if (!inStep.held) throw new Error("The search was stopped");
    return inStep.held.index;
  }
  return {
    /**
     * Returns the replacements of these words, by the terms of these kinds. Waits until the index is built.
     *
     * @param timesAsOften A known word is replaced by a similar one that is this many times as frequent; by default the
     * source's own factor.
     */
    async correct(kinds: readonly string[], words: readonly string[], timesAsOften?: number): Promise<string[]> {
      const { terms } = await built();
      return words.map((word) => terms.correct(kinds, word, timesAsOften));
    },
    /** Waits until the index is built. */
    find: async (query: SearchQuery): Promise<Found> => answer(await built(), query),
    /** Resolves when everything committed before the call can be found; at once in a process without an index. */
    catchUp: () => inStep.catchUp(),
    start: () => inStep.start(),
    stop: () => inStep.stop(),
    /** Resolves once it was started and its index is built. */
    ready: inStep.ready,
    isReady: () => inStep.held !== null,
    /** Milliseconds since the index was last up to date; 0 without one. */
    ageMs() {
      const { held } = inStep;
      return held ? performance.now() - held.inStepAt : 0;
    },
  };
}

function answer(index: MemoryIndex, query: SearchQuery): Found {
  const { where, ranges = [], facets = [], skip, limit, cap = TOTAL_CAP } = query;
  const sample = facets.length > 0 ? FACET_SAMPLE : 0;
  const most = Math.min(Math.max(skip + limit, sample), cap + 1);
  const rows = rowsOf(index, query, most);
  // The order does not change the number, and counting is cheaper than collecting.
  const all = rows.length < most ? rows.length : countRows(index, { where, ranges }, cap + 1);
  const total = Math.min(all, cap);
  return {
    ids: rows.slice(skip, Math.min(skip + limit, total)).map((row) => index.ids.idOf(row)),
    total,
    totalIsCapped: all > cap,
    facets: facets.length > 0 ? countFacets(index, query, rows, all) : {},
  };
}

/** `rows` are the first matching rows, enough for the sample; `all` is the number of matching rows. */
function countFacets(index: MemoryIndex, query: SearchQuery, rows: readonly number[], all: number): Found["facets"] {
  const { facets: kinds = [] } = query;
  // Reading many rows is slow, because they are scattered in memory.
  if (all <= COUNT_CAP) return countValues(index, rows.length < all ? rowsOf(index, query, all) : rows, kinds);
  const sampled = Object.entries(countValues(index, rows.slice(0, FACET_SAMPLE), kinds));
  return Object.fromEntries(
    sampled.map(([kind, values]) => [kind, values.map(({ value }) => ({ value, count: null }))]),
  );
}

function rowsOf(index: MemoryIndex, { where, first, rankBy = [], ranges = [] }: SearchQuery, most: number): number[] {
  if (first) return findInOrder(index, { where, first, ranges }, most);
  return rankBy.length > 0
    ? findRanked(index, { where, ranges }, rankBy, most)
    : findRows(index, { where, ranges }, most);
}

function findInOrder(
  index: MemoryIndex,
  { where, first, ranges }: { where: Condition; first: Condition; ranges: readonly Range[] },
  most: number,
): number[] {
  const rows = findRows(index, { where: { all: [where, first] }, ranges }, most);
  const others = { where: { all: [where, { not: first }] }, ranges };
  return [...rows, ...findRows(index, others, most - rows.length)];
}
