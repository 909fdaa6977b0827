/** The lists of an employer whose filters can be kept under a name. */
export const VIEW_LISTS = ["applications", "candidates"] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** Saved views of one list and employer. */
export const MAX_VIEWS = 30;
export const MAX_VIEW_NAME = 60;
/** Of the address's query, which a view keeps. */
export const MAX_VIEW_QUERY = 2000;
