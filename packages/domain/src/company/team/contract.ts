import { boolean, number, object } from "yup";
import { linkToken } from "../../auth/schema.ts";
import { defineContract } from "../../contract/define.ts";
import { choice, isoDate, list, text } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import { COMPANY_ROLES } from "../permissions.ts";
import * as calls from "./calls.ts";
import { joinTeamSchema } from "./join-schema.ts";
import { JOINING_STATES } from "./limits.ts";
import { dutySchema, inviteColleagueSchema, successorSchema } from "./schema.ts";

/** The jobs that a person sees; null for all. */
const jobIds = () => list(text()).nullable();

const person = object({
  _id: text(),
  fullName: text(),
  email: text(),
  role: choice(COMPANY_ROLES),
  jobIds: jobIds(),
  /** The number of jobs, also closed ones, of which the person is the recruiter. */
  jobs: number().defined(),
});

const invitation = object({
  _id: text(),
  email: text(),
  role: choice(COMPANY_ROLES),
  jobIds: jobIds(),
  sentAt: isoDate(),
  /** Seven days after the last mail. */
  expiresAt: isoDate(),
  expired: boolean().defined(),
});

/** The people of the company by name, and for owners its open and expired invitations by time. */
export const team = defineContract({
  ...calls.team,
  status: 200,
  response: object({ people: list(person), invitations: list(invitation) }),
});

/** Inviting an address again changes its invitation and sends it again. */
export const inviteColleague = defineContract({
  ...calls.inviteColleague,
  body: inviteColleagueSchema,
  status: 201,
  response: object({ message: text(), invitation }),
  errors: [
    "ALREADY_MEMBER",
    "EMAIL_UNVERIFIED",
    "INVITES_DECLINED",
    "LIMIT_REACHED",
    "NOT_FOUND",
    "ROLE",
    "TOO_MANY_REQUESTS",
  ],
});

/** Jobs of a person who is no recruiter any more, or no longer sees them, get the caller as their recruiter. */
export const updateColleague = defineContract({
  ...calls.updateColleague,
  params: object({ userId: id() }),
  body: dutySchema,
  status: 200,
  response: object({ person }),
  errors: ["LAST_OWNER", "NOT_FOUND", "ROLE"],
});

/** Ends the person's sessions; the account gets a company of its own. */
export const removeColleague = defineContract({
  ...calls.removeColleague,
  params: object({ userId: id() }),
  query: successorSchema,
  status: 204,
  errors: ["LAST_OWNER", "NOT_FOUND", "ROLE"],
});

export const resendTeamInvitation = defineContract({
  ...calls.resendTeamInvitation,
  params: object({ invitationId: id() }),
  status: 200,
  response: object({ message: text(), invitation }),
  errors: ["EMAIL_UNVERIFIED", "INVITES_DECLINED", "NOT_FOUND", "ROLE", "TOO_MANY_REQUESTS"],
});

/** The link in the mail stops working. */
export const withdrawTeamInvitation = defineContract({
  ...calls.withdrawTeamInvitation,
  params: object({ invitationId: id() }),
  status: 204,
  errors: ["NOT_FOUND", "ROLE"],
});

/** The caller's jobs get the company's first owner as their recruiter; the account gets a company of its own. */
export const leaveTeam = defineContract({
  ...calls.leaveTeam,
  status: 204,
  errors: ["LAST_OWNER"],
});

/** What the link of an invitation's mail shows. */
export const teamInvitation = defineContract({
  ...calls.teamInvitation,
  params: linkToken,
  status: 200,
  response: object({
    company: text(),
    email: text(),
    role: choice(COMPANY_ROLES),
    expiresAt: isoDate(),
    state: choice(JOINING_STATES),
  }),
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

/** Creates an account for the invited address, with a verified address, and signs in. */
export const joinTeam = defineContract({
  ...calls.joinTeam,
  params: linkToken,
  body: joinTeamSchema,
  status: 201,
  response: object({ token: text() }),
  errors: ["CANNOT_JOIN", "LIMIT_REACHED", "LINK_DEAD", "TOO_MANY_REQUESTS"],
});

/** Adds the caller, who must have the invited address. */
export const acceptTeamInvitation = defineContract({
  ...calls.acceptTeamInvitation,
  params: linkToken,
  status: 204,
  errors: ["CANNOT_JOIN", "LIMIT_REACHED", "LINK_DEAD", "TOO_MANY_REQUESTS"],
});
