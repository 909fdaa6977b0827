/** More candidates side by side cannot be read. */
export const MOST_COMPARED = 5;
