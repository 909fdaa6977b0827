/** Percent of an interview's time that a person may have on top. */
export const EXTRA_TIME_PERCENTS = [0, 25, 50] as const;
