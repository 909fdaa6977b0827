/** The maximum length of a draft's values as JSON: several times the longest valid form. */
export const MAX_DRAFT = 400_000;
/** Drafts that one student can have at the same time. */
export const MAX_DRAFTS = 30;
