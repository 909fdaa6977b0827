import type { Db } from "../../../db/client.ts";
import { quizItemChoices } from "../../../db/schema/quiz.ts";

export type ChoiceRow = typeof quizItemChoices.$inferSelect;

/** Reads all counts by item: a few rows for each item of the bank, however many papers there are. */
export async function findChoices(db: Db): Promise<Map<string, ChoiceRow[]>> {
  return Map.groupBy(await db.select().from(quizItemChoices), ({ itemId }) => itemId);
}
