import { TOTAL_CAP } from "@dryrun/domain/pages";
import { InStep, type StepParts } from "./keep-in-step.ts";
import type { Condition } from "./memory/conditions.ts";
import type { MemoryIndex } from "./memory/memory-index.ts";
import { countValues, findRows, type Range } from "./memory/query.ts";
import type { SearchSource } from "./source.ts";

export interface SearchQuery {
  where: Condition;
  /** Rows that meet this too come before the others. */
  first?: Condition;
  ranges?: readonly Range[];
  /** Kinds of terms whose values are counted in what was found. */
  facets?: readonly string[];
  skip: number;
  limit: number;
}
export interface Found {
  /** Newest first; none beyond the cap of the total. */
  ids: string[];
  total: number;
  totalIsCapped: boolean;
  facets: Record<string, { value: string; count: number }[]>;
}

export interface Search {
  /** What to search for in place of each of these words, by the terms of these kinds. Waits until the index is built. */
  correct(kinds: readonly string[], words: readonly string[]): Promise<string[]>;
  /** Waits until the index is built. */
  find(query: SearchQuery): Promise<Found>;
  /** Resolves when what was committed before the call can be found; at once in a process that has no index. */
  catchUp(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
  /** Resolves when it was started and its index is built. */
  readonly ready: Promise<void>;
  isReady(): boolean;
  /** Milliseconds since the index was last in step; 0 without one. */
  ageMs(): number;
  /** How many rows are found, and the bytes of their typed arrays. */
  extent(): { rows: number; bytes: number };
}

/**
 * A search in the memory of this process over the rows of a source. Changes by other processes are found within a second. A search
 * that is distributed would implement the same `Search`.
 */
export function createSearch(source: SearchSource, parts: StepParts): Search {
  const inStep = new InStep(source, parts);
  async function built(): Promise<MemoryIndex> {
    await inStep.ready;
    if (!inStep.held) throw new Error("The search was stopped");
    return inStep.held.index;
  }
  return {
    async correct(kinds, words) {
      const { terms } = await built();
      return words.map((word) => terms.correct(kinds, word));
    },
    find: async (query) => answer(await built(), query),
    catchUp: () => inStep.catchUp(),
    start: () => inStep.start(),
    stop: () => inStep.stop(),
    ready: inStep.ready,
    isReady: () => inStep.held !== null,
    ageMs() {
      const { held } = inStep;
      return held ? performance.now() - held.inStepAt : 0;
    },
    extent() {
      const index = inStep.held?.index;
      return { rows: index?.size ?? 0, bytes: index?.bytes ?? 0 };
    },
  };
}

function answer(index: MemoryIndex, { where, first, ranges = [], facets = [], skip, limit }: SearchQuery): Found {
  const rows = first ? findInOrder(index, where, first, ranges) : findRows(index, { where, ranges }, TOTAL_CAP + 1);
  const total = Math.min(rows.length, TOTAL_CAP);
  return {
    ids: rows.slice(skip, Math.min(skip + limit, total)).map((row) => index.ids.idOf(row)),
    total,
    totalIsCapped: rows.length > TOTAL_CAP,
    facets: Object.fromEntries(facets.map((kind) => [kind, countValues(index, rows, kind)])),
  };
}

function findInOrder(index: MemoryIndex, where: Condition, first: Condition, ranges: readonly Range[]): number[] {
  const rows = findRows(index, { where: { all: [where, first] }, ranges }, TOTAL_CAP + 1);
  const others = { where: { all: [where, { not: first }] }, ranges };
  return [...rows, ...findRows(index, others, TOTAL_CAP + 1 - rows.length)];
}
