import { object } from "yup";
import { searchWords } from "../../fields.ts";

/** The fewest characters that are searched for. */
export const FIND_FROM = 2;
/** Results of each kind. */
export const FOUND_PER_KIND = 5;
/** Searches of a person per minute; a page asks after each pause in typing. */
export const FINDS_PER_MINUTE = 120;

export const TYPE_MORE = `Type at least ${FIND_FROM} characters.`;
export const TOO_MANY_FINDS = "You have searched very often in the last minute. Wait a moment and try again.";

export const findSchema = object({ q: searchWords("Search").min(FIND_FROM, TYPE_MORE).required(TYPE_MORE) });
