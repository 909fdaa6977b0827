import { MAX_RICH_TEXT } from "../limits.ts";

/** Percent of an interview's time that a person may have on top. */
export const EXTRA_TIME_PERCENTS = [0, 25, 50] as const;
/** Characters of rich text in the first answer of a profile or an application: a full summary, more than one screen. */
export const START_TEXT = MAX_RICH_TEXT;
