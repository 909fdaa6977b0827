import * as say from "@dryrun/domain/interviews/messages";
import { refusalToAskReview } from "@dryrun/domain/interviews/review";
import { AppError, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { findSession } from "../../records/sessions.ts";
import { decide } from "./decide.ts";
import type { ReviewDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { list, read } from "./read.ts";

/** Requests a review, once per result that still has answers. */
export const ask =
  ({ db, clock }: ReviewDeps) =>
  (studentId: string, sessionId: string, reason: string) =>
    db.transaction(async (tx) => {
      const session = await findSession(tx, sessionId, studentId, true);
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
    });

export type Reviews = ReturnType<typeof createReviews>;

/** Manages reviews: a student requests one once, and an admin confirms or raises the scores. */
export const createReviews = (deps: ReviewDeps) => ({
  ask: ask(deps),
  list: list(deps),
  read: read(deps),
  decide: decide(deps),
});
