import { TOTAL_CAP } from "@dryrun/domain/pages";
import { InStep, type StepParts } from "./keep-in-step.ts";
import type { Condition } from "./memory/conditions.ts";
import type { MemoryIndex } from "./memory/memory-index.ts";
import { countValues, findRows, type Range } from "./memory/query.ts";
import type { SearchSource } from "./source.ts";

export interface SearchQuery {
  /** Words that must all occur, by the kind of their terms; typing errors are corrected. */
  words?: Readonly<Record<string, readonly string[]>>;
  /** What must hold besides. */
  where?: Condition;
  ranges?: readonly Range[];
  /** Kinds of terms whose values are counted in what was found. */
  facets?: readonly string[];
  skip: number;
  limit: number;
}
export interface Correction {
  from: string;
  to: string;
}
export interface Found {
  /** Newest first; none beyond the cap of the total. */
  ids: string[];
  total: number;
  totalIsCapped: boolean;
  corrected: Correction[];
  facets: Record<string, { value: string; count: number }[]>;
}

export interface Search {
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
  return {
    async find(query) {
      await inStep.ready;
      const { held } = inStep;
      if (!held) throw new Error("The search was stopped");
      return answer(held.index, query);
    },
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

function answer(index: MemoryIndex, { words = {}, where, ranges = [], facets = [], skip, limit }: SearchQuery): Found {
  const corrected: Correction[] = [];
  const all: Condition[] = where ? [where] : [];
  for (const [kind, typed] of Object.entries(words)) {
    for (const from of typed) {
      const to = index.terms.correct(kind, from);
      if (to !== from) corrected.push({ from, to });
      all.push({ term: `${kind}:${to}` });
    }
  }
  const rows = findRows(index, { where: { all }, ranges }, TOTAL_CAP + 1);
  const total = Math.min(rows.length, TOTAL_CAP);
  return {
    ids: rows.slice(skip, Math.min(skip + limit, total)).map((row) => index.ids.idOf(row)),
    total,
    totalIsCapped: rows.length > TOTAL_CAP,
    corrected,
    facets: Object.fromEntries(facets.map((kind) => [kind, countValues(index, rows, kind)])),
  };
}
