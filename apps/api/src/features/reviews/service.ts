import { ask } from "./ask.ts";
import { decide } from "./decide.ts";
import type { ReviewDeps } from "./deps.ts";
import { list, read } from "./read.ts";

export type Reviews = ReturnType<typeof createReviews>;

/** Manages reviews: a student requests one once, and an admin confirms or raises the scores. */
export const createReviews = (deps: ReviewDeps) => ({
  ask: ask(deps),
  list: list(deps),
  read: read(deps),
  decide: decide(deps),
});
