export const CONSENT_KINDS = ["recruiter-visibility", "interview"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Downloads of one's own data in an hour. */
export const EXPORTS_PER_HOUR = 10;

/** Newest looks at a profile that the privacy page lists; the download has all. */
export const LISTED_VIEWS = 500;
