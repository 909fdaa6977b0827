import type { Output } from "@dryrun/domain/contract/define";
import type { answerDrill, drill } from "@dryrun/domain/interviews/drills/contract";
import { findSet } from "../../records/course/sets.ts";
import { levelOf } from "../../records/questions/level-of.ts";
import { ownGraded, questionAnswer } from "../../records/session-answers.ts";
import { climbOf } from "./draw/next-question.ts";
import type { DrillAnswerRow, DrillRow } from "./queries.ts";

/** Families whose model answers the student may not read yet, because they were asked in a test that is not passed. */
export type Hidden = ReadonlySet<string>;

/** Returns a graded answer for the student, with the model answer unless it is hidden. */
export const gradedTry = (row: DrillAnswerRow, hidden: Hidden): Output<typeof answerDrill> => ({
  ...ownGraded(row),
  ...(hidden.has(row.questionId) && { modelAnswer: "" }),
  // A quiz question belongs to no family that can be practised.
  ...(row.question.options && { family: "" }),
  climb: climbOf(row),
});

/** A unit that was removed from the course has no page to go back to. */
function unitOf(courseSet: string) {
  const set = findSet(courseSet);
  return set ? { id: set.unit.id, title: set.unit.title, isTest: set.isTest } : null;
}

export const drillOf = (
  { id, topic, family, source, sourceId, courseSet, planned, startedAt }: DrillRow,
  answers: readonly DrillAnswerRow[],
  hidden: Hidden,
): Output<typeof drill> => ({
  _id: id,
  topic,
  family,
  from: source,
  fromId: sourceId ?? courseSet,
  unit: courseSet === null ? null : unitOf(courseSet),
  startedAt: startedAt.toISOString(),
  planned,
  questions: answers.map((row) => ({
    ...questionAnswer(row),
    level: levelOf(row.question),
    options: row.question.options ? [...row.question.options] : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    result: row.result && gradedTry(row, hidden),
  })),
});
