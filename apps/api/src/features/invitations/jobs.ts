import type { Db } from "../../db/client.ts";
import { newLinkToken } from "../../ids.ts";
import { invitationMail } from "../../mails/invitation.ts";
import type { Clock, Handlers, Mailer } from "../../ports.ts";
import { hashOf, insertLink } from "../auth/link-queries.ts";
import { findInvitation, isOpen } from "./queries.ts";

interface InvitationJobParts {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}

/** Somebody with a password is led to the job itself; anybody else to the page that sets one. */
export function invitationJobs({
  db,
  clock,
  mailer,
  publicUrl,
}: InvitationJobParts): Pick<Handlers, "mail.invitation"> {
  return {
    async "mail.invitation"({ invitationId }) {
      const invited = await findInvitation(db, invitationId);
      const now = clock.now();
      if (!invited || !isOpen(invited, now) || invited.user.blockedAt) return;
      const { invitation, job, user } = invited;
      const facts = { name: user.username, jobTitle: job.title, company: job.company, expiresAt: invitation.expiresAt };
      if (user.passwordHash !== null) {
        const mail = invitationMail({ ...facts, isNew: false, link: `${publicUrl}/student/jobs/${job.id}` });
        const key = `invitation-${invitationId}-${invitation.lastSentAt.getTime()}`;
        return mailer.send({ ...mail, to: user.email, key });
      }
      const token = newLinkToken();
      const hash = hashOf(token);
      // It lives as long as the invitation, which may be extended.
      const link = { hash, userId: user.id, purpose: "invitation", about: invitationId, createdAt: now } as const;
      await insertLink(db, link);
      const mail = invitationMail({ ...facts, isNew: true, link: `${publicUrl}/invitation/${token}` });
      await mailer.send({ ...mail, to: user.email, key: `invitation-${hash.slice(0, 16)}` });
    },
  };
}
