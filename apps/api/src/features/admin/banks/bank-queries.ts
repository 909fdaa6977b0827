import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { quizItemChoices, type retiredQuizItems } from "../../../db/schema/quiz.ts";
import type { RetiredQuestion, RetiredTable } from "../../../records/questions/retired-questions.ts";

/** Locks the table (share row exclusive), so that two admins at the same time cannot retire too many questions. */
export const lockRetired = (tx: Db, table: RetiredTable) =>
  tx.execute(sql`lock table ${table} in share row exclusive mode`);

export const insertRetired = (tx: Db, table: RetiredTable, row: RetiredQuestion) =>
  tx.insert(table as typeof retiredQuizItems).values(row);

export const deleteRetired = (tx: Db, table: RetiredTable, id: string) =>
  tx.delete(table as typeof retiredQuizItems).where(eq((table as typeof retiredQuizItems).itemId, id));

export type ChoiceRow = typeof quizItemChoices.$inferSelect;

/** Reads all counts by item: a few rows for each item of the bank, however many papers there are. */
export async function findChoices(db: Db): Promise<Map<string, ChoiceRow[]>> {
  return Map.groupBy(await db.select().from(quizItemChoices), ({ itemId }) => itemId);
}
