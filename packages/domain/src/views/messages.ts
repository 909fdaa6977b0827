import { MAX_VIEWS } from "./limits.ts";

export const TOO_MANY_VIEWS = `At most ${MAX_VIEWS} views can be saved. Delete one first.`;
