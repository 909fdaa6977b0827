/** Limits of fields, in characters unless the name says otherwise. */
export const MAX_NAME = 120;
export const MAX_SALARY = 60;
export const MAX_EMAIL = 254;
export const MAX_URL = 2048;
export const MAX_RICH_TEXT = 20_000;
export const MAX_TAG = 60;
export const MAX_TAGS = 50;
export const MAX_LIST_ENTRIES = 20;
export const MAX_NOTE = 2000;
export const MAX_SEARCH_WORDS = 100;
export const MAX_EXPERIENCE_YEARS = 60;
export const MAX_CTC_RUPEES = 1_000_000_000;
/** Yearly pay outside of this range is often a typing error: forms ask once for confirmation. */
export const USUAL_PAY_RUPEES = { least: 50_000, most: 50_000_000 } as const;
export const MAX_BODY_BYTES = 1_048_576;
/** The maximum size of an uploaded CSV file. */
export const MAX_UPLOAD_BYTES = 1_048_576;
/** Uploads per account and hour. */
export const UPLOADS_PER_HOUR = 60;
/** PDFs that one account downloads per hour. */
export const PDFS_PER_HOUR = 300;
/** Page sizes of an employer's tables. */
export const TABLE_PAGE_SIZES = [25, 50, 100] as const;
