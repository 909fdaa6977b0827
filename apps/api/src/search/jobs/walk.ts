import type { Db } from "../../db/client.ts";
import { quotedLexeme } from "../../db/tsquery.ts";
import { aliasesOf, correctionOf, type KnownWord } from "../correct.ts";
import { KIND, queryWordsOf, tsqueryOf } from "../tokens.ts";
import type { JobFilter } from "./job-query.ts";
import { countListings, findInWindow, findNearTerms, type Window } from "./walk-queries.ts";

/**
 * The newest listings of a short window that this filter finds, for processes without an index: the words are those of the job
 * list, and a typing error is corrected to a word of the window. Only such a correction needs to know how often all listings hold
 * the words, which reads them all.
 */
export async function findNewListings(
  db: Db,
  filter: Pick<JobFilter, "title" | "location" | "jobType">,
  window: Window,
  openAt: Date,
  most: number,
): Promise<string[]> {
  const [title, location] = await Promise.all([
    correct(db, window, KIND.title, queryWordsOf(filter.title)),
    correct(db, window, KIND.location, queryWordsOf(filter.location)),
  ]);
  return findInWindow(db, window, tsqueryOf({ title, location }, filter.jobType), openAt, most);
}

async function correct(db: Db, window: Window, kind: string, typed: readonly string[]): Promise<string[]> {
  if (typed.length === 0) return [];
  const termOf = (word: string) => `${kind}:${word}`;
  const wordsOf = (terms: readonly KnownWord[]) =>
    terms.map(({ word, listings }) => ({ word: word.slice(kind.length + 1), listings }));
  const near = wordsOf(await findNearTerms(db, window, [...typed, ...aliasesOf(typed)].map(termOf)));
  const doubted = typed.filter((word) => correctionOf(word, near) !== word);
  if (doubted.length === 0) return [...typed];
  const terms = [...doubted, ...near.map(({ word }) => word)].map(termOf);
  const known = wordsOf(await countListings(db, terms, terms.map(quotedLexeme).join(" | ")));
  return typed.map((word) => (doubted.includes(word) ? correctionOf(word, known) : word));
}
