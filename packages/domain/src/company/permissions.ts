import type { Call } from "../contract/call.ts";

/**
 * The roles of people in a company. An owner may do everything; a recruiter posts jobs, invites, decides and writes to
 * candidates; a hiring manager reads, comments and fills scorecards; a viewer reads.
 */
export const COMPANY_ROLES = ["owner", "recruiter", "manager", "viewer"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The roles that post jobs, invite candidates and decide. */
export const HIRING_ROLES: readonly CompanyRole[] = ["owner", "recruiter"];

/** The refusal of a call that the person's role in the company does not allow. */
export const ROLE_MAY_NOT = "Your role in this company does not allow this. Ask an owner.";

/** The refusal of every employer's call in a company whose owners an admin has blocked. */
export const COMPANY_BLOCKED =
  "This company is blocked. You can still download your own data or delete your account. Please contact support.";

const EVERYBODY = COMPANY_ROLES;
const OWNERS: readonly CompanyRole[] = ["owner"];
const HIRING = HIRING_ROLES;
const COMMENTING: readonly CompanyRole[] = ["owner", "recruiter", "manager"];

/** Which roles may use which call of an employer. A call that is missing here is refused for everybody. */
const ROLES_BY_CALL: ReadonlyMap<string, readonly CompanyRole[]> = new Map(
  Object.entries({
    "GET /emp/jobs": EVERYBODY,
    "POST /emp/jobs": HIRING,
    "GET /emp/jobs/:id": EVERYBODY,
    "PUT /emp/jobs/:id": HIRING,
    "DELETE /emp/jobs/:id": HIRING,
    "PATCH /emp/jobs/:id/close": HIRING,
    "PATCH /emp/jobs/:id/reopen": HIRING,
    "GET /emp/jobs/stats/:id": EVERYBODY,
    "GET /emp/jobs/dashboard": EVERYBODY,

    "GET /emp/jobs/applications": EVERYBODY,
    "GET /emp/jobs/applications/:id": EVERYBODY,
    "GET /emp/jobs/applications/counts": EVERYBODY,
    "GET /emp/jobs/application/:applicationId": EVERYBODY,
    "GET /emp/jobs/interview-summary/:applicationId": EVERYBODY,
    "POST /emp/jobs/application/:applicationId/opened": EVERYBODY,
    "PATCH /emp/jobs/application/:applicationId": HIRING,
    "PATCH /emp/jobs/applications": HIRING,
    "POST /emp/jobs/accept-application": HIRING,
    "POST /emp/jobs/reject-application": HIRING,
    "POST /emp/jobs/application/:applicationId/undo": HIRING,
    "POST /emp/jobs/applications/undo": HIRING,
    "POST /emp/jobs/application/:applicationId/reopen": HIRING,
    "PUT /emp/jobs/application/:applicationId/do-not-contact": HIRING,
    "DELETE /emp/jobs/application/:applicationId/do-not-contact": HIRING,
    "GET /emp/jobs/applications/export": HIRING,
    "PUT /emp/jobs/application/:applicationId/assignee": HIRING,
    "PUT /emp/jobs/application/:applicationId/looking": EVERYBODY,
    "GET /emp/jobs/application/:applicationId/activity": EVERYBODY,
    "GET /emp/jobs/:id/activity": EVERYBODY,

    "POST /emp/jobs/application/:applicationId/notes": COMMENTING,
    "PATCH /emp/jobs/application/:applicationId/notes/:noteId": COMMENTING,
    "DELETE /emp/jobs/application/:applicationId/notes/:noteId": COMMENTING,

    "GET /emp/jobs/:id/criteria": EVERYBODY,
    "PUT /emp/jobs/:id/criteria": HIRING,
    "GET /emp/jobs/application/:applicationId/scorecards": EVERYBODY,
    "PUT /emp/jobs/application/:applicationId/scorecard": COMMENTING,

    "POST /emp/jobs/:jobId/invite": HIRING,
    "POST /bulk-invite/:jobId/bulk-invite": HIRING,
    "GET /employer-invites/:id": EVERYBODY,
    "PATCH /employer-invites/:invitationId": HIRING,
    "DELETE /employer-invites/:invitationId": HIRING,
    "POST /emp/jobs/reminders/application": HIRING,
    "POST /emp/jobs/reminders/interview": HIRING,
    "POST /emp/jobs/:jobId/remind-all": HIRING,
    "POST /emp/jobs/:jobId/reminders/preview": HIRING,
    "POST /emp/jobs/:jobId/reminders/undo": HIRING,

    "GET /search-candidates": HIRING,
    "GET /search-candidates/candidate/:id": HIRING,
    "GET /search-candidates/pdf/candidate/:id/pdf": HIRING,

    "GET /emp/views": EVERYBODY,
    "POST /emp/views": EVERYBODY,
    "PATCH /emp/views/:viewId": EVERYBODY,
    "DELETE /emp/views/:viewId": EVERYBODY,
    "GET /emp/templates": HIRING,
    "PUT /emp/templates/:kind": HIRING,
    "DELETE /emp/templates/:kind": HIRING,
    "POST /emp/templates/:kind/preview": HIRING,
    "POST /emp/templates/:kind/test": HIRING,

    "GET /emp/mail-settings": HIRING,
    "PATCH /emp/mail-settings": HIRING,
    "POST /emp/applications/mail/preview": HIRING,
    "POST /emp/applications/mail": HIRING,
    "POST /emp/applications/mail/:mailId/undo": HIRING,

    "GET /emp/meetings": EVERYBODY,
    "GET /emp/meetings/availability": COMMENTING,
    "PUT /emp/meetings/availability": COMMENTING,
    "GET /emp/jobs/application/:applicationId/meetings": EVERYBODY,
    "GET /emp/jobs/application/:applicationId/meetings/busy": HIRING,
    "POST /emp/jobs/application/:applicationId/meetings": HIRING,
    "PATCH /emp/meetings/:meetingId": HIRING,
    "DELETE /emp/meetings/:meetingId": HIRING,

    "GET /emp/company": EVERYBODY,
    "PATCH /emp/company": OWNERS,
    "PUT /emp/company/logo": OWNERS,
    "DELETE /emp/company/logo": OWNERS,
    "GET /emp/rejection-reasons": EVERYBODY,
    "PUT /emp/rejection-reasons": OWNERS,

    "GET /emp/stages": EVERYBODY,
    "PUT /emp/stages": OWNERS,
    "GET /emp/jobs/:id/stages": EVERYBODY,
    "PUT /emp/jobs/:id/stages": HIRING,

    "GET /emp/keys": OWNERS,
    "POST /emp/keys": OWNERS,
    "DELETE /emp/keys/:keyId": OWNERS,
    "GET /emp/webhooks": OWNERS,
    "POST /emp/webhooks": OWNERS,
    "PATCH /emp/webhooks/:webhookId": OWNERS,
    "DELETE /emp/webhooks/:webhookId": OWNERS,
    "POST /emp/webhooks/:webhookId/secret": OWNERS,
    "POST /emp/webhooks/:webhookId/test": OWNERS,
    "GET /emp/webhooks/:webhookId/deliveries": OWNERS,
    "POST /emp/webhooks/:webhookId/deliveries/:deliveryId/replay": OWNERS,

    "GET /emp/find": EVERYBODY,
    "GET /emp/numbers": EVERYBODY,
    "GET /emp/numbers/export": HIRING,
    "GET /emp/digest": EVERYBODY,
    "PATCH /emp/digest": EVERYBODY,

    "GET /emp/team": EVERYBODY,
    "POST /emp/team": OWNERS,
    "PATCH /emp/team/:userId": OWNERS,
    "DELETE /emp/team/:userId": OWNERS,
    "POST /emp/team/invitations/:invitationId/resend": OWNERS,
    "DELETE /emp/team/invitations/:invitationId": OWNERS,
    "POST /emp/team/leave": EVERYBODY,
    "PUT /team-invitations/:token": EVERYBODY,
  }),
);

/** Returns the roles that may use an employer's call. */
export const rolesOf = ({ method, path }: Pick<Call, "method" | "path">): readonly CompanyRole[] =>
  ROLES_BY_CALL.get(`${method} ${path}`) ?? [];

/** Whether a person with this role may use an employer's call. */
export const mayCall = (role: CompanyRole, call: Pick<Call, "method" | "path">) => rolesOf(call).includes(role);
