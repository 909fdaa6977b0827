export const CONSENT_KINDS = ["recruiter-visibility", "interview", "grader-check"] as const;
/** The version of the consent to use a student's answers for checking the grader. */
export const GRADER_CHECK_VERSION = "1";
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Downloads of the own data per hour. */
export const EXPORTS_PER_HOUR = 10;

/** The privacy page lists this many of the newest profile views; the download has all of them. */
export const LISTED_VIEWS = 500;

/** What a company does with an application that its candidate is shown. */
export const ACCESS_KINDS = ["opened", "decided", "exported"] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];
