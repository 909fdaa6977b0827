import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { Output } from "@dryrun/domain/contract/define";
import type { openInvitation } from "@dryrun/domain/invitations/contract";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { AppError } from "../../errors/app-error.ts";
import { findInvitation, isOpen } from "../../records/invitations.ts";
import { findLink } from "../../records/links.ts";
import type { InvitationDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { invite, inviteFile } from "./send.ts";
import { cancel, extend, list } from "./sent.ts";

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
