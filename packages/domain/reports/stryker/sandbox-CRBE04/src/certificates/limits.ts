export const CERTIFICATES_PER_PAGE = 20;
/** Rows of one imported file. */
export const MAX_CERTIFICATE_ROWS = 500;
export const CERTIFICATE_COLUMNS = ["studentName", "email", "courseName"] as const;
/** What people type as an id, with dashes and blanks. */
export const MAX_TYPED_ID = 200;
