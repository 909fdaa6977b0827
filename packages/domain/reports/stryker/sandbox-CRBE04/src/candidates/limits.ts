export const CANDIDATES_PER_PAGE = 10;
/** A higher `limit` is taken as this one. */
export const MAX_CANDIDATES_PER_PAGE = 25;
/** Rows of a page of our table. */
export const CANDIDATE_PAGE_SIZES = [CANDIDATES_PER_PAGE, MAX_CANDIDATES_PER_PAGE] as const;
/** Characters of the summary that a result shows. */
export const SUMMARY_PREVIEW = 200;
/** Choices of "updated within", in days. */
export const UPDATED_WITHIN_DAYS = [7, 14, 30] as const;
/** From this completion on a profile can be found, if its owner agreed. */
export const FINDABLE_FROM_PERCENT = 50;
/** Different candidates whose contact details the search, the candidate's page and the PDF send to one employer in a day of India. */
export const CONTACTS_PER_DAY = 200;

/** A search that finds fewer candidates looks for other words that may be meant, and suggests this many at most. */
export const SUGGEST_BELOW = 20;
export const MAX_SUGGESTIONS = 3;
/** The filters whose words may be suggested otherwise. */
export const SUGGESTED_FILTERS = ["skills", "company", "education"] as const;
