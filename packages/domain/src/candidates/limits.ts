export const CANDIDATES_PER_PAGE = 10;
/** Characters of the summary that a result shows (specification 2, point 9). */
export const SUMMARY_PREVIEW = 200;
/** Choices of "updated within", in days. */
export const UPDATED_WITHIN_DAYS = [7, 14, 30] as const;
/** From this completion on a profile can be found, if its owner agreed. */
export const FINDABLE_FROM_PERCENT = 50;
/** Profiles and resumes that one employer may open in a day. */
export const PROFILE_VIEWS_PER_DAY = 200;
