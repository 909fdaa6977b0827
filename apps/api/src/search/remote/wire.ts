// The messages between an API process and a search process, which may run two successive releases during an upgrade.
import type { Found, SearchQuery } from "../search.ts";

/** One request to a search; those of a turn of the event loop are sent together. Numbers are finite: JSON has no others. */
export type SearchCall =
  | { find: SearchQuery }
  | { correct: { kinds: readonly string[]; words: readonly string[]; timesAsOften?: number | undefined } }
  | { catchUp: true };

/** The answers to the calls, in their order. */
export interface SearchAnswers {
  answers: (Found | string[] | null)[];
}

export interface SearchState {
  isReady: boolean;
  ageMs: number;
  rows: number;
  bytes: number;
}

export const searchPath = (what: string) => `/api/search/${what}`;
/** The most calls in one request. */
export const MOST_CALLS = 100;
