import type { reviews } from "@dryrun/domain/admin/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import { findAnswers } from "../../records/sessions.ts";
import type { ReviewDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { reviewDetail, reviewFields } from "./serialize.ts";

/** Finds a review with its session. */
export async function foundReview(tx: Db, id: string) {
  const record = await query.findReview(tx, id);
  if (!record) throw notFound("This review");
  return record;
}

export const list =
  ({ db }: ReviewDeps) =>
  async (filter: Input<typeof reviews>["query"]): Promise<Output<typeof reviews>> => {
    const { rows, total } = await query.findReviews(db, filter);
    return {
      reviews: rows.map(reviewFields),
      ...pagingOf(total, filter),
    };
  };

export const read =
  ({ db }: ReviewDeps) =>
  async (id: string) => {
    const record = await foundReview(db, id);
    return reviewDetail(record, await findAnswers(db, record.session.id));
  };
