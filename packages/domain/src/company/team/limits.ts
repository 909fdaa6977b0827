/** The lifetime of an invitation to a company, counted from its last mail. */
export const TEAM_INVITATION_DAYS = 7;
/** People of one company, together with open invitations. */
export const MAX_SEATS = 50;
/** Mails with an invitation to a company that the company sends per day. */
export const TEAM_MAILS_PER_DAY = 50;
/** Jobs that can be chosen for one person; people who see more see all. */
export const MAX_CHOSEN_JOBS = 200;

/**
 * What the link of an invitation does: it creates an account, adds an existing one, or neither, because the address belongs
 * to a student or an admin (`other`) or to somebody who hires for another company (`hiring`).
 */
export const JOINING_STATES = ["new", "account", "other", "hiring"] as const;
export type JoiningState = (typeof JOINING_STATES)[number];
