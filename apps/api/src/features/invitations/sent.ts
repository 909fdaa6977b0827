import type { Output } from "@dryrun/domain/contract/define";
import type { jobInvitations } from "@dryrun/domain/invitations/contract";
import type { Validity } from "@dryrun/domain/invitations/limits";
import { expiresAtOf, interviewStatusOf } from "@dryrun/domain/invitations/rules";
import { notFound } from "../../http/app-error.ts";
import type { InvitationRow } from "../../records/invitations.ts";
import { findOwnJob } from "../../records/jobs.ts";
import type { InvitationParts } from "./parts.ts";
import * as query from "./queries.ts";

async function change({ db }: InvitationParts, employerId: string, id: string, changed: Partial<InvitationRow>) {
  if (!(await query.updateOwnInvitation(db, id, employerId, changed))) throw notFound("This invitation");
}

/** Newest first, without cancelled ones. People who have not applied have the name that the employer typed. */
export const list =
  ({ db }: InvitationParts) =>
  async (employerId: string, jobId: string): Promise<Output<typeof jobInvitations>> => {
    if (!(await findOwnJob(db, jobId, employerId))) throw notFound("This job");
    const rows = await query.findJobInvitations(db, jobId);
    return {
      invitations: rows.map(({ invitation, application, sentAt }) => ({
        _id: invitation.id,
        student: {
          _id: invitation.studentId,
          fullName: application?.fullName ?? `${invitation.firstName} ${invitation.lastName}`,
          email: invitation.email,
        },
        validity: invitation.validity,
        createdAt: invitation.createdAt.toISOString(),
        expiresAt: invitation.expiresAt?.toISOString() ?? null,
        hasApplied: application !== null,
        interviewStatus: interviewStatusOf(application !== null, sentAt !== null),
        applicationId: application?.id ?? null,
      })),
    };
  };

/** Restarts its validity; sends no mail. */
export const extend = (parts: InvitationParts) => (employerId: string, id: string, validity: Validity) =>
  change(parts, employerId, id, { validity, expiresAt: expiresAtOf(validity, parts.clock.now()) });

export const cancel = (parts: InvitationParts) => (employerId: string, id: string) =>
  change(parts, employerId, id, { cancelledAt: parts.clock.now() });
