import type { CompanyRole } from "../permissions.ts";
import { MAX_CHOSEN_JOBS, MAX_SEATS, TEAM_MAILS_PER_DAY } from "./limits.ts";

/** The names of the roles, and what each may do. */
export const ROLE_NAMES: Readonly<Record<CompanyRole, string>> = {
  owner: "Owner",
  recruiter: "Recruiter",
  manager: "Hiring manager",
  viewer: "Viewer",
};
export const ROLE_ABOUT: Readonly<Record<CompanyRole, string>> = {
  owner: "Does everything, and manages the team and the company.",
  recruiter: "Posts jobs, invites candidates, decides and writes to them.",
  manager: "Reads the candidates and their interviews. Sends no mails and decides nothing.",
  viewer: "Reads everything, and changes nothing.",
};

export const LAST_OWNER = "You are the only owner of this company. Make a colleague an owner first.";
export const ALREADY_MEMBER = "This person is already in your team.";
export const NO_SEAT = `A team can have at most ${MAX_SEATS} people, open invitations included.`;
export const INVITE_NEEDS_EMAIL = "Verify your e-mail address before you invite colleagues.";
export const TEAM_MAILS_SENT = `Your company has sent ${TEAM_MAILS_PER_DAY} team invitations today. Send more tomorrow.`;
export const TOO_MANY_JOBS = `Choose at most ${MAX_CHOSEN_JOBS} jobs, or all jobs.`;
export const NOT_A_RECRUITER = "Choose an owner or a recruiter of your team.";
export const invitationSent = (email: string) => `Invitation sent to ${email}`;
export const OTHER_ADDRESS = "This invitation is for another e-mail address. Log in with that address.";
export const OTHER_ACCOUNT =
  "This address belongs to another kind of account, which cannot join a company. Ask for an invitation to another address.";
export const HIRES_ELSEWHERE =
  "This address belongs to an account that hires for another company. Leave that team or delete its jobs first, or ask for an invitation to another address.";
