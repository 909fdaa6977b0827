import type { Output } from "@dryrun/domain/contract/define";
import type { drill } from "@dryrun/domain/interviews/drills/contract";
import { ownGraded, questionAnswer } from "../../records/session-answers.ts";
import type { DrillAnswerRow, DrillRow } from "./queries.ts";

type Shown = Output<typeof drill>;

/** Returns the student's view of a drill: the model answer of a question comes with its result. */
export const drillOf = (
  { id, topic, family, startedAt }: DrillRow,
  answers: readonly DrillAnswerRow[],
  before: Shown["before"],
): Shown => ({
  _id: id,
  topic,
  family,
  startedAt: startedAt.toISOString(),
  before,
  questions: answers.map((row) => ({
    ...questionAnswer(row),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    result: row.result && ownGraded(row),
  })),
});
