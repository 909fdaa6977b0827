import { ask } from "./ask.ts";
import { decide } from "./decide.ts";
import type { ReviewParts } from "./parts.ts";
import { list, read } from "./read.ts";

export type Reviews = ReturnType<typeof createReviews>;

/** Manages reviews: a student requests one once, and an admin confirms or raises the scores. */
export const createReviews = (parts: ReviewParts) => ({
  ask: ask(parts),
  list: list(parts),
  read: read(parts),
  decide: decide(parts),
});
