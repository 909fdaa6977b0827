import type { Db } from "../../db/client.ts";
import { newLinkToken } from "../../ids.ts";
import { applicationReminderMail } from "../../mails/application-reminder.ts";
import { invitationMail } from "../../mails/invitation.ts";
import type { Clock, Handlers, Mailer } from "../../ports.ts";
import { findApplicationId } from "../applications/queries.ts";
import { hashOf, insertLink } from "../auth/link-queries.ts";
import type { Declines } from "./declines.ts";
import { findInvitation, type InvitedTo, isOpen } from "./queries.ts";

type Write = typeof invitationMail;
interface InvitationJobParts {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  declines: Pick<Declines, "among" | "unsubscribeOf">;
}

/** Somebody with a password is led to the job itself; anybody else to the page that sets one. */
export function invitationJobs({
  db,
  clock,
  mailer,
  publicUrl,
  declines,
}: InvitationJobParts): Pick<Handlers, "mail.invitation" | "mail.application-reminder"> {
  /** Mails what `write` makes of an invitation that can still be taken up. */
  async function mailTo(invited: InvitedTo, { kind, at, write }: { kind: string; at: Date; write: Write }) {
    const { invitation, job, user } = invited;
    const { link: declineLink, headers } = declines.unsubscribeOf(user.email, publicUrl);
    const facts = {
      name: user.username,
      jobTitle: job.title,
      company: job.company,
      expiresAt: invitation.expiresAt,
      declineLink,
    };
    if (user.passwordHash !== null) {
      const mail = write({ ...facts, isNew: false, link: `${publicUrl}/student/jobs/${job.id}` });
      return mailer.send({ ...mail, headers, to: user.email, key: `${kind}-${invitation.id}-${at.getTime()}` });
    }
    const token = newLinkToken();
    const hash = hashOf(token);
    const [userId, about, createdAt] = [user.id, invitation.id, clock.now()];
    // It lives as long as the invitation, which may be extended.
    await insertLink(db, { hash, userId, purpose: "invitation", about, createdAt });
    const mail = write({ ...facts, isNew: true, link: `${publicUrl}/invitation/${token}` });
    await mailer.send({ ...mail, headers, to: user.email, key: `${kind}-${hash.slice(0, 16)}` });
  }

  async function findOpen(invitationId: string): Promise<InvitedTo | null> {
    const invited = await findInvitation(db, invitationId);
    if (!invited || !isOpen(invited, clock.now()) || invited.user.blockedAt) return null;
    // Since the invitation the person may have asked for no more of them.
    return (await declines.among(db, [invited.user.email])).size > 0 ? null : invited;
  }

  return {
    async "mail.invitation"({ invitationId }) {
      const invited = await findOpen(invitationId);
      if (!invited) return;
      await mailTo(invited, { kind: "invitation", at: invited.invitation.lastSentAt, write: invitationMail });
    },

    async "mail.application-reminder"({ invitationId }) {
      const invited = await findOpen(invitationId);
      const at = invited?.invitation.applicationRemindedAt;
      if (!invited || !at || (await findApplicationId(db, invited.job.id, invited.user.id))) return;
      await mailTo(invited, { kind: "application-reminder", at, write: applicationReminderMail });
    },
  };
}
