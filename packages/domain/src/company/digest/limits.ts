/** How often a person gets the summary by mail. */
export const DIGEST_CHOICES = ["off", "daily", "weekly"] as const;
export type DigestChoice = (typeof DIGEST_CHOICES)[number];
export type DigestEvery = Exclude<DigestChoice, "off">;

/** The hour in India at which summaries are sent; weekly ones on Mondays. */
export const DIGEST_HOUR = 9;
/** Jobs that a summary names in each of its parts; it counts the others. */
export const DIGEST_JOBS = 10;
/** Days before its closing day from which a job is named. */
export const DIGEST_CLOSING_DAYS = 3;
