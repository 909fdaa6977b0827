import { NO_SUMS, type QuestionSums } from "@dryrun/domain/admin/interview-questions/statistics";
import { isAssessed, type QuestionResult, type ResultFlag } from "@dryrun/evaluation/result";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { interviewQuestionSums as sums } from "../../db/schema/interviews.ts";

/** Flags that describe the person's answer, not the grader. */
const OF_THE_ANSWER: ReadonlySet<ResultFlag> = new Set([
  "question_copy",
  "copied",
  "seen_before",
  "word_salad",
  "off_topic",
  "injection",
  "taken_back",
]);

export interface Graded {
  questionId: string;
  result: QuestionResult;
}

/**
 * Returns what the answers of one interview add to the sums, a row for each question. A practice interview may ask a
 * family twice.
 */
export function sumsOf(answers: readonly Graded[]): (QuestionSums & { questionId: string })[] {
  const graded = answers.map(({ questionId, result }) => ({ questionId, result, points: 2 * result.score }));
  const all = graded.reduce((sum, { points }) => sum + points, 0);
  const rows = graded.map(({ questionId, result, points }) => {
    const flagged = result.flags.some((flag) => OF_THE_ANSWER.has(flag)) ? 1 : 0;
    if (!isAssessed(result)) return { ...NO_SUMS, questionId, uses: 1, notAssessed: 1, flagged };
    const rest = all - points;
    const products = { pointsSquares: points ** 2, restSquares: rest ** 2, products: points * rest };
    return { ...NO_SUMS, questionId, uses: 1, flagged, points, rest, ...products };
  });
  const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId);
  return [...byQuestion].map(([questionId, own]) => ({ ...own.reduce(added), questionId }));
}

const added = <Sums extends QuestionSums>(left: Sums, right: Sums): Sums => ({
  ...left,
  ...Object.fromEntries(SUMS.map((name) => [name, left[name] + right[name]])),
});
const SUMS = Object.keys(NO_SUMS) as (keyof QuestionSums)[];

/** Adds a graded interview. Concurrent transactions lock the rows in one order, so that they cannot deadlock. */
export async function addUses(tx: Db, answers: readonly Graded[]): Promise<void> {
  const rows = sumsOf(answers).sort((a, b) => (a.questionId < b.questionId ? -1 : 1));
  if (rows.length === 0) return;
  const set = Object.fromEntries(
    SUMS.map((name) => [name, sql`${sums[name]} + excluded.${sql.identifier(sums[name].name)}`]),
  );
  await tx.insert(sums).values(rows).onConflictDoUpdate({ target: sums.questionId, set });
}

/** Counts answers whose score a person raised. */
export async function addRaised(tx: Db, questionIds: readonly string[]): Promise<void> {
  const ids = [...new Set(questionIds)].sort();
  if (ids.length === 0) return;
  await tx
    .select({ id: sums.questionId })
    .from(sums)
    .where(inArray(sums.questionId, ids))
    .orderBy(sums.questionId)
    .for("update");
  await tx
    .update(sums)
    .set({ raised: sql`${sums.raised} + 1` })
    .where(inArray(sums.questionId, ids));
}
