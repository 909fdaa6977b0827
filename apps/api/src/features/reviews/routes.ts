import * as admin from "@dryrun/domain/admin/contract";
import { REVIEW_DECIDED } from "@dryrun/domain/admin/messages";
import { requestReview } from "@dryrun/domain/interviews/contract";
import { REVIEW_REQUESTED } from "@dryrun/domain/interviews/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Reviews } from "./service.ts";

export function reviewRoutes(app: FastifyInstance, reviews: Reviews) {
  contractRoute(app, requestReview, async ({ params, body }, caller) => {
    await reviews.ask(caller.id, params.sessionId, body.reason);
    return { message: REVIEW_REQUESTED };
  });
  contractRoute(app, admin.reviews, ({ query }) => reviews.list(query));
  contractRoute(app, admin.review, ({ params }) => reviews.read(params.id));
  contractRoute(app, admin.decideReview, async ({ params, body }, caller) => ({
    message: REVIEW_DECIDED,
    review: await reviews.decide(caller.id, params.id, body),
  }));
}
