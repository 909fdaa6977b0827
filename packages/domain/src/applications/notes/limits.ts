/** Notes of one application. */
export const MAX_NOTES = 200;
/** Colleagues mentioned in one note. */
export const MAX_MENTIONED = 10;
