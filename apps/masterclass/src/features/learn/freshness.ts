/** Progress that another device may have changed is loaded again after this time, in seconds. */
export const REFETCH_AFTER_S = 10;
