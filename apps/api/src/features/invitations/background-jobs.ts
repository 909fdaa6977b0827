import type { Db } from "../../db/client.ts";
import { newLinkToken } from "../../ids.ts";
import { applicationReminderMail, invitationMail } from "../../mails/invitations.ts";
import type { Clock, Handlers, Mailer } from "../../ports.ts";
import { findApplicationId } from "../../records/applications.ts";
import { findSender, sentBy } from "../../records/company/senders.ts";
import { findInvitation, type InvitedTo, isOpen } from "../../records/invitations.ts";
import { lockJobForShare } from "../../records/jobs.ts";
import { hashOf, insertLink } from "../../records/links.ts";
import { findTemplate } from "../../records/templates/mail-templates.ts";
import type { MailChoices } from "../notifications/mail-choices.ts";
import type { Declines } from "./declines.ts";
import * as query from "./queries.ts";

type Write = typeof applicationReminderMail;
interface InvitationJobDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  declines: Pick<Declines, "filterDeclined" | "unsubscribeOf">;
  mailChoices: Pick<MailChoices, "mayMail">;
}

/** Sends people with a password to the job, and others to the page that sets a password. */
export function invitationJobs(
  deps: InvitationJobDeps,
): Pick<Handlers, "mail.invitation" | "mail.application-reminder"> {
  const { db, clock, declines, mailChoices } = deps;
  /** Whether the mail waits until the job reopens; evaluated under the job's lock, which a reopening takes too. */
  const waits = ({ job, invitation }: InvitedTo) =>
    db.transaction(async (tx) => {
      const lockedJob = await lockJobForShare(tx, job.id);
      if (!lockedJob?.closedAt) return false;
      await query.updateInvitation(tx, invitation.id, { mailWaits: true });
      return true;
    });
  async function findOpen(invitationId: string): Promise<InvitedTo | null> {
    const invited = await findInvitation(db, invitationId);
    if (!invited || !isOpen(invited, clock.now()) || invited.user.blockedAt) return null;
    // The person may have unsubscribed since the invitation.
    return (await declines.filterDeclined(db, [invited.user.email])).size > 0 ? null : invited;
  }

  return {
    async "mail.invitation"({ invitationId }) {
      const invited = await findOpen(invitationId);
      if (!invited || (await waits(invited))) return;
      const { invitation, job } = invited;
      const template = await findTemplate(db, job.companyId, "invite");
      const write: Write = (facts) =>
        invitationMail({ ...facts, location: job.location, salary: job.salary, template });
      const { invitedBy: byId, lastSentAt: at } = invitation;
      await mailTo(deps, invited, { kind: "invitation", at, byId, write });
    },

    async "mail.application-reminder"({ invitationId }) {
      const invited = await findOpen(invitationId);
      const at = invited?.invitation.applicationRemindedAt;
      if (!invited || !at || invited.job.closedAt || (await findApplicationId(db, invited.job.id, invited.user.id)))
        return;
      if (!(await mailChoices.mayMail(invited.user.id, "reminder"))) return;
      const byId = invited.invitation.remindedBy;
      await mailTo(deps, invited, { kind: "application-reminder", at, byId, write: applicationReminderMail });
    },
  };
}

/** Sends the mail that `write` builds, if the invitation can still be accepted. */
async function mailTo(
  { db, clock, mailer, publicUrl, declines }: InvitationJobDeps,
  invited: InvitedTo,
  { kind, at, byId, write }: { kind: string; at: Date; byId: string | null; write: Write },
) {
  const { invitation, job, user } = invited;
  const { link: declineLink, headers } = declines.unsubscribeOf(user.email, publicUrl);
  const sender = await findSender(db, job.companyId, byId);
  if (!sender) return;
  const common = { headers, to: user.email, ...sentBy(sender, job.company) };
  const facts = {
    name: user.username,
    jobTitle: job.title,
    company: job.company,
    signature: sender.signature,
    expiresAt: invitation.expiresAt,
    declineLink,
  };
  if (user.passwordHash !== null) {
    const mail = write({ ...facts, isNew: false, link: `${publicUrl}/student/jobs/${job.id}` });
    return mailer.send({ ...mail, ...common, key: `${kind}-${invitation.id}-${at.getTime()}` });
  }
  const token = newLinkToken();
  const hash = hashOf(token);
  const [userId, about, createdAt] = [user.id, invitation.id, clock.now()];
  // Valid as long as the invitation, which can be extended.
  await insertLink(db, { hash, userId, purpose: "invitation", about, createdAt });
  const mail = write({ ...facts, isNew: true, link: `${publicUrl}/invitation/${token}` });
  await mailer.send({ ...mail, ...common, key: `${kind}-${hash.slice(0, 16)}` });
}
