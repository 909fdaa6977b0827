/** The day on which the legal texts were last changed. */
export const UPDATED = "26 November 2026";
