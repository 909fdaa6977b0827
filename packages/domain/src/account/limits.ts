export const CONSENT_KINDS = ["recruiter-visibility", "interview"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
