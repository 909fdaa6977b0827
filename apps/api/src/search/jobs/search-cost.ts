/** Statistics of all listings. */
export interface Listings {
  count: number;
  /** Since the oldest. */
  days: number;
}

/** The cost of a row of the term index in rows of a walk: each is a random read. */
const ROW_BY_TERM = 12;

/**
 * Whether walking the listings from the newest is cheaper than fetching all that hold the terms. `shares` are the parts of the
 * listings that hold each term; that they occur independently is a guess, good enough to choose by.
 */
export function isWalkCheaper(
  { count, days }: Listings,
  shares: readonly number[],
  sinceDays: number | null,
  most: number,
) {
  if (shares.length === 0) return true;
  const share = shares.reduce((product, one) => product * one, 1);
  const inWindow = sinceDays === null ? count : count * Math.min(1, sinceDays / Math.max(days, 1));
  const walked = Math.min(inWindow, most / Math.max(share, 1e-9));
  return walked <= count * share * ROW_BY_TERM;
}
