import { and, type SQL, sql } from "drizzle-orm";

/** The condition for each word, given as a pattern that matches anywhere in a text. */
export const ofEachWord = (search: string, asked: (pattern: string) => SQL | undefined): SQL | undefined =>
  and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => asked(`%${word.replace(/[\\%_]/g, "\\$&")}%`)),
  );

/** Each word somewhere in the text, in any case. */
export const wordsIn = (text: SQL, search: string): SQL | undefined =>
  ofEachWord(search, (pattern) => sql`${text} ilike ${pattern}`);
