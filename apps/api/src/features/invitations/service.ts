import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { Output } from "@dryrun/domain/contract/define";
import type { jobInvitations, openInvitation } from "@dryrun/domain/invitations/contract";
import type { Validity } from "@dryrun/domain/invitations/limits";
import { expiresAtOf, interviewStatusOf, invitationTime } from "@dryrun/domain/invitations/rules";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { Member } from "../../records/company/members.ts";
import { findInvitation, type InvitationRow, isOpen } from "../../records/invitations.ts";
import { findOwnJob, lockOwnJobForShare } from "../../records/jobs.ts";
import { findLink } from "../../records/links.ts";
import type { InvitationDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { invite, inviteFile } from "./send.ts";

async function change({ db }: InvitationDeps, member: Member, id: string, changed: Partial<InvitationRow>) {
  if (!(await query.updateOwnInvitation(db, id, member, changed))) throw notFound("This invitation");
}

/** Lists newest first, without cancelled ones. People who have not applied have the name that the employer typed. */
export const list =
  ({ db }: InvitationDeps) =>
  async (member: Member, jobId: string): Promise<Output<typeof jobInvitations>> => {
    if (!(await findOwnJob(db, jobId, member))) throw notFound("This job");
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
        applicationStatus: application?.status ?? null,
      })),
    };
  };

/** Restarts the validity, for a closed job from its reopening on; sends no mail. */
export const extend = (deps: InvitationDeps) => (member: Member, id: string, validity: Validity) =>
  deps.db.transaction(async (tx) => {
    const invited = await findInvitation(tx, id);
    const job = invited && (await lockOwnJobForShare(tx, invited.job.id, member));
    if (!job) throw notFound("This invitation");
    const expiresAt = expiresAtOf(validity, invitationTime(job, deps.clock.now()));
    await change({ ...deps, db: tx }, member, id, { validity, expiresAt });
  });

export const cancel = (deps: InvitationDeps) => (member: Member, id: string) =>
  change(deps, member, id, { cancelledAt: deps.clock.now() });

/** Reads the data for the page of an invitation link. */
export const open =
  ({ db, clock }: InvitationDeps) =>
  async (token: string): Promise<Output<typeof openInvitation>> => {
    const link = await findLink(db, token);
    const invited = link?.purpose === "invitation" && link.about ? await findInvitation(db, link.about) : undefined;
    const isSpent = link?.usedAt !== null;
    // People with a password sign in; the page of the job shows the possible actions.
    if (!invited || !(isSpent || isOpen(invited, clock.now()))) throw new AppError("LINK_DEAD", LINK_DEAD);
    const { job, invitation } = invited;
    return {
      job: { _id: job.id, title: job.title, company: job.company, location: job.location },
      isSpent,
      closed: isClosed(job, clock.now()),
      expiresAt: invitation.expiresAt?.toISOString() ?? null,
    };
  };

/** Sends the newest valid invitation of this e-mail again if its account has no password yet. */
export const mailAgain =
  ({ db, clock, queue }: InvitationDeps) =>
  (email: string): Promise<void> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const invited = (await query.findUnusedInvitations(tx, email)).find((one) => isOpen(one, now));
      if (invited) await queue.enqueue(tx, "mail.invitation", { invitationId: invited.invitation.id });
    });

export type Invitations = ReturnType<typeof createInvitations>;

export const createInvitations = (deps: InvitationDeps) => ({
  invite: invite(deps),
  inviteFile: inviteFile(deps),
  list: list(deps),
  extend: extend(deps),
  cancel: cancel(deps),
  open: open(deps),
  mailAgain: mailAgain(deps),
});
