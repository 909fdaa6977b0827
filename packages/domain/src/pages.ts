// Page arithmetic without schemas, so that a browser that only pages needs no schema library.

/** Totals are exact up to here; counting further would be too slow. */
export const TOTAL_CAP = 5000;

/** Returns the paging fields of an answer with one page. An empty list has one page. */
export const pagingOf = (total: number, { page, limit }: { page: number; limit: number }) => ({
  totalPages: Math.max(1, Math.ceil(total / limit)),
  currentPage: page,
  total,
});

/** Returns the page that a client shows: between 1 and the last. */
export const clampPage = (page: number, totalPages: number) => Math.min(Math.max(1, page), Math.max(1, totalPages));
