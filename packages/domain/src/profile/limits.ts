import { MAX_RICH_TEXT } from "../limits.ts";

/** Percent of an interview's time that a person may have on top. */
export const EXTRA_TIME_PERCENTS = [0, 25, 50] as const;
/** Characters of rich text that a page of a profile or an application begins with: a summary at its limit, and more screens than one. */
export const START_TEXT = MAX_RICH_TEXT;
