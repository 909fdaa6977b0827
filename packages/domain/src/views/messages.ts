import { MAX_SHARED_VIEWS, MAX_VIEWS } from "./limits.ts";

export const TOO_MANY_VIEWS = `You can save at most ${MAX_VIEWS} views. Delete one first.`;
export const TOO_MANY_SHARED_VIEWS = `Your company can share at most ${MAX_SHARED_VIEWS} views of a list. Delete one first.`;
export const VIEW_NAME_TAKEN = "Its author has another view with this name.";
