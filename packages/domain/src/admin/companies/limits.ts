/** `waiting`: neither verified nor blocked. A company is blocked while all its owners are. */
export const COMPANY_STATES = ["waiting", "verified", "blocked"] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** Why two companies cannot be merged: one of them is blocked, or they have more people than a company can have. */
export const MERGE_REFUSALS = ["BLOCKED", "SEATS"] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];
