import { and, type SQL, sql } from "drizzle-orm";

/** For each word of a search a pattern that matches it anywhere in a text. */
export const patternsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);

/** Each word somewhere in the text, in any case. */
export const wordsIn = (text: SQL, search: string): SQL | undefined =>
  and(...patternsOf(search).map((pattern) => sql`${text} ilike ${pattern}`));
