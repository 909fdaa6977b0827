/**
 * The roles of people in a company. An owner may do everything; a recruiter posts jobs, invites, decides and writes to
 * candidates; a hiring manager reads, comments and fills scorecards; a viewer reads.
 */
export const COMPANY_ROLES = ["owner", "recruiter", "manager", "viewer"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The roles that post jobs, invite candidates and decide. */
export const HIRING_ROLES: readonly CompanyRole[] = ["owner", "recruiter"];
