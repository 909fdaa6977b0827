/** Of one draft's values as JSON: several times the longest form that can be sent. */
export const MAX_DRAFT = 400_000;
/** Applications that one student can have begun at the same time. */
export const MAX_DRAFTS = 30;
