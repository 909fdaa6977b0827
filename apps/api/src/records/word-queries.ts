import { NAME_PART_FROM } from "@dryrun/domain/applications/limits";
import { and, type Column, ilike, or, type SQL, sql } from "drizzle-orm";

/** Escapes `%`, `_` and `\`, so that `like` matches them literally. */
export const literally = (typed: string) => typed.replace(/[\\%_]/g, "\\$&");

/** Returns the words of a search. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** Returns a pattern for each word of a search that matches it anywhere in a text. */
export const patternsOf = (search: string): string[] => wordsOf(search).map((word) => `%${literally(word)}%`);

/** Matches texts with each word, in any case. */
export const wordsIn = (text: SQL, search: string): SQL | undefined =>
  and(...patternsOf(search).map((pattern) => sql`${text} ilike ${pattern}`));

/** Matches names with each word, in any order; a word of one or two letters must begin one of the name's words. */
export const wordsInName = (name: Column | SQL, words: readonly string[]): SQL | undefined =>
  and(
    ...words.map((word) =>
      word.length < NAME_PART_FROM
        ? or(ilike(name, `${literally(word)}%`), ilike(name, `% ${literally(word)}%`))
        : ilike(name, `%${literally(word)}%`),
    ),
  );
