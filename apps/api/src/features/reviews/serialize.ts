import type { review, reviews } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { titleOf } from "../../records/jobs/job-answers.ts";
import { evaluatorOf, gradeFieldsOf } from "../../records/session-answers.ts";
import type { AnswerRow } from "../../records/sessions.ts";
import type { ReviewRecord } from "./queries.ts";

/** Returns one row of the admin's list. */
export const reviewFields = ({
  review,
  session,
  candidateName,
  job,
}: ReviewRecord): Output<typeof reviews>["reviews"][number] => ({
  _id: review.id,
  sessionId: session.id,
  candidateName,
  jobTitle: job && titleOf(job),
  score: session.score ?? 0,
  finalDecision: session.finalDecision ?? "Review",
  reason: review.reason,
  state: review.decidedAt ? "decided" : "open",
  createdAt: review.askedAt.toISOString(),
  decidedAt: review.decidedAt?.toISOString() ?? null,
});

/** Returns the evaluator's score, which a review does not change. */
const machineScoreOf = ({ result, score }: AnswerRow) => result?.score ?? score ?? 0;

export const reviewDetail = (record: ReviewRecord, answers: readonly AnswerRow[]): Output<typeof review> => ({
  ...reviewFields(record),
  note: record.review.note,
  evaluator: evaluatorOf(record.session),
  questions: answers.map((row) => ({
    ...gradeFieldsOf(row),
    scoreBefore: machineScoreOf(row),
    modelAnswer: row.question.modelAnswer,
  })),
});
