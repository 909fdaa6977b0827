/** The fewest characters that are searched for. */
export const FIND_FROM = 2;
/** Results of each kind. */
export const FOUND_PER_KIND = 5;
/** Searches of a person per minute; a page asks after each pause in typing. */
export const FINDS_PER_MINUTE = 120;
