import { desc, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { booksChecks } from "../../db/schema/books.ts";

export type BooksCheck = typeof booksChecks.$inferSelect;

/** Finds the last finished check of the books; undefined before the first. */
export async function findLastBooksCheck(db: Db): Promise<BooksCheck | undefined> {
  const { night, finishedAt } = booksChecks;
  const [check] = await db.select().from(booksChecks).where(isNotNull(finishedAt)).orderBy(desc(night)).limit(1);
  return check;
}
