import type { decideReview } from "@dryrun/domain/admin/contract";
import { ALREADY_REVIEWED, ONLY_RAISES, scoreDecided } from "@dryrun/domain/admin/messages";
import { loweredBy } from "@dryrun/domain/admin/rules";
import type { Input } from "@dryrun/domain/contract/define";
import * as say from "@dryrun/domain/interviews/messages";
import { decisionOf, reviewedResult } from "@dryrun/domain/interviews/review";
import { summaryFeedback } from "@dryrun/evaluation/summary";
import { AppError, invalidFields } from "../../errors/app-error.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { lockStagesOf, moveByRule } from "../../records/company/stages.ts";
import { notifyOfSession } from "../../records/notifications/notify.ts";
import { addRaised } from "../../records/questions/question-sums.ts";
import { currentResult } from "../../records/session-answers.ts";
import { findAnswers, updateSession } from "../../records/sessions.ts";
import type { ReviewDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { foundReview } from "./read.ts";
import { reviewFields } from "./serialize.ts";

type Decided = Input<typeof decideReview>["body"];

/** Omitted scores are kept; lower ones are refused with their path. Mails the candidate. */
export const decide =
  ({ db, clock, queue }: ReviewDeps) =>
  (adminId: string, id: string, { scores, note }: Decided) =>
    db.transaction(async (tx) => {
      await query.lockReview(tx, id);
      const { review, session } = await foundReview(tx, id);
      if (review.decidedAt) throw new AppError("ALREADY_DECIDED", ALREADY_REVIEWED);
      await lockStagesOf(tx, session.applicationId);
      const answers = await findAnswers(tx, session.id);
      const lowered = loweredBy(scores, new Map(answers.map((row) => [row.number, row.score ?? 0])));
      if (lowered.length > 0) {
        const places = lowered.map((number) => scores.findIndex((one) => one.number === number));
        throw invalidFields(places.map((place) => ({ field: `scores.${place}.score`, message: ONLY_RAISES })));
      }
      const currentScores = answers.map((row) => ({ number: row.number, score: row.score ?? 0 }));
      const raised = scores.filter(
        (one) => one.score > (currentScores.find((row) => row.number === one.number)?.score ?? 0),
      );
      const before = session.finalDecision ?? review.decisionBefore;
      const { questions, score, decision } = reviewedResult(currentScores, scores, before);
      // Also unchanged scores, so that an answer which the grader could not assess gets its score from a person.
      for (const question of questions) await query.setScore(tx, session.id, question.number, question.score);
      await addRaised(
        tx,
        answers.flatMap((row) => (raised.some(({ number }) => number === row.number) ? row.questionId : [])),
      );
      const results = answers.flatMap(
        ({ result }, index) => currentResult({ result, score: questions[index]?.score ?? null }) ?? [],
      );
      const numbers = answers.map(({ question }) => question);
      const reasons = decision === decisionOf(score) ? [] : [say.NEVER_LOWERED];
      const now = clock.now();
      await updateSession(tx, session.id, {
        score,
        finalDecision: decision,
        summaryFeedback: summaryFeedback(numbers, results, { score, decision, reasons }),
        reviewedAt: now,
      });
      await moveByRule(tx, session.applicationId, now);
      await query.settleReview(tx, id, { decidedAt: now, decidedBy: adminId, note });
      const detail = scoreDecided(session.score ?? 0, score, raised.length);
      await addAuditEntry(tx, { actorId: adminId, action: "review.decided", target: id, detail }, now);
      await notifyOfSession(tx, session.id, "review-decided", now);
      await queue.enqueue(tx, "mail.review-decided", { sessionId: session.id });
      return reviewFields(await foundReview(tx, id));
    });
