import type { decideReview, reviews } from "@dryrun/domain/admin/contract";
import { ALREADY_REVIEWED, ONLY_RAISES, scoreDecided } from "@dryrun/domain/admin/messages";
import { loweredBy } from "@dryrun/domain/admin/rules";
import type { Input, Output } from "@dryrun/domain/contract/define";
import * as say from "@dryrun/domain/interviews/messages";
import { decisionOf, refusalToAskReview, reviewedResult } from "@dryrun/domain/interviews/review";
import { totalPagesOf } from "@dryrun/domain/pages";
import { summaryFeedback } from "@dryrun/evaluation/summary";
import type { Db } from "../../db/client.ts";
import { AppError, invalidFields, notFound } from "../../http/app-error.ts";
import { newId } from "../../ids.ts";
import type { Clock, Queue } from "../../ports.ts";
import { addAuditEntry } from "../admin/audit-queries.ts";
import * as interviews from "../interviews/queries.ts";
import * as query from "./queries.ts";
import { reviewDetail, reviewFields } from "./serialize.ts";

export type Reviews = ReturnType<typeof createReviews>;
type Decided = Input<typeof decideReview>["body"];

/** The second look: a student asks once, an admin confirms or raises the scores. */
export function createReviews({ db, clock, queue }: { db: Db; clock: Clock; queue: Queue }) {
  const found = async (tx: Db, id: string) => {
    const record = await query.findReview(tx, id);
    if (!record) throw notFound("This review");
    return record;
  };

  return {
    /** Once for each result that is there with its answers. */
    ask: (studentId: string, sessionId: string, reason: string) =>
      db.transaction(async (tx) => {
        const session = await interviews.findSession(tx, sessionId, studentId, true);
        if (!session) throw notFound("This interview");
        const reviewAskedAt = await query.findAskedAt(tx, sessionId);
        const refusal = refusalToAskReview({ ...session, reviewAskedAt });
        if (refusal) throw new AppError(refusal, refusal === "REVIEW_ASKED" ? say.REVIEW_ASKED : say.NOT_REVIEWABLE);
        const now = clock.now();
        await query.insertReview(tx, {
          id: newId(now),
          sessionId,
          reason,
          askedAt: now,
          scoreBefore: session.score ?? 0,
          decisionBefore: session.finalDecision ?? "Review",
        });
      }),

    async list(filter: Input<typeof reviews>["query"]): Promise<Output<typeof reviews>> {
      const { rows, total } = await query.findReviews(db, filter);
      return {
        reviews: rows.map(reviewFields),
        totalPages: totalPagesOf(total, filter.limit),
        currentPage: filter.page,
        total,
      };
    },

    async read(id: string) {
      const record = await found(db, id);
      return reviewDetail(record, await interviews.findAnswers(db, record.session.id));
    },

    /** A score left out stays; one below what the answer has is refused at its place. The candidate is told by mail. */
    decide: (adminId: string, id: string, { scores, note }: Decided) =>
      db.transaction(async (tx) => {
        await query.lockReview(tx, id);
        const { review, session } = await found(tx, id);
        if (review.decidedAt) throw new AppError("ALREADY_DECIDED", ALREADY_REVIEWED);
        const answers = await interviews.findAnswers(tx, session.id);
        const lowered = loweredBy(scores, new Map(answers.map((row) => [row.number, row.score ?? 0])));
        if (lowered.length > 0) {
          const places = lowered.map((number) => scores.findIndex((one) => one.number === number));
          throw invalidFields(places.map((place) => ({ field: `scores.${place}.score`, message: ONLY_RAISES })));
        }
        for (const { number, score } of scores) await query.setScore(tx, session.id, number, score);
        const given = answers.map((row) => ({ number: row.number, score: row.score ?? 0 }));
        const raised = scores.filter((one) => one.score > (given.find((row) => row.number === one.number)?.score ?? 0));
        const before = session.finalDecision ?? review.decisionBefore;
        const { questions, score, decision } = reviewedResult(given, scores, before);
        const results = answers.flatMap(({ result }, at) =>
          result ? [{ ...result, score: questions[at]?.score ?? result.score }] : [],
        );
        const asked = answers.map(({ question }) => question);
        const reasons = decision === decisionOf(score) ? [] : [say.NEVER_LOWERED];
        const now = clock.now();
        await interviews.updateSession(tx, session.id, {
          score,
          finalDecision: decision,
          summaryFeedback: summaryFeedback(asked, results, { score, decision, reasons }),
          reviewedAt: now,
        });
        await query.settleReview(tx, id, { decidedAt: now, decidedBy: adminId, note });
        const detail = scoreDecided(session.score ?? 0, score, raised.length);
        await addAuditEntry(tx, { actorId: adminId, action: "review.decided", target: id, detail }, now);
        await queue.enqueue(tx, "mail.review-decided", { sessionId: session.id });
        return reviewFields(await found(tx, id));
      }),
  };
}
