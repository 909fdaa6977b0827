// Arithmetic of pages, apart from the schemas: a browser that only pages needs no schema library.

/** Totals are exact up to here; counting further would be too slow. */
export const TOTAL_CAP = 5000;

/** At least 1, so that an empty list has a page. */
export const totalPagesOf = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit));

/** The page that a client shows: within 1 and the last. */
export const clampPage = (page: number, totalPages: number) => Math.min(Math.max(1, page), Math.max(1, totalPages));
