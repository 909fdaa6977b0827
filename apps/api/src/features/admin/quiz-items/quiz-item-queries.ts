import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { quizItemChoices, retiredQuizItems } from "../../../db/schema/quiz.ts";
import type { RetiredItem } from "../../../records/quiz/retired-items.ts";

export type ChoiceRow = typeof quizItemChoices.$inferSelect;

/** Every count, by item: a few rows for each item of the bank, however many papers there are. */
export async function findChoices(db: Db): Promise<Map<string, ChoiceRow[]>> {
  return Map.groupBy(await db.select().from(quizItemChoices), ({ itemId }) => itemId);
}

/** Admins who retire at once wait for each other, so that together they leave enough. */
export const holdRetiredItems = (tx: Db) => tx.execute(sql`lock table ${retiredQuizItems} in share row exclusive mode`);

export const insertRetired = (tx: Db, row: RetiredItem) => tx.insert(retiredQuizItems).values(row);

export const deleteRetired = (tx: Db, itemId: string) =>
  tx.delete(retiredQuizItems).where(eq(retiredQuizItems.itemId, itemId));
