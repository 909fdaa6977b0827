import { and, type SQL, sql } from "drizzle-orm";

/** Each word somewhere in the text, in any case. */
export const wordsIn = (text: SQL, search: string): SQL | undefined =>
  and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
  );
