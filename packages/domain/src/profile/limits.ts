import { MAX_RICH_TEXT } from "../limits.ts";

/** Extra interview time in percent. */
export const EXTRA_TIME_PERCENTS = [0, 25, 50] as const;
/** Characters of rich text in the preview of a profile or an application: a full summary, more than one screen. */
export const START_TEXT = MAX_RICH_TEXT;
