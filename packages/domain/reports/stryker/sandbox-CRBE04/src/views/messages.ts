import { MAX_VIEWS } from "./limits.ts";

export const TOO_MANY_VIEWS = `You can save at most ${MAX_VIEWS} views. Delete one first.`;
