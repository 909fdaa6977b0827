import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { quizItemChoices as choices, type GradedAnswer } from "../../db/schema/quiz.ts";

/** Returns the options chosen in one submitted paper as increments; unanswered questions have none. */
export function choicesOf(answers: readonly GradedAnswer[]): (typeof choices.$inferInsert)[] {
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  return answers
    .filter(({ selected }) => selected !== "")
    .map(({ questionId, selected, isCorrect }) => {
      const rest = correct - (isCorrect ? 1 : 0);
      return { itemId: questionId, option: selected, chosen: 1, rest, restSquares: rest * rest };
    });
}

/**
 * Adds a submitted paper to the counts. Call it last in the transaction: papers submitted at the same time lock the
 * rows in one order, so that they cannot deadlock.
 */
export async function addChoices(tx: Db, answers: readonly GradedAnswer[]): Promise<void> {
  const added = choicesOf(answers).sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
  if (added.length === 0) return;
  await tx
    .insert(choices)
    .values(added)
    .onConflictDoUpdate({
      target: [choices.itemId, choices.option],
      set: {
        chosen: sql`${choices.chosen} + excluded.chosen`,
        rest: sql`${choices.rest} + excluded.rest`,
        restSquares: sql`${choices.restSquares} + excluded.rest_squares`,
      },
    });
}
