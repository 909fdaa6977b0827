import type { Db } from "../../db/client.ts";
import { retiredQuizItems } from "../../db/schema/quiz.ts";

export type RetiredItem = typeof retiredQuizItems.$inferSelect;

/** The items that are not drawn any more, by id. */
export async function findRetiredItems(db: Db): Promise<Map<string, RetiredItem>> {
  const rows = await db.select().from(retiredQuizItems);
  return new Map(rows.map((row) => [row.itemId, row]));
}
