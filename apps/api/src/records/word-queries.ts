import { and, type SQL, sql } from "drizzle-orm";

/** Escapes `%`, `_` and `\`, so that `like` matches them literally. */
export const literally = (typed: string) => typed.replace(/[\\%_]/g, "\\$&");

/** Returns a pattern for each word of a search that matches it anywhere in a text. */
export const patternsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${literally(word)}%`);

/** Matches texts with each word, in any case. */
export const wordsIn = (text: SQL, search: string): SQL | undefined =>
  and(...patternsOf(search).map((pattern) => sql`${text} ilike ${pattern}`));
