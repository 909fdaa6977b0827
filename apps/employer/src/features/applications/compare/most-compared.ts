/** More candidates would not be readable side by side. */
export const MOST_COMPARED = 5;
