/** Other applications of the same candidate in one answer, the newest ones. */
export const MAX_OTHERS = 20;
